import type { Stake } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { sayDrinks } from "./drinks";
import { numberWord } from "./numbers";
import { list } from "./people";

type Words = WordsOf<"stakes">;

/** Was einer bekommt oder verliert: einer davon, und das Wort für mehrere. */
const STAKES: Readonly<Record<Exclude<Stake, "drink">, readonly [one: string, many: string]>> = {
  die: ["einen Würfel", "Würfel"],
  chip: ["einen Chip", "Chips"],
  good: ["einen Guten", "Gute"],
  bad: ["einen Miesen", "Miese"],
  life: ["ein Leben", "Leben"],
};

export const sayMove: Words["sayMove"] = ({ what, count }, drink = null) => {
  if (what === "drink") return sayDrinks(count, drink);
  const [one, many] = STAKES[what];
  return count === 1 ? one : `${numberWord(count)} ${many}`;
};

/** Was einer hat: „1 Mieser“, „keine Würfel“. */
const HELD: Readonly<Record<Exclude<Stake, "drink">, readonly [one: string, many: string]>> = {
  die: ["Würfel", "Würfel"],
  chip: ["Chip", "Chips"],
  good: ["Guter", "Gute"],
  bad: ["Mieser", "Miese"],
  life: ["Leben", "Leben"],
};

export const sayHeld: Words["sayHeld"] = (what, count, drink = null) => {
  const much = Math.abs(count);
  const [one, many] = what === "drink" ? [drink ?? "Schluck", drink ?? "Schlucke"] : HELD[what];
  if (count === 0)
    return `${what === "drink" && drink !== null ? "0 ×" : what === "life" ? "kein" : "keine"} ${many}`;
  const held = `${much}${what === "drink" && drink !== null ? " ×" : ""} ${much === 1 ? one : many}`;
  return count < 0 ? `${held} eingezahlt` : held;
};

export const sayAward: Words["sayAward"] = (move, drink = null, players = 1) => {
  const what = sayMove(move, drink);
  if (players > 1) return move.to === "pot" ? `zahlen je ${what} in den Pott` : `verlieren je ${what}`;
  if (move.what === "good" || move.what === "bad") return what;
  if (move.to === "pot") return `zahlt ${what} in den Pott`;
  return move.to === "bank" ? `verliert ${what}` : `bekommt ${what}`;
};

export const sayGiven: Words["sayGiven"] = (move, names, drink = null) => {
  const [from, what] = [nameOf(names, move.from), sayMove(move, drink)];
  if (move.to === "pot") return `${from} zahlte ${what} in den Pott`;
  if (move.to !== "bank") return `${nameOf(names, move.to)} bekam ${what}`;
  return move.what === "good" || move.what === "bad"
    ? `${from} gab ${what} zurück`
    : `${from} verlor ${what}`;
};

export const sayWashers: Words["sayWashers"] = (losers, names) => {
  const washers = losers.map((player) => nameOf(names, player));
  return washers.length === 1 ? `${list(washers)} spült.` : `${list(washers)} spülen zusammen.`;
};

export const sayScore: Words["sayScore"] = (score) =>
  score === 0 ? "quitt" : sayHeld(score < 0 ? "bad" : "good", Math.abs(score));
