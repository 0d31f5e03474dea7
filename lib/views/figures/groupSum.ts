import type { PlayerId } from "@/lib/engine";
import type { CountedGame, Feat } from "./countGame";
import type { Ending } from "./playoffs";
import { add, minus, NO_CHALLENGES, NOTHING, type PairTally, type Tally } from "./tally";

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
    people[person] = add(people[person] ?? NOTHING, tally);
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
  let pairs: GroupSum["pairs"] = {};
  for (const [challenger, row] of Object.entries(count.pairs))
    for (const [claimer, pair] of Object.entries(row)) {
      const [one, other] = [as[challenger], as[claimer]];
      if (one !== undefined && other !== undefined && one !== other)
        pairs = withPair(pairs, one, other, pair);
    }
  const played = Number(!playoff && count.present.length > 0);
  return { games: Number(finished !== null), played, rounds: count.rounds, people, washes, pairs };
}

/** Adds two totals. */
export function together(sum: GroupSum, more: GroupSum): GroupSum {
  const people: Record<string, Tally> = { ...sum.people };
  for (const [person, tally] of Object.entries(more.people)) {
    const all = add(people[person] ?? NOTHING, tally);
    if (all.sat === 0) delete people[person];
    else people[person] = all;
  }
  const washes: Record<string, number> = { ...sum.washes };
  for (const [person, times] of Object.entries(more.washes)) {
    const all = (washes[person] ?? 0) + times;
    if (all === 0) delete washes[person];
    else washes[person] = all;
  }
  let pairs = sum.pairs;
  for (const [challenger, row] of Object.entries(more.pairs))
    for (const [claimer, pair] of Object.entries(row)) pairs = withPair(pairs, challenger, claimer, pair);
  return {
    games: sum.games + more.games,
    played: sum.played + more.played,
    rounds: sum.rounds + more.rounds,
    people,
    washes,
    pairs,
  };
}

/** Subtracts a part from the totals. */
export const without = (sum: GroupSum, less: GroupSum): GroupSum => together(sum, minus(less) as GroupSum);

function withPair(
  pairs: GroupSum["pairs"],
  challenger: string,
  claimer: string,
  more: PairTally,
): GroupSum["pairs"] {
  const row = pairs[challenger] ?? {};
  const { made, right } = row[claimer] ?? NO_CHALLENGES;
  const { [claimer]: _before, ...others } = row;
  const all = { made: made + more.made, right: right + more.right };
  const now = all.made === 0 ? others : { ...others, [claimer]: all };
  const { [challenger]: _row, ...rest } = pairs;
  return Object.keys(now).length === 0 ? rest : { ...rest, [challenger]: now };
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

/** Decodes a value from `toStored`. */
export const fromStored = (stored: unknown): unknown => {
  if (typeof stored === "string")
    return WHOLE.test(stored) ? BigInt(stored.slice(1)) : stored.replace(/^#/, "");
  if (Array.isArray(stored)) return stored.map(fromStored);
  if (typeof stored !== "object" || stored === null) return stored;
  return Object.fromEntries(Object.entries(stored).map(([key, part]) => [key, fromStored(part)]));
};

/** Decodes totals; fields missing in older ones are empty. */
export const storedSum = (stored: unknown): GroupSum => ({
  ...NO_GAMES,
  ...(fromStored(stored) as GroupSum),
});
