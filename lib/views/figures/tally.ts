import { STAKES, type Stake } from "@/lib/engine";
import type { Share } from "./share";

// What is counted of a player: whole numbers only, so that rounds add up to games and games to seasons, in any order.

interface Challenges {
  readonly made: number;
  readonly right: number;
}

/** What a player's rounds come to. Every figure of theirs follows from it (`figures.ts`). */
export interface Tally {
  /** Games they sat at, over or not. */
  readonly sat: number;
  /** Of those, playoffs aside, where they were there when a round was settled or at the end. */
  readonly came: number;
  /** Finished games they sat at, and how often they were named when those ended. */
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Settled rounds at whose start they were in play. */
  readonly rounds: number;
  /** Their challenges; spot-ons stand by themselves, wherever they came from. */
  readonly in_turn: Challenges;
  readonly out_of_turn: Challenges;
  readonly spot_on: Challenges;
  /** Their claims that were challenged, and those of them that were false. */
  readonly challenged: { readonly claims: number; readonly false: number };
  /** `chance`: sum of the chances that they were true, when they were made. */
  readonly claims: {
    readonly made: number;
    readonly known: number;
    readonly bluffs: number;
    readonly bluffs_caught: number;
    readonly chance: Share;
  };
  /** Own claims that were challenged: how many were true, what was to be expected, and its variance. */
  readonly claimer: Expected;
  /** Own challenges: how many were right, what was to be expected, and its variance. */
  readonly challenger: Expected;
  /** Own doubts alone. */
  readonly doubts: Omit<Expected, "variance">;
  /** Own claims that were doubted, by tenths of their chance. */
  readonly calibration: readonly Tenth[];
  /** What they gained less what they lost, and how often some of it moved. */
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

/** Of one player against another: challenges of the other's claims, and how many were right. */
export type PairTally = Challenges;

export const NO_CHALLENGES: Challenges = { made: 0, right: 0 };
const NOTHING_EXPECTED: Expected = { n: 0, came: 0, chance: 0n, variance: 0n };

/** Of somebody who has only sat down. */
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

/** Part of a tally: what is left out is nothing. */
export type Part<Whole> = Whole extends number | bigint
  ? Whole
  : { readonly [Key in keyof Whole]?: Part<Whole[Key]> };

/** The sum of a tally and a part of one. */
export const add = (sum: Tally, more: Part<Tally>): Tally => plus(sum, more) as Tally;

/** What is left of a sum when a tally that is in it is taken away. */
export const subtract = (sum: Tally, less: Tally): Tally => plus(sum, minus(less)) as Tally;

/** Number by number; what only one of the two has is as it is there. */
function plus(one: unknown, other: unknown): unknown {
  if (other === undefined) return one;
  if (typeof one === "number" && typeof other === "number") return one + other;
  if (typeof one === "bigint" && typeof other === "bigint") return one + other;
  if (Array.isArray(one)) return one.map((part, at) => plus(part, (other as readonly unknown[])[at]));
  return mapped(one, (part, key) => plus(part, (other as Tree)[key]));
}

/** Every number of a tally, or of something made of tallies, below zero. */
export function minus(tree: unknown): unknown {
  if (typeof tree === "number") return 0 - tree;
  if (typeof tree === "bigint") return -tree;
  return Array.isArray(tree) ? tree.map(minus) : mapped(tree, minus);
}

type Tree = Readonly<Record<string, unknown>>;

const mapped = (tree: unknown, change: (part: unknown, key: string) => unknown): Tree =>
  Object.fromEntries(Object.entries(tree as Tree).map(([key, part]) => [key, change(part, key)]));
