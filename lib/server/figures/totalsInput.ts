import type { SeasonLine } from "@/lib/protocol/group";
import { GUEST } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import { type Link, linkOf } from "@/lib/views/figures/chains";
import type { GameCount, People } from "@/lib/views/figures/groupSum";
import type { ScopedWash, WashLink } from "@/lib/views/figures/washRuns";
import type { DutyLine } from "@/lib/views/ledger/duties";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import {
  byGame,
  CHANGES_WASHES,
  dutyLines,
  handWashes,
  washesOfGame,
  washingKind,
} from "../roster/ledger/dutyLines";

/** Raise it when games are counted otherwise than before, or what is kept of them has another form: all are counted anew then. */
export const COUNTING = 2;

/** Raise it when sums or chains have another form: all are made anew from the games that are counted. */
const SUMMING = 5;

/** What a group's sums rest on besides its games. */
export interface TotalsInput {
  /** The same as long as nothing of it changes. */
  readonly key: string;
  readonly groupId: string;
  readonly timeZone: string;
  readonly seasons: readonly SeasonLine[];
  /** As whom players are counted that are the same person as others. */
  readonly same: ReadonlyMap<string, string>;
  /** The kind of game whose ranking has the washes that no game knows. */
  readonly washing: string;
}

/** The basis of a group's sums as it is now. */
export async function basisOf(db: Reader, groupId: string): Promise<TotalsInput> {
  const [{ timeZone, ruleSet }, seasons, merged, entries] = await Promise.all([
    db.group.findUniqueOrThrow({ where: { id: groupId }, select: { timeZone: true, ruleSet: true } }),
    db.season.findMany({
      where: { groupId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, name: true, startsOn: true, retiredAt: true },
    }),
    db.player.findMany({
      where: { groupId, mergedInto: { not: null } },
      orderBy: { id: "asc" },
      select: { id: true, mergedInto: true },
    }),
    // Entries are only ever added: another one is another number.
    db.ledgerLine.count({ where: { groupId, ...CHANGES_WASHES } }),
  ]);
  const washing = washingKind(ruleSet);
  const lines = seasons.map(({ id, name, startsOn, retiredAt }) => ({
    id,
    name,
    startsOn,
    retired: retiredAt !== null,
  }));
  const dated = lines
    .filter(({ startsOn }) => startsOn !== null)
    .map(({ id, startsOn, retired }) => [id, startsOn, retired]);
  return {
    key: JSON.stringify([
      COUNTING,
      SUMMING,
      timeZone,
      dated,
      merged.map(({ id, mergedInto }) => [id, mergedInto]),
      washing,
      entries,
    ]),
    groupId,
    washing,
    timeZone,
    seasons: lines,
    same: new Map(merged.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto]]))),
  };
}

/** What a query of games selects so that they can stand in the sums. */
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

/** A game as `COUNTED` selects it. */
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

/** How a game stands in the sums of its group. */
export interface Added {
  readonly scopes: readonly string[];
  readonly as: People;
  readonly playoff: boolean;
  /** How often each person washed after it. */
  readonly washes: Readonly<Record<string, number>>;
  /** Null where it goes on, or decides another game. */
  readonly link: Link | null;
}

/** The scope of all games of a group. */
export const ALL = "all";

/** How a game is to stand in the sums; null where it does not. @param lines The entries of the dishes about it. */
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

/** The scopes of a day: all games, its year, and the seasons that it falls into. */
const scopesOfDay = (seasons: readonly SeasonLine[], day: string): readonly string[] => [
  ALL,
  day.slice(0, "2026".length),
  ...seasonsOfDay(seasons, day),
];

/** A game as dry spells take it; null where it goes on, or decides another one. */
export const washLink = ({ link, scopes, washes }: Added): WashLink | null =>
  link && { day: link.day, scopes, as: link.as, present: link.present, washed: washes };

/** Whose entries are read, and as whom. */
const reads = ({ groupId, timeZone, same }: TotalsInput) => ({
  groupId,
  timeZone,
  parties: { personOf: (party: string) => same.get(party) ?? party },
});

/** The entries of the dishes about some games, by game. */
export const dutiesByGame = async (
  db: Reader,
  basis: TotalsInput,
  where: Prisma.LedgerLineWhereInput,
): Promise<ReadonlyMap<string | null, readonly DutyLine[]>> =>
  byGame(await dutyLines(db, reads(basis), where));

/** The washes that no game knows, by day, in the scopes of their days. */
export const washesByHandIn = async (db: Reader, basis: TotalsInput): Promise<readonly ScopedWash[]> =>
  (await handWashes(db, reads(basis))).map((wash) => ({
    ...wash,
    scopes: scopesOfDay(basis.seasons, wash.day),
  }));

/**
 * The seasons that a day falls into, as `inSeason` has it: from its first day until the next one begins that is kept, whether it is kept
 * itself or not.
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

/** What the guests of a game are called, by as whom they are counted. */
export const guestsOf = ({ seats }: CountedRow): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.flatMap(({ name, playerId }) => (playerId === null ? [[guest(name), name]] : [])));
