import type { Face, Shown } from "@/lib/engine";
import { NO_PLAYER } from "@/lib/protocol/typedCups";
import { type CountsDraft, EMPTY_COUNTS } from "./countsDraft";
import { type DiceDraft, EMPTY_DRAFT } from "./diceDraft";

/** The reveal modes, most detailed first (S12). */
export type RevealWay = "dice" | "counts" | "total" | "outcome";

/** A recorded reveal as taps, so that single dice can be changed; open dice are omitted. */
export function revealDraftOf(
  shown: Shown,
  inTheOpen: readonly Face[] = [],
): {
  readonly way: RevealWay;
  readonly dice: DiceDraft;
  readonly counts: CountsDraft;
  readonly total: number | null;
} {
  const empty = { dice: EMPTY_DRAFT, counts: EMPTY_COUNTS, total: null };
  if ("dice" in shown) {
    const cups = isCups(shown.dice)
      ? Object.entries(shown.dice)
      : [[NO_PLAYER, without(shown.dice, inTheOpen)] as const];
    const puts = cups.flatMap(([player, faces]) => faces.map((face, place) => ({ player, place, face })));
    return { ...empty, way: "dice", dice: { puts, cup: null } };
  }
  if ("counts" in shown) {
    const puts = Object.entries(shown.counts).map(([player, count]) => ({ player, count }));
    return { ...empty, way: "counts", counts: { puts, cup: null } };
  }
  return "count" in shown ? { ...empty, way: "total", total: shown.count } : { ...empty, way: "outcome" };
}

/** Removes each of the given dice once. */
const without = (dice: readonly Face[], some: readonly Face[]): readonly Face[] =>
  some.reduce((left, face) => left.toSpliced(left.indexOf(face), left.includes(face) ? 1 : 0), dice);

const isCups = (
  dice: Readonly<Record<string, readonly Face[]>> | readonly Face[],
): dice is Readonly<Record<string, readonly Face[]>> => !Array.isArray(dice);

/** True if two reveals are equal. */
export function sameShown(one: Shown, other: Shown): boolean {
  const what = (shown: Shown): unknown => {
    if ("dice" in shown) return isCups(shown.dice) ? Object.entries(shown.dice).sort() : shown.dice;
    if ("counts" in shown) return Object.entries(shown.counts).sort();
    return "count" in shown ? shown.count : shown.outcome;
  };
  return JSON.stringify(what(one)) === JSON.stringify(what(other));
}

/** The input mode of a correction: cups and dice only if they were entered one by one. */
export function correctedBy(way: RevealWay, counted: boolean): "tapCup" | "enterAgain" | "reEnter" {
  if (way === "total" || way === "outcome") return "reEnter";
  return counted ? "tapCup" : "enterAgain";
}
