import type { Party } from "@/lib/protocol/nightResult";
import type { ManualWash } from "../ledger/duties";
import type { People } from "./groupSum";
import { extendStreak, type Streak } from "./streak";

// Dry streaks: meals in a row without washing. Each scope (all games, a year, a shift, a season) has its own
// streaks. A streak counts the same games as the number next to it.

/** A person's state in one scope. */
export interface WashRun {
  /** Games without washing. */
  readonly dry: Streak;
  /** The day of the last wash; null without one. */
  readonly last: string | null;
}

/** The dry streaks of one kind of game. */
export interface WashRuns {
  /** The latest day counted. */
  readonly upTo: string;
  /** By person, then by scope. */
  readonly people: Readonly<Record<Party, Readonly<Record<string, WashRun>>>>;
}

export const NO_WASH_RUNS: WashRuns = { upTo: "", people: {} };

/** A finished game's fields for dry streaks. */
export interface WashLink {
  readonly day: string;
  readonly scopes: readonly string[];
  readonly as: People;
  readonly present: readonly string[];
  /** Washes after it, per person. */
  readonly washed: Readonly<Record<Party, number>>;
}

/** A manual wash with its scopes. */
export interface ScopedWash extends ManualWash {
  readonly scopes: readonly string[];
}

/** Appends a game. @param byHand Manual washes: those of earlier days are applied first. */
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

/** The current streaks, including manual washes since the last game. */
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
