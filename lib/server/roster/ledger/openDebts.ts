import { gameIds, newGame, type Stake } from "@/lib/engine";
import { dayOf } from "@/lib/views/dayOf";
import type { Transfer } from "@/lib/views/fewestPayments";
import { nightResult } from "@/lib/views/nightResult";
import type { Reader } from "../../db/reader";
import type { States } from "../../table/snapshots/withSnapshots";
import { looseBooks, nightBooks } from "../nightBooks";
import { canceledAmong } from "./canceled";
import type { LedgerOf, Parties } from "./parties";
import { storedName } from "./storedName";

/** What a night, or a game outside of nights, has left unpaid in one ledger. */
export interface OpenSource {
  /** The ledger as it is kept. */
  readonly kept: string;
  readonly night: string | null;
  readonly game: string | null;
  /** What the night is called. */
  readonly name: string | null;
  readonly rounds: number;
  readonly day: string;
  readonly debts: readonly Transfer[];
}

/** What is owed longer than these is between those who remember it. */
const MAX_NIGHTS = 50;
const MAX_GAMES = 50;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The games in which something is dealt or may be paid. */
export const gamesWith = (stake: Stake): readonly string[] =>
  gameIds.filter((game) => {
    const opened = newGame({ game, house: {}, players: ["s1", "s2"] });
    return opened.ok && opened.value.seats.some(({ holds }) => stake in holds);
  });

/**
 * What is unpaid of the last fifty nights that ended, and of at most fifty games for chips outside of nights that ended in the last
 * thirty days, the latest first. What was carried into the ledger is paid there.
 */
export async function openDebts(
  db: Reader,
  states: States,
  { groupId, timeZone, parties }: LedgerOf,
  now = new Date(),
): Promise<readonly OpenSource[]> {
  const nights = await nightBooks(db, states, { groupId, endedAt: { not: null } }, MAX_NIGHTS);
  const ofNights = nights.flatMap(({ night, books }): readonly OpenSource[] => {
    const open = nightResult(books).debts.filter(({ payment }) => payment === null);
    const source = { night: night.id, game: null, name: night.name, rounds: 0 };
    const day = dayOf(night.startedAt, timeZone);
    return [
      { ...source, day, kept: storedName("chips"), debts: open.filter(({ kind }) => kind === "chips") },
      {
        ...source,
        day,
        kept: storedName("money", night.unit),
        debts: open.filter(({ kind }) => kind === "money"),
      },
    ];
  });
  return [...ofNights, ...(await ofGames(db, states, { groupId, timeZone, parties }, now))]
    .filter(({ debts }) => debts.length > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}

async function ofGames(
  db: Reader,
  states: States,
  { groupId, timeZone, parties }: LedgerOf,
  now: Date,
): Promise<readonly OpenSource[]> {
  const where = {
    groupId,
    ruleSet: { in: [...gamesWith("chip")] },
    playedAt: { gte: new Date(now.getTime() - DAYS * DAY_MS) },
  };
  const games = (await looseBooks(db, states, where, MAX_GAMES)).filter(({ books }) => books.ended);
  const lines = await carriedFrom(
    db,
    games.map(({ id }) => id),
  );
  const carriedOf = (game: string) =>
    lines.flatMap(({ id, gameId, ...line }) =>
      gameId === game
        ? asPeople(parties, [line]).map((paid) => ({ ...paid, id, kind: "chips" as const }))
        : [],
    );
  return games.map(({ id, playedAt, rounds, books }) => ({
    kept: storedName("chips"),
    night: null,
    game: id,
    name: null,
    rounds,
    day: dayOf(playedAt, timeZone),
    debts: nightResult({ ...books, payments: carriedOf(id) }).debts.filter(({ payment }) => payment === null),
  }));
}

/** What of these games was carried into the ledger: it is paid as far as the games are concerned. */
async function carriedFrom(db: Reader, gameIds: readonly string[]) {
  const lines = await db.ledgerLine.findMany({
    where: { gameId: { in: [...gameIds] }, deed: "carried" },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: { id: true, gameId: true, from: true, to: true, amount: true },
  });
  const gone = await canceledAmong(
    db,
    lines.map(({ id }) => id),
  );
  return lines.filter(({ id }) => !gone.has(id));
}

/** The same with everybody as whom they are read now. */
export const asPeople = ({ personOf }: Parties, debts: readonly Transfer[]): readonly Transfer[] =>
  debts.map(({ from, to, amount }) => ({ from: personOf(from) ?? from, to: personOf(to) ?? to, amount }));
