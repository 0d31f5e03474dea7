import { gameIds, namesLosers } from "@/lib/engine";
import type { Party } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import {
  type DutyLine,
  dutiesOf,
  type ManualWash,
  manualWashesByDay,
  washesOf,
} from "@/lib/views/ledger/duties";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import type { LoadedGroup, Parties } from "../groupContext";

/** The context for reading entries: the group and the mapping of merged people. */
type Reads = Pick<LoadedGroup, "groupId" | "timeZone"> & {
  readonly parties: Pick<Parties, "personOf">;
};

/**
 * Reads the entries of a group's dish ledger in order, without canceled ones. The condition must hold for what
 * cancels them, too.
 * @param most Only that many of the latest; all if omitted.
 */
export async function dutyLines(
  db: Reader,
  { groupId, timeZone, parties: { personOf } }: Reads,
  where: Prisma.LedgerLineWhereInput,
  most?: number,
): Promise<readonly DutyLine[]> {
  const found = await db.ledgerLine.findMany({
    where: { groupId, ledger: "dishes", deed: { not: "cooked" }, AND: [where] },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...(most !== undefined && { take: most }),
  });
  const canceled = new Set(found.map(({ takesBack }) => takesBack));
  return found
    .filter(({ id, takesBack }) => takesBack === null && !canceled.has(id))
    .toReversed()
    .map(({ deed: kind, gameId, from, to, amount, day, at }) => ({
      kind: kind as DutyLine["kind"],
      game: gameId,
      from: personOf(from) ?? from,
      to: personOf(to) ?? to,
      amount,
      day,
      on: dayOf(at, timeZone),
    }));
}

/** Entries that can change a count of washes: all but "done" for a duty that counts anyway. */
export const CHANGES_WASHES = {
  ledger: "dishes",
  deed: { not: "cooked" },
  OR: [
    { deed: { not: "done" } },
    { gameId: null },
    { game: { ledgerLines: { some: { deed: { in: ["owed", "undone"] } } } } },
  ],
} as const satisfies Prisma.LedgerLineWhereInput;

/** A finished game whose washers are to be found. */
interface EndedGame {
  readonly id: string;
  readonly ruleSet: string;
  /** The day it counts for. */
  readonly day: string;
  readonly losers: readonly Party[];
}

/** The kind of game whose ranking includes manual washes. */
export const washingKind = (ruleSet: string): string =>
  namesLosers(ruleSet) ? ruleSet : (gameIds.find(namesLosers) ?? ruleSet);

/** Counts each person's washes after some games, by game. */
export async function washesAfter(
  db: Reader,
  of: Reads,
  games: readonly EndedGame[],
): Promise<ReadonlyMap<string, Readonly<Record<Party, number>>>> {
  if (games.length === 0) return new Map();
  return washedIn(games, byGame(await dutyLines(db, of, about(games))));
}

/** The same, with the group's manual washes by day. */
export async function allWashes(db: Reader, of: Reads, games: readonly EndedGame[]) {
  const lines = byGame(await dutyLines(db, of, { OR: [about(games), { gameId: null }] }));
  return { washed: washedIn(games, lines), byHand: manualWashesByDay(lines.get(null) ?? []) };
}

const about = (games: readonly EndedGame[]) => ({ gameId: { in: games.map(({ id }) => id) } });

const washedIn = (games: readonly EndedGame[], lines: ReturnType<typeof byGame>) =>
  new Map(games.map((game) => [game.id, washesOfGame(game, lines.get(game.id) ?? [])]));

/** Groups entries by the game they are about. */
export function byGame(lines: readonly DutyLine[]): ReadonlyMap<string | null, readonly DutyLine[]> {
  const games = new Map<string | null, DutyLine[]>();
  for (const line of lines) games.set(line.game, [...(games.get(line.game) ?? []), line]);
  return games;
}

/** Counts each person's washes after one game. @param lines The entries about it. */
export function washesOfGame(
  { id, ruleSet, day, losers }: EndedGame,
  lines: readonly DutyLine[],
): Readonly<Record<Party, number>> {
  const own = namesLosers(ruleSet) ? losers : [];
  return washesOf(dutiesOf([{ game: id, day, losers: [...new Set(own)] }], lines));
}

/** A group's manual washes by day. */
export const manualWashes = async (db: Reader, of: Reads): Promise<readonly ManualWash[]> =>
  manualWashesByDay(await dutyLines(db, of, { gameId: null }));
