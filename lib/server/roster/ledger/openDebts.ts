import { gameIds, newGame, type Stake } from "@/lib/engine";
import { dayOf } from "@/lib/views/dayOf";
import type { Transfer } from "@/lib/views/fewestPayments";
import { nightResult } from "@/lib/views/nightResult";
import type { Reader } from "../../db/reader";
import type { States } from "../../table/snapshots/withSnapshots";
import type { LoadedGroup, Parties } from "../groupContext";
import { looseBooks, nightBooks } from "../nightBooks";
import { canceledAmong } from "./canceled";
import { storedName } from "./storedName";

/** The open debts of a night, or of a game outside nights, in one ledger. */
export interface OpenSource {
  /** The ledger's stored name. */
  readonly ledgerName: string;
  readonly night: string | null;
  readonly game: string | null;
  /** The night's name. */
  readonly name: string | null;
  readonly rounds: number;
  readonly day: string;
  readonly debts: readonly Transfer[];
}

/** Older nights are ignored. */
const MAX_NIGHTS = 50;
const MAX_GAMES = 50;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The games that involve this stake. */
export const gamesWith = (stake: Stake): readonly string[] =>
  gameIds.filter((game) => {
    const opened = newGame({ game, house: {}, players: ["s1", "s2"] });
    return opened.ok && opened.value.seats.some(({ holds }) => stake in holds);
  });

/**
 * Reads open debts, newest first. They come from the last fifty ended nights, and from up to fifty chip games
 * outside nights in the last thirty days. Debts carried into the ledger are omitted, because they are paid
 * there.
 */
export async function openDebts(
  db: Reader,
  states: States,
  of: LoadedGroup,
  now = new Date(),
): Promise<readonly OpenSource[]> {
  const nights = await nightBooks(db, states, of, { endedAt: { not: null } }, MAX_NIGHTS);
  const ofNights = nights.flatMap(({ night, books }): readonly OpenSource[] => {
    const open = nightResult(books).debts.filter(({ payment }) => payment === null);
    const source = { night: night.id, game: null, name: night.name, rounds: 0 };
    const day = dayOf(night.startedAt, of.timeZone);
    return [
      { ...source, day, ledgerName: storedName("chips"), debts: open.filter(({ kind }) => kind === "chips") },
      {
        ...source,
        day,
        ledgerName: storedName("money", night.unit),
        debts: open.filter(({ kind }) => kind === "money"),
      },
    ];
  });
  return [...ofNights, ...(await ofGames(db, states, of, now))]
    .filter(({ debts }) => debts.length > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}

async function ofGames(
  db: Reader,
  states: States,
  of: LoadedGroup,
  now: Date,
): Promise<readonly OpenSource[]> {
  const where = {
    ruleSet: { in: [...gamesWith("chip")] },
    playedAt: { gte: new Date(now.getTime() - DAYS * DAY_MS) },
  };
  const games = (await looseBooks(db, states, of, where, MAX_GAMES)).filter(({ books }) => books.ended);
  const lines = await carriedFrom(
    db,
    games.map(({ id }) => id),
  );
  const carriedOf = (game: string) =>
    lines.flatMap(({ id, gameId, ...line }) =>
      gameId === game
        ? asPeople(of.parties, [line]).map((paid) => ({ ...paid, id, kind: "chips" as const }))
        : [],
    );
  return games.map(({ id, playedAt, rounds, books }) => ({
    ledgerName: storedName("chips"),
    night: null,
    game: id,
    name: null,
    rounds,
    day: dayOf(playedAt, of.timeZone),
    debts: nightResult({ ...books, payments: carriedOf(id) }).debts.filter(({ payment }) => payment === null),
  }));
}

/** Debts of these games carried into the ledger, which settles them here. */
async function carriedFrom(db: Reader, gameIds: readonly string[]) {
  if (gameIds.length === 0) return [];
  const lines = await db.ledgerLine.findMany({
    where: { gameId: { in: [...gameIds] }, deed: "carried" },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: { id: true, gameId: true, from: true, to: true, amount: true },
  });
  const canceled = await canceledAmong(
    db,
    lines.map(({ id }) => id),
  );
  return lines.filter(({ id }) => !canceled.has(id));
}

/** Maps debts to the people that merged entries now count as. */
export const asPeople = ({ personOf }: Parties, debts: readonly Transfer[]): readonly Transfer[] =>
  debts.map(({ from, to, amount }) => ({ from: personOf(from) ?? from, to: personOf(to) ?? to, amount }));
