import type { Move, Stake } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { type Drink, drinkWord } from "./drinks";
import { numberWord } from "./numbers";
import { list } from "./people";

/** "two goods", "one bad". */
export function sayMove({ what, count }: Move, drink: Drink = null): string {
  return `${numberWord(count)} ${stakeWord(what, count, drink)}`;
}

function stakeWord(what: Stake, count: number, drink: Drink): string {
  if (what === "drink") return drinkWord(count, drink);
  return count === 1 ? what : what === "die" ? "dice" : what === "life" ? "lives" : `${what}s`;
}

/** "three dice", "two goods": what a seat holds, read aloud. */
export const sayHeld = (what: Stake, count: number, drink: Drink = null): string =>
  count < 0
    ? `${-count} ${stakeWord(what, -count, drink)} paid in`
    : count === 0
      ? `no ${stakeWord(what, 0, drink)}`
      : `${count} ${stakeWord(what, count, drink)}`;

/**
 * What becomes of a stake for whom the verdict names: "loses one die", "pays one chip into the pot", "two goods". `players`: how
 * many pay or lose it alike.
 */
export function sayAward(move: Move, drink: Drink = null, players = 1): string {
  const what = sayMove(move, drink);
  if (players > 1) return move.to === "pot" ? `pay ${what} each into the pot` : `lose ${what} each`;
  if (move.what === "good" || move.what === "bad") return what;
  if (move.to === "pot") return `pays ${what} into the pot`;
  return move.to === "bank" ? `loses ${what}` : `gets ${what}`;
}

/** A penalty told: "Ann got one bad", "Ann lost one die", "Ann paid one chip into the pot". */
export function sayGiven(move: Move, names: Names, drink: Drink = null): string {
  const [from, what] = [nameOf(names, move.from), sayMove(move, drink)];
  if (move.to === "pot") return `${from} paid ${what} into the pot`;
  if (move.to !== "bank") return `${nameOf(names, move.to)} got ${what}`;
  return `${from} ${move.what === "good" || move.what === "bad" ? "gave back" : "lost"} ${what}`;
}

/** "Diaz washes the dishes.", "Diaz and Hale wash the dishes together." */
export function sayWashers(losers: readonly string[], names: Names): string {
  const washers = losers.map((player) => nameOf(names, player));
  return washers.length === 1
    ? `${list(washers)} washes the dishes.`
    : `${list(washers)} wash the dishes together.`;
}

/** A score read aloud: "even", "2 bads", "3 goods". */
export function sayScore(score: number): string {
  if (score === 0) return "even";
  const count = Math.abs(score);
  return `${count} ${score < 0 ? "bad" : "good"}${count === 1 ? "" : "s"}`;
}
