import type { Party } from "@/lib/protocol/nightResult";
import type { HandWash } from "../ledger/duties";
import type { People } from "./groupSum";
import { extendStreak, type Streak } from "./streak";

// Dry spells: how many meals in a row somebody did not wash after. Each scope (all games, a year, a shift, a season) has its own, so that
// a spell counts the same games as the number beside it.

/** Where somebody stands in one scope. */
export interface WashRun {
  /** Games that they were at and did not wash after. */
  readonly dry: Streak;
  /** The day on which they last washed; null where they never did. */
  readonly last: string | null;
}

/** The dry spells of one kind of game. */
export interface WashRuns {
  /** The latest day that a game counted for. */
  readonly upTo: string;
  /** By person, then by scope. */
  readonly people: Readonly<Record<Party, Readonly<Record<string, WashRun>>>>;
}

export const NO_WASH_RUNS: WashRuns = { upTo: "", people: {} };

/** A finished game, as far as dry spells go. */
export interface WashLink {
  readonly day: string;
  readonly scopes: readonly string[];
  readonly as: People;
  readonly present: readonly string[];
  /** How often each person washed after it. */
  readonly washed: Readonly<Record<Party, number>>;
}

/** A wash that no game knows, in its scopes. */
export interface ScopedWash extends HandWash {
  readonly scopes: readonly string[];
}

/** Spells with one more game at their end. @param byHand Washes that no game knows: those of the days before this game come first. */
export function washedOn(before: WashRuns, link: WashLink, byHand: readonly ScopedWash[]): WashRuns {
  const upTo = link.day > before.upTo ? link.day : before.upTo;
  const due = byHand.filter(({ day }) => day >= before.upTo && day < upTo);
  const people = { ...withHand(before.people, due) };
  const present = new Set(link.present.flatMap((seat) => link.as[seat] ?? []));
  for (const person of new Set([...present, ...Object.keys(link.washed)])) {
    const washed = (link.washed[person] ?? 0) > 0;
    const scopes = { ...people[person] };
    for (const scope of link.scopes) {
      const old = scopes[scope];
      scopes[scope] = {
        dry: extendStreak(old?.dry, !washed),
        last: washed ? laterOf(old?.last, link.day) : (old?.last ?? null),
      };
    }
    people[person] = scopes;
  }
  return { upTo, people };
}

/** Where everybody stands, with the washes by hand since the last game. */
export const spellsNow = ({ upTo, people }: WashRuns, byHand: readonly ScopedWash[]): WashRuns["people"] =>
  withHand(
    people,
    byHand.filter(({ day }) => day >= upTo),
  );

function withHand(people: WashRuns["people"], washes: readonly ScopedWash[]): WashRuns["people"] {
  const now = { ...people };
  for (const { who, day, scopes } of washes) {
    const runs = { ...now[who] };
    for (const scope of scopes)
      runs[scope] = { dry: extendStreak(runs[scope]?.dry, false), last: laterOf(runs[scope]?.last, day) };
    now[who] = runs;
  }
  return now;
}

const laterOf = (one: string | null | undefined, other: string): string =>
  one !== null && one !== undefined && one > other ? one : other;
