import type { Action, Claim, Face, Move, OptionValue, PlayerId, Refusal, Settled, Stake } from "@/lib/engine";
import { faceWord } from "@/lib/engine";
import { type Drink, sayDrinks } from "./drinks";
import { sayEntry, sayMoves } from "./historyScreens";
import { sayOption, sayOptionValue } from "./houseRules";
import { diceWord, numberWord } from "./numbers";
import { list } from "./people";
import { sayFinding } from "./questions";
import { sayRefusal } from "./refusals";
import { sayBegins, sayDealt, sayRaises } from "./rulesCard";
import { sayMarks } from "./screens";
import { sayHeld } from "./stakes";

/** What came of a round at an example's table. */
type Came =
  | { readonly came: "allowed"; readonly beyond: number | null }
  | { readonly came: "refused"; readonly refusal: Refusal }
  | {
      readonly came: "settled";
      readonly claim: Claim;
      readonly finding: Settled["finding"];
      readonly moves: readonly Move[] | null;
      readonly starter: PlayerId | null;
      readonly giver: PlayerId | null;
    };

/** What one sees at an example's table. */
export type Seen =
  | { readonly seen: "order"; readonly hands: readonly (readonly Face[])[] }
  | { readonly seen: "raises"; readonly over: Claim; readonly lowest: readonly Claim[] }
  | { readonly seen: "cups"; readonly dealt: readonly { from: number; to: number; dice: number }[] }
  | { readonly seen: "begins"; readonly what: Stake; readonly count: number }
  | { readonly seen: "pot"; readonly players: number; readonly chips: number }
  | { readonly seen: "dishes"; readonly people: number; readonly bads: number; readonly wash: boolean }
  | {
      readonly seen: "round";
      readonly held: readonly { readonly player: PlayerId; readonly what: Stake; readonly count: number }[];
      readonly done: readonly Action[];
      readonly bangs: boolean;
      readonly shown: readonly (readonly Face[])[];
      readonly wild: Face | null;
      readonly drink: Drink;
      readonly came: readonly Came[];
    };

/** What stands around an example of a house rule. */
export const exampleWords = {
  example: "For example",
  /** "With Wild face: Ones": another rule without which nothing would be seen of this one. */
  under: (rules: readonly { readonly option: string; readonly value: OptionValue }[]) =>
    `With ${list(rules.map(({ option, value }) => `“${sayOption(option)}: ${sayOptionValue(option, value)}”`))}`,
  idle: "Beside the other house rules, as they are set, this one changes nothing here.",
} as const;

/** An example of a house rule, in sentences: "Ann said 2 twos, Cy banged. …". Its people are called as the example calls them. */
export function sayExample(seen: Seen): string {
  switch (seen.seen) {
    case "order":
      return `From high to low: ${seen.hands.map((dice) => dice.join("")).join(", ")}.`;
    case "raises":
      return sayRaises(seen.over, seen.lowest);
    case "cups":
      return sayDealt(seen.dealt);
    case "begins":
      return sayBegins(seen.what, seen.count);
    case "pot":
      return `${capital(numberWord(seen.players))} sit down: ${seen.chips === 0 ? "there is no pot" : `${sayHeld("chip", seen.chips)} in the pot before the first claim`}.`;
    case "dishes":
      return sayDishes(seen.people, seen.bads, seen.wash);
    case "round":
      return sayRound(seen);
  }
}

function sayDishes(people: number, bads: number, wash: boolean): string {
  const have = sayHeld("bad", bads);
  if (people === 1) return `Whoever has ${have} ${wash ? "washes the dishes alone" : "does not wash yet"}.`;
  return `${capital(numberWord(people))} people with ${have} each: ${wash ? "they wash the dishes together" : "the game goes on"}.`;
}

function sayRound(seen: Extract<Seen, { seen: "round" }>): string {
  const { held, done, bangs, shown, wild, drink, came } = seen;
  const telling = { doubt: bangs ? "bang" : "doubt", drink } as const;
  const said = done.map((action) => {
    const marks = sayMarks(action);
    return `${sayEntry(action, {}, telling)}${marks === "" ? "" : ` (${marks})`}`;
  });
  const dice = shown.map((cup) => cup.join("")).join(" + ");
  return [
    ...held.map(({ player, what, count }) => `${player} holds ${sayHeld(what, count)}.`),
    `${said.join(", ")}.`,
    ...(shown.length > 0
      ? [`The dice: ${dice}${wild === null ? "" : `, ${faceWord(wild, 2)} are wild`}.`]
      : []),
    ...came.map((one) => sayCame(one, drink)),
  ].join(" ");
}

function sayCame(came: Came, drink: Drink): string {
  switch (came.came) {
    case "allowed":
      return came.beyond === null
        ? "That stands."
        : `That stands, though there are only ${diceWord(came.beyond)}.`;
    case "refused":
      return `Not allowed: ${sayRefusal(came.refusal, {})}`;
    case "settled":
      if (came.starter)
        return `${came.finding.finding === "short" ? "Not there" : "There"}: ${came.starter} starts next.`;
      return [
        sayFinding(came.claim, came.finding),
        ...(came.moves ? [`${capital(sayMoves(came.moves, {}, drink))}.`] : []),
        ...(came.giver ? [`${came.giver} hands out ${sayDrinks(1, drink)} too.`] : []),
      ].join(" ");
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
