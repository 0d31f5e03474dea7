import { endNames } from "@/lib/engine";
import type { Party } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import { gamesThatName } from "@/lib/views/gamesThatName";
import { type DutyLine, dutiesOf, type HandWash, washesByHand, washesOf } from "@/lib/views/ledger/duties";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { canceledAmong } from "./canceled";
import type { LedgerOf, Parties } from "./parties";

/** Whose entries are read, and as whom. */
type Reads = Pick<LedgerOf, "groupId" | "timeZone"> & {
  readonly parties: Pick<Parties, "personOf">;
};

/**
 * The entries of a group's dishes, canceled ones left out, in the order they were written.
 * @param most So many of the latest; all where it is left out.
 */
export async function dutyLines(
  db: Reader,
  { groupId, timeZone, parties: { personOf } }: Reads,
  where: Prisma.LedgerLineWhereInput,
  most?: number,
): Promise<readonly DutyLine[]> {
  const found = await db.ledgerLine.findMany({
    where: { groupId, ledger: "dishes", takesBack: null, AND: [where] },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...(most !== undefined && { take: most }),
  });
  const gone = await canceledAmong(
    db,
    found.map(({ id }) => id),
  );
  return found
    .filter(({ id }) => !gone.has(id))
    .toReversed()
    .map(({ deed, gameId, from, to, amount, day, at }) => ({
      deed: deed as DutyLine["deed"],
      game: gameId,
      from: personOf(from) ?? from,
      to: personOf(to) ?? to,
      amount,
      day,
      on: dayOf(at, timeZone),
    }));
}

/** Which entries may change who washed how often: all but "done" said of a washing that counts anyway. */
export const CHANGES_WASHES = {
  ledger: "dishes",
  OR: [
    { deed: { not: "done" } },
    { gameId: null },
    { game: { ledgerLines: { some: { deed: { in: ["owed", "undone"] } } } } },
  ],
} as const satisfies Prisma.LedgerLineWhereInput;

/** A game of which it is asked who washed after it. */
interface EndedGame {
  readonly id: string;
  readonly ruleSet: string;
  /** The day it counts for. */
  readonly day: string;
  readonly losers: readonly Party[];
}

/** Who washes after a game by how it ended: nobody where it names winners. */
export const losersWash = (ruleSet: string): boolean => {
  const named = endNames(ruleSet);
  return named.ok && named.value === "losers";
};

/** The kind of game whose ranking has the washes that were written by hand. */
export const washingKind = (ruleSet: string): string =>
  losersWash(ruleSet) ? ruleSet : (gamesThatName("losers")[0] ?? ruleSet);

/** How often each person washed after some games, by game. */
export async function washesAfter(
  db: Reader,
  of: Reads,
  games: readonly EndedGame[],
): Promise<ReadonlyMap<string, Readonly<Record<Party, number>>>> {
  const lines = byGame(await dutyLines(db, of, { gameId: { in: games.map(({ id }) => id) } }));
  return new Map(games.map((game) => [game.id, washesOfGame(game, lines.get(game.id) ?? [])]));
}

/** Entries by the game they are about. */
export function byGame(lines: readonly DutyLine[]): ReadonlyMap<string | null, readonly DutyLine[]> {
  const games = new Map<string | null, DutyLine[]>();
  for (const line of lines) games.set(line.game, [...(games.get(line.game) ?? []), line]);
  return games;
}

/** How often each person washed after one game. @param lines The entries about it. */
export function washesOfGame(
  { id, ruleSet, day, losers }: EndedGame,
  lines: readonly DutyLine[],
): Readonly<Record<Party, number>> {
  const own = losersWash(ruleSet) ? losers : [];
  return washesOf(dutiesOf([{ game: id, day, losers: [...new Set(own)] }], lines));
}

/** The washes of a group that no game knows, by day. */
export const handWashes = async (db: Reader, of: Reads): Promise<readonly HandWash[]> =>
  washesByHand(await dutyLines(db, of, { gameId: null }));
