import type { DrinksOfGame, DrinksOpen, OwnDrinks } from "@/lib/protocol/ledger";
import { GUEST, type Party } from "@/lib/protocol/nightResult";
import { dayOf, startOf } from "@/lib/views/dayOf";
import type { Transfer } from "@/lib/views/fewestPayments";
import { betweenTwo, owedBy } from "@/lib/views/ledger/settleUp";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { type GroupPass, receiversFor } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { nameOfSeat, SEAT_NAME } from "../../table/seatNames";
import { SNAPSHOT, type States, withStates } from "../../table/snapshots/withStates";
import { LISTED } from "../groupGames";
import { sumsOf } from "./kept";
import { takenBackAmong } from "./openDebts";
import { ownPlayer } from "./own";
import { type LedgerOf, ledgerOfGroup } from "./parties";

/** More games than an evening has. */
const MOST_GAMES = 100;

/** What is drunk, owed and served, for whoever asks; and, for them alone, how that stands to the limit they set. */
export const drinks = (
  pass: GroupPass,
  now = new Date(),
): Promise<{ readonly open: DrinksOpen; readonly own: OwnDrinks | null }> =>
  withStates(holderOf(pass.visitor), async (states) => {
    const db = database();
    const of = await ledgerOfGroup(pass.groupId);
    const { nameOf } = of.parties;
    const tonight = await tonightOf(db, states, of, now);
    const mayReceive = await receiversFor(pass);
    const owed = [...(await owedDrinks(db, of)), ...toTheTable(tonight)];
    return {
      open: {
        tonight: tonight.games,
        owed: owed
          .filter(({ amount }) => amount > 0)
          .map((one) => ({
            ...one,
            fromName: nameOf(one.from),
            toName: nameOf(one.to),
            maySettle: mayReceive(one.to === "bank" ? one.from : one.to),
          })),
      },
      own: await ownDrinks(db, pass, tonight),
    };
  });

/** Who owes whom a drink, by what was written, set off between each two. */
async function owedDrinks(db: Reader, of: LedgerOf): Promise<readonly Transfer[]> {
  return betweenTwo(owedBy((await sumsOf(db, of.groupId, of.parties, "drinks")).get("drinks") ?? []));
}

/** The drinks of the night that is on, else of today. */
interface Tonight {
  readonly games: readonly DrinksOfGame[];
  /** How many each has drunk or is to drink by these games. */
  readonly drunk: ReadonlyMap<Party, number>;
  /** How many of those were served. */
  readonly served: ReadonlyMap<Party, number>;
  /** How many each has come to owe others meanwhile, by what was written. */
  readonly written: ReadonlyMap<Party, number>;
}

/** What is still to be served of what tonight's games say. */
const toTheTable = ({ drunk, served }: Tonight): readonly Transfer[] =>
  [...drunk].flatMap(([from, times]) => {
    const amount = times - (served.get(from) ?? 0);
    return amount > 0 ? [{ from, to: "bank", amount }] : [];
  });

/** Reads tonight: the games of the night that is on, else those since the day began where the group plays. */
async function tonightOf(db: Reader, states: States, of: LedgerOf, now = new Date()): Promise<Tonight> {
  const night = await db.night.findFirst({
    where: { groupId: of.groupId, endedAt: null },
    orderBy: { startedAt: "desc" },
    select: { id: true, startedAt: true },
  });
  const since = night?.startedAt ?? startOf(dayOf(now, of.timeZone), of.timeZone);
  const where: Prisma.GameWhereInput = night ? { nightId: night.id } : { playedAt: { gte: since } };
  const rows = await db.game.findMany({
    where: { groupId: of.groupId, resultOnly: false, AND: [LISTED, where] },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MOST_GAMES,
    select: {
      ...SNAPSHOT,
      ruleSet: true,
      seats: {
        select: {
          key: true,
          name: true,
          player: { select: { id: true, mergedInto: true, ...SEAT_NAME.player.select } },
        },
      },
    },
  });
  const drunk = new Map<Party, number>();
  const games = states.all(rows).flatMap(({ id, ruleSet, state, seats }): readonly DrinksOfGame[] => {
    const bySeat = new Map(seats.map((seat) => [seat.key, seat]));
    const lines = state.seats.flatMap(({ player: key, holds }) => {
      const seat = bySeat.get(key);
      if (!seat || !holds.drink) return [];
      const name = nameOfSeat(seat);
      const party = seat.player ? (seat.player.mergedInto ?? seat.player.id) : GUEST + name;
      drunk.set(party, (drunk.get(party) ?? 0) + holds.drink);
      return [{ name, times: holds.drink }];
    });
    return lines.length === 0 ? [] : [{ game: id, ruleSet, rounds: state.settledRounds, drunk: lines }];
  });
  return { games, drunk, ...(await writtenSince(db, of, since)) };
}

/** What was written of drinks since then: served to the table, and owed. */
async function writtenSince(db: Reader, { groupId, parties: { personOf } }: LedgerOf, since: Date) {
  const lines = await db.ledgerLine.findMany({
    where: { groupId, ledger: "drinks", takesBack: null, at: { gte: since } },
    select: { id: true, deed: true, from: true, to: true, amount: true },
  });
  const gone = await takenBackAmong(
    db,
    lines.map(({ id }) => id),
  );
  const stand = lines.filter(({ id }) => !gone.has(id));
  const summed = (some: typeof lines): ReadonlyMap<Party, number> => {
    const sums = new Map<Party, number>();
    for (const { from, amount } of some) {
      const who = personOf(from) ?? from;
      sums.set(who, (sums.get(who) ?? 0) + amount);
    }
    return sums;
  };
  return {
    served: summed(stand.filter(({ deed, to }) => deed === "served" && to === "bank")),
    written: summed(stand.filter(({ deed }) => deed === "owed")),
  };
}

/** What somebody of the roster sees of their own, and nobody else; null for whoever is nobody there. */
async function ownDrinks(
  db: Reader,
  pass: GroupPass,
  { drunk, written }: Tonight,
): Promise<OwnDrinks | null> {
  const own = await ownPlayer(pass, db);
  if (own === null) return null;
  const person = own.mergedInto ?? own.id;
  return {
    limit: own.drinkLimit,
    tonight: (drunk.get(person) ?? 0) + (written.get(person) ?? 0),
    unlisted: own.unlistedAt !== null,
  };
}

/** Whether a drink is owed by one to the other: in a night to the table, else between two. */
export async function isDrinkOwed(
  db: Reader,
  states: States,
  of: LedgerOf,
  { from, to, amount }: Transfer,
): Promise<boolean> {
  const owed = to === "bank" ? toTheTable(await tonightOf(db, states, of)) : await owedDrinks(db, of);
  return owed.some((one) => one.from === from && one.to === to && one.amount >= amount);
}
