import type { Move, Stake } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { type Drink, drinkWord, sayDrinks } from "./drinks";
import { countWord } from "./numbers";
import { list } from "./people";

const STAKES: Readonly<
  Record<Exclude<Stake, "drink">, readonly [one: string, many: string, feminine: boolean]>
> = {
  bad: ["mala", "malas", true],
  good: ["buena", "buenas", true],
  die: ["dado", "dados", false],
  chip: ["ficha", "fichas", true],
  life: ["vida", "vidas", true],
};

const stakeWord = (what: Stake, count: number, drink: Drink): string =>
  what === "drink" ? drinkWord(count, drink) : STAKES[what][count === 1 ? 0 : 1];

/** «dos buenas», «una mala», «un dado». */
export function sayMove({ what, count }: Move, drink: Drink = null): string {
  if (what === "drink") return sayDrinks(count, drink);
  return `${countWord(count, STAKES[what][2])} ${stakeWord(what, count, drink)}`;
}

/** «3 dados», «2 buenas». */
export const sayHeld = (what: Stake, count: number, drink: Drink = null): string =>
  count < 0
    ? `${-count} ${stakeWord(what, -count, drink)} en el bote`
    : count === 0
      ? `sin ${stakeWord(what, 0, drink)}`
      : `${count} ${stakeWord(what, count, drink)}`;

export function sayAward(move: Move, drink: Drink = null, players = 1): string {
  const what = sayMove(move, drink);
  if (players > 1)
    return move.to === "pot" ? `ponen ${what} cada uno en el bote` : `pierden ${what} cada uno`;
  if (move.what === "good" || move.what === "bad") return what;
  if (move.to === "pot") return `pone ${what} en el bote`;
  return move.to === "bank" ? `pierde ${what}` : `recibe ${what}`;
}

export function sayGiven(move: Move, names: Names, drink: Drink = null): string {
  const [from, what] = [nameOf(names, move.from), sayMove(move, drink)];
  if (move.to === "pot") return `${from} puso ${what} en el bote`;
  if (move.to !== "bank") return `${nameOf(names, move.to)} recibió ${what}`;
  return `${from} ${move.what === "good" || move.what === "bad" ? "devolvió" : "perdió"} ${what}`;
}

export function sayWashers(losers: readonly string[], names: Names): string {
  const washers = losers.map((player) => nameOf(names, player));
  return washers.length === 1
    ? `${list(washers)} friega los platos.`
    : `${list(washers)} friegan los platos juntos.`;
}

export function sayScore(score: number): string {
  if (score === 0) return "a cero";
  const count = Math.abs(score);
  return `${count} ${stakeWord(score < 0 ? "bad" : "good", count, null)}`;
}
