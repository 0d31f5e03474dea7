import type { WordsOf } from "../dictionary";
import { faceWord } from "./claims";
import { sayDrinks } from "./drinks";
import { sayEntry, sayMoves } from "./historyScreens";
import { sayOption, sayOptionValue } from "./houseRules";
import { diceWord, numberWord } from "./numbers";
import { list } from "./people";
import { sayFinding } from "./questions";
import { sayRefusal } from "./refusals";
import { sayBegins, sayDealt, sayRaises } from "./rulesCard";
import { sayMarks } from "./screens";
import { sayHeld } from "./stakes";

type Words = WordsOf<"optionExamples">;
type Seen = Parameters<Words["sayExample"]>[0];
type Round = Extract<Seen, { seen: "round" }>;

export const exampleWords = {
  example: "Por ejemplo",
  under: (rules) =>
    `Con ${list(rules.map(({ option, value }) => `«${sayOption(option)}: ${sayOptionValue(option, value)}»`))}`,
  idle: "Junto a las demás reglas de la casa, tal como están, esta no cambia nada aquí.",
} satisfies Words["exampleWords"];

export const sayExample: Words["sayExample"] = (seen) => {
  switch (seen.seen) {
    case "order":
      return `De mayor a menor: ${seen.hands.map((dice) => dice.join("")).join(", ")}.`;
    case "raises":
      return sayRaises(seen.over, seen.lowest);
    case "cups":
      return sayDealt(seen.dealt);
    case "begins":
      return sayBegins(seen.what, seen.count);
    case "pot":
      return `Se sientan ${numberWord(seen.players)}: ${seen.chips === 0 ? "no hay bote" : `${sayHeld("chip", seen.chips)} en el bote antes del primer canto`}.`;
    case "dishes":
      return sayDishes(seen.people, seen.bads, seen.wash);
    case "round":
      return sayRound(seen);
  }
};

function sayDishes(people: number, bads: number, wash: boolean): string {
  const have = sayHeld("bad", bads);
  if (people === 1) return `Quien tiene ${have} ${wash ? "friega a solas" : "todavía no friega"}.`;
  return `${capital(numberWord(people))} personas con ${have} cada una: ${wash ? "friegan juntas" : "la partida sigue"}.`;
}

function sayRound({ held, done, bangs, shown, wild, drink, came }: Round): string {
  const telling = { doubt: bangs ? "bang" : "doubt", drink } as const;
  const said = done.map((action) => {
    const marks = sayMarks(action);
    return `${sayEntry(action, {}, telling)}${marks === "" ? "" : ` (${marks})`}`;
  });
  const dice = shown.map((cup) => cup.join("")).join(" + ");
  return [
    ...held.map(({ player, what, count }) => `A ${player} le queda: ${sayHeld(what, count)}.`),
    `${said.join(", ")}.`,
    ...(shown.length > 0
      ? [`Los dados: ${dice}${wild === null ? "" : `, los ${faceWord(wild, 2)} son comodín`}.`]
      : []),
    ...came.map((one) => sayCame(one, drink)),
  ].join(" ");
}

function sayCame(came: Round["came"][number], drink: Round["drink"]): string {
  switch (came.came) {
    case "allowed":
      return came.beyond === null ? "Vale." : `Vale, aunque solo hay ${diceWord(came.beyond)}.`;
    case "refused":
      return `No se puede: ${sayRefusal(came.refusal, {})}`;
    case "settled":
      if (came.starter)
        return `${came.finding.finding === "short" ? "Si no estaban" : "Si estaban"}: empieza ${came.starter}.`;
      return [
        sayFinding(came.claim, came.finding),
        ...(came.moves ? [`${capital(sayMoves(came.moves, {}, drink))}.`] : []),
        ...(came.giver ? [`${came.giver} reparte también ${sayDrinks(1, drink)}.`] : []),
      ].join(" ");
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
