import type { SeasonLine } from "@/lib/protocol/group";
import { GUEST } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import { type Link, linkOf } from "@/lib/views/figures/chains";
import type { GameCount, People } from "@/lib/views/figures/groupSum";
import type { ScopedWash } from "@/lib/views/figures/washRuns";
import type { DutyLine } from "@/lib/views/ledger/duties";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { type LoadedGroup, loadGroup } from "../roster/groupContext";
import {
  byGame,
  CHANGES_WASHES,
  dutyLines,
  manualWashes,
  washesOfGame,
  washingKind,
} from "../roster/ledger/dutyLines";

/**
 * Version of game counts. Raise it when counting or its stored form changes; all games are then recounted.
 */
export const COUNTING = 2;

/** Everything besides games that a group's totals depend on. */
export interface TotalsInput {
  /** A text that changes with any of it. */
  readonly key: string;
  readonly groupId: string;
  readonly timeZone: string;
  readonly seasons: readonly SeasonLine[];
  /** Maps merged players to the player they count as. */
  readonly same: ReadonlyMap<string, string>;
  /** The kind of game whose ranking includes manual dish duties. */
  readonly washing: string;
}

/** Reads the current input of a group's totals. @param of The group, if it was just loaded. */
export async function basisOf(db: Reader, groupId: string, of?: LoadedGroup): Promise<TotalsInput> {
  const { timeZone, card, created, players, totalsVersion } = of ?? (await loadGroup(groupId, db));
  // Entries are only added, so their number identifies their state.
  const entries = await db.ledgerLine.count({ where: { groupId, ...CHANGES_WASHES } });
  const washing = washingKind(card.ruleSet);
  const dated = created
    .filter(({ startsOn }) => startsOn !== null)
    .map(({ id, startsOn, retired }) => [id, startsOn, retired]);
  const same = new Map(
    [...players.values()].flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto]])),
  );
  return {
    key: JSON.stringify([COUNTING, totalsVersion, timeZone, dated, [...same], washing, entries]),
    groupId,
    washing,
    timeZone,
    seasons: created,
    same,
  };
}

/** The columns that a query of games must select for the totals. */
export const COUNTED = {
  id: true,
  ruleSet: true,
  playedAt: true,
  playoffOf: true,
  deletedAt: true,
  groupId: true,
  season: { select: { id: true, startsOn: true } },
  night: { select: { startedAt: true } },
  seats: { orderBy: { position: "asc" }, select: { key: true, name: true, playerId: true } },
} as const;

/** A game with the columns of `COUNTED`. */
export interface CountedRow {
  readonly id: string;
  readonly ruleSet: string;
  readonly playedAt: Date;
  readonly playoffOf: string | null;
  readonly deletedAt: Date | null;
  readonly groupId: string | null;
  readonly season: { readonly id: string; readonly startsOn: string | null } | null;
  readonly night: { readonly startedAt: Date } | null;
  readonly seats: readonly {
    readonly key: string;
    readonly name: string;
    readonly playerId: string | null;
  }[];
}

/** A game's contribution to its group's totals. */
export interface Added {
  readonly scopes: readonly string[];
  readonly as: People;
  readonly playoff: boolean;
  /** How often each person washed after it. */
  readonly washes: Readonly<Record<string, number>>;
  /** Null if it is unfinished or a playoff. */
  readonly link: Link | null;
}

/** The scope of all games. */
export const ALL = "all";

/**
 * Computes a game's contribution, or null if it has none. @param lines The dish ledger's entries about it.
 */
export function addedAs(
  { timeZone, seasons, same, groupId }: TotalsInput,
  row: CountedRow,
  count: GameCount,
  lines: readonly DutyLine[],
): Added | null {
  if (row.deletedAt !== null || row.groupId !== groupId) return null;
  const day = dayOf(row.night?.startedAt ?? row.playedAt, timeZone);
  const shift = row.season?.startsOn === null ? [row.season.id] : [];
  const as = Object.fromEntries(
    row.seats.map(({ key, name, playerId }) => [
      key,
      playerId === null ? guest(name) : (same.get(playerId) ?? playerId),
    ]),
  );
  const playoff = row.playoffOf !== null;
  const losers = playoff ? [] : (count.finished?.losers ?? []).flatMap((seat) => as[seat] ?? []);
  return {
    scopes: [...scopesOfDay(seasons, day), ...shift],
    as,
    playoff,
    washes: washesOfGame({ id: row.id, ruleSet: row.ruleSet, day, losers }, lines),
    link: linkOf(count, as, day, playoff),
  };
}

/** The scopes of a day: all games, its year, and the seasons it falls into. */
export const scopesOfDay = (seasons: readonly SeasonLine[], day: string): readonly string[] => [
  ALL,
  day.slice(0, "2026".length),
  ...seasonsOfDay(seasons, day),
];

/** The context for reading dish ledger entries. */
const reads = ({ groupId, timeZone, same }: TotalsInput) => ({
  groupId,
  timeZone,
  parties: { personOf: (party: string) => same.get(party) ?? party },
});

/** The dish ledger's entries by game. */
export const dutiesByGame = async (
  db: Reader,
  basis: TotalsInput,
  where: Prisma.LedgerLineWhereInput,
): Promise<ReadonlyMap<string | null, readonly DutyLine[]>> =>
  byGame(await dutyLines(db, reads(basis), where));

/** Manual dish duties by day, in the scopes of their days. */
export const washesByHandIn = async (db: Reader, basis: TotalsInput): Promise<readonly ScopedWash[]> =>
  (await manualWashes(db, reads(basis))).map((wash) => ({
    ...wash,
    scopes: scopesOfDay(basis.seasons, wash.day),
  }));

/**
 * The seasons that a day falls into, as in `inSeason`. A season runs from its first day until the next active
 * one begins, even if it is retired.
 */
const seasonsOfDay = (seasons: readonly SeasonLine[], day: string): readonly string[] =>
  seasons.flatMap(({ id, startsOn }) => {
    if (startsOn === null || startsOn > day) return [];
    const isOver = seasons.some(
      (next) => !next.retired && next.startsOn !== null && next.startsOn > startsOn && next.startsOn <= day,
    );
    return isOver ? [] : [id];
  });

const guest = (name: string): string => GUEST + name.toLowerCase();

/** Names of a game's guests by the key they are counted under. */
export const guestsOf = ({ seats }: CountedRow): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.flatMap(({ name, playerId }) => (playerId === null ? [[guest(name), name]] : [])));
