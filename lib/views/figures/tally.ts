import { STAKES, type Stake } from "@/lib/engine";
import type { Share } from "./share";

// A player's counters: integers only, so that rounds add up to games and games to seasons, in any order.

interface Challenges {
  readonly made: number;
  readonly right: number;
}

/** A player's totals over rounds. All statistics derive from it (`figures.ts`). */
export interface Tally {
  /** Games played, finished or not. */
  readonly sat: number;
  /** Without playoffs, games where they were present when a round was settled or at the end. */
  readonly came: number;
  /** Finished games, and how often their ends named the player. */
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Settled rounds with the player in the game at the start. */
  readonly rounds: number;
  /** Challenges; spot-ons are separate, in and out of turn. */
  readonly in_turn: Challenges;
  readonly out_of_turn: Challenges;
  readonly spot_on: Challenges;
  /** Own claims that were challenged, and the false ones. */
  readonly challenged: { readonly claims: number; readonly false: number };
  /** `chance`: the sum of the chances at the time of the claims. */
  readonly claims: {
    readonly made: number;
    readonly known: number;
    readonly bluffs: number;
    readonly bluffs_caught: number;
    readonly chance: Share;
  };
  /** Own challenged claims: true ones, the expected number, and its variance. */
  readonly claimer: Expected;
  /** Own challenges: right ones, the expected number, and its variance. */
  readonly challenger: Expected;
  /** Own challenges without spot-ons. */
  readonly doubts: Omit<Expected, "variance">;
  /** Own challenged claims, by tenths of their chance. */
  readonly calibration: readonly Tenth[];
  /** Net gain per stake, and the number of moves. */
  readonly stakes: Readonly<Record<Stake, { readonly moves: number; readonly net: number }>>;
}

interface Expected {
  readonly n: number;
  readonly came: number;
  readonly chance: Share;
  readonly variance: Share;
}

interface Tenth {
  readonly n: number;
  readonly chance: Share;
  readonly true: number;
}

/** One player against another: challenges of the other's claims, and the right ones. */
export type PairTally = Challenges;

export const NO_CHALLENGES: Challenges = { made: 0, right: 0 };
const NOTHING_EXPECTED: Expected = { n: 0, came: 0, chance: 0n, variance: 0n };

/** The tally of a new player. */
export const NOTHING: Tally = {
  sat: 0,
  came: 0,
  games: 0,
  wins: 0,
  losses: 0,
  rounds: 0,
  in_turn: NO_CHALLENGES,
  out_of_turn: NO_CHALLENGES,
  spot_on: NO_CHALLENGES,
  challenged: { claims: 0, false: 0 },
  claims: { made: 0, known: 0, bluffs: 0, bluffs_caught: 0, chance: 0n },
  claimer: NOTHING_EXPECTED,
  challenger: NOTHING_EXPECTED,
  doubts: { n: 0, came: 0, chance: 0n },
  calibration: Array.from({ length: 10 }, () => ({ n: 0, chance: 0n, true: 0 })),
  stakes: Object.fromEntries(STAKES.map((what) => [what, { moves: 0, net: 0 }])) as Tally["stakes"],
};

/** Part of a tally; missing fields are zero. */
export type Part<Whole> = Whole extends number | bigint
  ? Whole
  : { readonly [Key in keyof Whole]?: Part<Whole[Key]> };

/** Adds a part to a tally. */
export const add = (sum: Tally, more: Part<Tally>): Tally => plus(sum, more) as Tally;

/** Adds up tallies. */
export function addAll([first = NOTHING, ...others]: readonly Tally[]): Tally {
  const sum = add(NOTHING, first);
  for (const tally of others) addInto(sum as unknown as Sum, tally as unknown as Sum);
  return sum;
}

type Sum = Record<string, number | bigint>;

/** Adds numbers recursively in place, which is much faster for many tallies. */
function addInto(sum: Sum, more: Sum): void {
  for (const key in more) {
    const [one, other] = [sum[key], more[key]];
    if (typeof one === "number" && typeof other === "number") sum[key] = one + other;
    else if (typeof one === "bigint" && typeof other === "bigint") sum[key] = one + other;
    else addInto(one as unknown as Sum, other as unknown as Sum);
  }
}

/** Adds numbers recursively; fields of only one side are copied. */
function plus(one: unknown, other: unknown): unknown {
  if (other === undefined) return one;
  if (typeof one === "number" && typeof other === "number") return one + other;
  if (typeof one === "bigint" && typeof other === "bigint") return one + other;
  if (Array.isArray(one)) return one.map((part, at) => plus(part, (other as readonly unknown[])[at]));
  return mapped(one, (part, key) => plus(part, (other as Tree)[key]));
}

type Tree = Readonly<Record<string, unknown>>;

function mapped(tree: unknown, change: (part: unknown, key: string) => unknown): Tree {
  const changed: Record<string, unknown> = {};
  for (const key in tree as Tree) changed[key] = change((tree as Tree)[key], key);
  return changed;
}
