import type { PlayerId } from "@/lib/engine";
import type { CountedGame, Feat } from "./countGame";
import type { Ending } from "./playoffs";
import { add, addAll, NO_CHALLENGES, type PairTally, type Tally } from "./tally";

/** A game's stored statistics, by seat. */
export interface GameCount {
  readonly rounds: number;
  readonly seats: Readonly<Record<PlayerId, Tally>>;
  readonly pairs: Readonly<Record<PlayerId, Readonly<Record<PlayerId, PairTally>>>>;
  readonly present: readonly PlayerId[];
  readonly finished: Ending | null;
  /** The ranking, best first, with ties grouped; null without winners or losers. */
  readonly order: readonly (readonly PlayerId[])[] | null;
  readonly bluffs: Readonly<Record<PlayerId, Feat>>;
  readonly bangs: Readonly<Record<PlayerId, Feat>>;
}

/** The identity of each seat: a roster player's id, or "guest:" with a lower-case name. */
export type People = Readonly<Record<PlayerId, string>>;

/** Totals of several games, by person. */
export interface GroupSum {
  /** Finished games, without playoffs. */
  readonly games: number;
  /** Games with any event, finished or not, without playoffs. */
  readonly played: number;
  readonly rounds: number;
  readonly people: Readonly<Record<string, Tally>>;
  /** Washes per person, including people who washed for others without playing. */
  readonly washes: Readonly<Record<string, number>>;
  /** By challenger, then by claimer. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, PairTally>>>>;
}

export const NO_GAMES: GroupSum = { games: 0, played: 0, rounds: 0, people: {}, washes: {}, pairs: {} };

/** Statistics in storage form. `order`: see `finishingOrder`. */
export const storedCount = (
  { rounds, players, pairs, present, finished, bluffs, bangs }: CountedGame,
  order: GameCount["order"],
): GameCount => ({
  rounds,
  seats: Object.fromEntries(players),
  pairs: Object.fromEntries([...pairs].map(([challenger, row]) => [challenger, Object.fromEntries(row)])),
  present: [...present],
  finished,
  order,
  bluffs: Object.fromEntries(bluffs),
  bangs: Object.fromEntries(bangs),
});

/**
 * One game as a part of the totals. A person on two seats of a result counts once.
 * @param playoff True if it decides another game, and is none itself.
 * @param washes Washes after it, per person.
 */
export function partOf(count: GameCount, as: People, playoff: boolean, washes: GroupSum["washes"]): GroupSum {
  const people: Record<string, Tally> = {};
  for (const [seat, tally] of Object.entries(count.seats)) {
    const person = as[seat];
    if (person === undefined) continue;
    const other = people[person];
    people[person] = other ? add(other, tally) : tally;
  }
  const finished = playoff ? null : count.finished;
  const named = (seats: readonly PlayerId[] = []) => new Set(seats.map((seat) => as[seat]));
  const [there, won, lost] = [named(count.present), named(finished?.winners), named(finished?.losers)];
  for (const [person, tally] of Object.entries(people))
    people[person] = {
      ...tally,
      sat: 1,
      came: Number(!playoff && there.has(person)),
      games: Number(finished !== null && there.has(person)),
      wins: Number(won.has(person)),
      losses: Number(lost.has(person)),
    };
  const pairs: Record<string, Record<string, PairTally>> = {};
  for (const [challenger, row] of Object.entries(count.pairs))
    for (const [claimer, pair] of Object.entries(row)) {
      const [one, other] = [as[challenger], as[claimer]];
      if (one === undefined || other === undefined || one === other) continue;
      pairs[one] ??= {};
      addPairs(pairs[one], { [other]: pair });
    }
  const played = Number(!playoff && count.present.length > 0);
  return { games: Number(finished !== null), played, rounds: count.rounds, people, washes, pairs };
}

/** Adds up totals. */
export function sumUp(parts: readonly GroupSum[]): GroupSum {
  const people = new Map<string, Tally[]>();
  const washes: Record<string, number> = {};
  const pairs: Record<string, Record<string, PairTally>> = {};
  for (const part of parts) {
    for (const [person, tally] of Object.entries(part.people)) {
      const tallies = people.get(person);
      if (tallies) tallies.push(tally);
      else people.set(person, [tally]);
    }
    for (const [person, times] of Object.entries(part.washes)) washes[person] = (washes[person] ?? 0) + times;
    for (const [challenger, row] of Object.entries(part.pairs)) {
      pairs[challenger] ??= {};
      addPairs(pairs[challenger], row);
    }
  }
  const total = (of: "games" | "played" | "rounds") => parts.reduce((sum, part) => sum + part[of], 0);
  return {
    games: total("games"),
    played: total("played"),
    rounds: total("rounds"),
    people: Object.fromEntries([...people].map(([person, tallies]) => [person, addAll(tallies)])),
    washes,
    pairs,
  };
}

function addPairs(sums: Record<string, PairTally>, row: Readonly<Record<string, PairTally>>): void {
  for (const [claimer, { made, right }] of Object.entries(row)) {
    const sum = sums[claimer] ?? NO_CHALLENGES;
    sums[claimer] = { made: sum.made + made, right: sum.right + right };
  }
}

/** A bigint in JSON, as text. A text that looks like one, such as a guest's name, gets an extra "#". */
const WHOLE = /^#-?\d+$/;

/** Encodes a value as JSON. */
export const toStored = (value: unknown): unknown => {
  if (typeof value === "bigint" || (typeof value === "string" && value.startsWith("#"))) return `#${value}`;
  if (Array.isArray(value)) return value.map(toStored);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toStored(part)]));
};

/** Decodes a value from `toStored`, in place. */
export function fromStored(stored: unknown): unknown {
  if (typeof stored === "string")
    return WHOLE.test(stored) ? BigInt(stored.slice(1)) : stored.replace(/^#/, "");
  if (typeof stored !== "object" || stored === null) return stored;
  const parts = stored as Record<string, unknown>;
  for (const key in parts) parts[key] = fromStored(parts[key]);
  return parts;
}
