import type { WordsOf } from "../dictionary";
import { faceWord } from "./claims";
import { sayDrinks } from "./drinks";
import { sayEntry, sayMoves } from "./historyScreens";
import { sayOption, sayOptionValue } from "./houseRules";
import { numberWord } from "./numbers";
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
  example: "Zum Beispiel",
  under: (rules) =>
    `Mit ${list(rules.map(({ option, value }) => `„${sayOption(option)}: ${sayOptionValue(option, value)}“`))}`,
  idle: "Neben den übrigen Hausregeln, wie sie stehen, ändert diese hier nichts.",
} satisfies Words["exampleWords"];

export const sayExample: Words["sayExample"] = (seen) => {
  switch (seen.seen) {
    case "order":
      return `Von oben nach unten: ${seen.hands.map((dice) => dice.join("")).join(", ")}.`;
    case "raises":
      return sayRaises(seen.over, seen.lowest);
    case "cups":
      return sayDealt(seen.dealt);
    case "begins":
      return sayBegins(seen.what, seen.count);
    case "pot":
      return `${capital(numberWord(seen.players))} setzen sich: ${seen.chips === 0 ? "Es gibt keinen Pott" : `${sayHeld("chip", seen.chips)} im Pott vor der ersten Ansage`}.`;
    case "dishes":
      return sayDishes(seen.people, seen.bads, seen.wash);
    case "round":
      return sayRound(seen);
  }
};

function sayDishes(people: number, bads: number, wash: boolean): string {
  const have = sayHeld("bad", bads);
  if (people === 1) return `Bei ${have} ${wash ? "spült man allein" : "spült man noch nicht"}.`;
  return `${capital(numberWord(people))} Personen, für jede ${have}: ${wash ? "Sie spülen zusammen" : "Das Spiel geht weiter"}.`;
}

function sayRound({ held, done, bangs, shown, wild, drink, came }: Round): string {
  const telling = { doubt: bangs ? "bang" : "doubt", drink } as const;
  const said = done.map((action) => {
    const marks = sayMarks(action);
    return `${sayEntry(action, {}, telling)}${marks === "" ? "" : ` (${marks})`}`;
  });
  const dice = shown.map((cup) => cup.join("")).join(" + ");
  return [
    ...held.map(({ player, what, count }) => `${player} hat noch ${sayHeld(what, count)}.`),
    `${said.join(", ")}.`,
    ...(shown.length > 0
      ? [`Die Würfel: ${dice}${wild === null ? "" : `, ${faceWord(wild, 2)} sind Joker`}.`]
      : []),
    ...came.map((one) => sayCame(one, drink)),
  ].join(" ");
}

function sayCame(came: Round["came"][number], drink: Round["drink"]): string {
  switch (came.came) {
    case "allowed":
      return came.beyond === null ? "Das gilt." : `Das gilt, obwohl nur ${came.beyond} Würfel im Spiel sind.`;
    case "refused":
      return `Verboten: ${sayRefusal(came.refusal, {})}`;
    case "settled":
      if (came.starter)
        return `${came.finding.finding === "short" ? "Zu wenig" : "Genug"}: ${came.starter} beginnt die nächste Runde.`;
      return [
        sayFinding(came.claim, came.finding),
        ...(came.moves ? [`${capital(sayMoves(came.moves, {}, drink))}.`] : []),
        ...(came.giver ? [`${came.giver} vergibt auch ${sayDrinks(1, drink)}.`] : []),
      ].join(" ");
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
