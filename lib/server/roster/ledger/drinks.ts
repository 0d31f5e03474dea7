import type { PlayerId } from "@/lib/engine";
import type { DrinksOfGame, DrinksOpen, OwnDrinks } from "@/lib/protocol/ledger";
import type { NightResult, Party } from "@/lib/protocol/nightResult";
import { dayOf, daysAfter, startOf } from "@/lib/views/dayOf";
import { drinkAt } from "@/lib/views/drink";
import type { Transfer } from "@/lib/views/fewestPayments";
import { betweenTwo, owedBy } from "@/lib/views/ledger/settleUp";
import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import type { Reader } from "../../db/reader";
import { type GroupPass, receiversFor } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { nameOfSeat } from "../../table/seatNames";
import { SNAPSHOT, type States, withSnapshots } from "../../table/snapshots/withSnapshots";
import { groupContext, type InGroup, type LoadedGroup, loadGroup, seated } from "../groupContext";
import { LISTED } from "../groupGames";
import { ownPlayer } from "../ownPlayer";
import { partyOnSeat } from "../partyOnSeat";
import { canceledAmong } from "./canceled";
import { drinkSums, ledgerOf, storedName } from "./storedName";

/** More games than a group plays for drinks in a month. */
const MAX_GAMES = 200;

/** How long an unserved drink stays owed. */
const DAYS_OWED = 30;

/** Reads drinks had, owed and served. It includes the reader's own limit, which no one else sees. */
export async function drinks(
  given: InGroup,
  now = new Date(),
): Promise<{ readonly open: DrinksOpen; readonly own: OwnDrinks | null }> {
  const of = await groupContext(given);
  const { pass } = of;
  return withSnapshots(holderOf(pass.visitor), async (states) => {
    const db = database();
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
            inMoney: one.to === "bank" ? null : drinksInMoney(of, one.unit, one.amount),
            fromName: nameOf(one.from),
            toName: nameOf(one.to),
            maySettle: mayReceive(one.to === "bank" ? one.from : one.to),
          })),
      },
      own: await ownDrinks(db, pass, tonight),
    };
  });
}

/** Drinks still owed after a night: between two people, and from games by those who drank that night. */
export async function unservedAfter(
  given: InGroup,
  { people }: Pick<NightResult, "people">,
): Promise<DrinksOpen["owed"]> {
  const drank = new Set(people.flatMap((one) => (one.drinks > 0 ? [one.party] : [])));
  const { open } = await drinks(given);
  return open.owed.filter(({ from, to }) => to !== "bank" || drank.has(from));
}

/** The price of some drinks; null without a price. */
export function drinksInMoney({ card }: LoadedGroup, unit: string | null, count: number): number | null {
  const price = card.money.drinks.find(({ name }) => name === unit)?.price ?? null;
  return price === null ? null : price * count;
}

/** A debt of drinks of one kind. */
interface DrinkTransfer extends Transfer {
  readonly unit: string | null;
}

/** Debts of drinks from ledger entries, netted between each two, by drink. */
async function owedDrinks(db: Reader, of: LoadedGroup): Promise<readonly DrinkTransfer[]> {
  const entries = await drinkSums(db, of.groupId, of.parties);
  return [...new Set(entries.map(({ unit }) => unit))].flatMap((unit) =>
    betweenTwo(owedBy(entries.filter((one) => one.unit === unit))).map((one) => ({ ...one, unit })),
  );
}

/** The drinks of the current night, else of today. */
interface Tonight {
  readonly games: readonly DrinksOfGame[];
  /** Each person's drinks from these games, served or not. */
  readonly drunk: ReadonlyMap<Party, number>;
  /** Drinks assigned and served in the last days, including tonight. */
  readonly moved: readonly Moved[];
  /** Drinks each person came to owe others since, from ledger entries. */
  readonly written: ReadonlyMap<Party, number>;
}

/** Drinks that a game assigned to a person; negative if they were served. */
interface Moved {
  readonly at: Date;
  readonly who: Party;
  readonly unit: string | null;
  readonly amount: number;
}

/**
 * Drinks from games that are not served yet, by drink. A serving before the assignment pays for nothing. One without
 * a name, as from before drinks had names, pays for any.
 */
function toTheTable({ moved }: Tonight): readonly DrinkTransfer[] {
  const open: { from: Party; to: "bank"; unit: string | null; amount: number }[] = [];
  for (const { who, unit, amount } of moved.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const theirs = open.filter(({ from }) => from === who);
    const same = theirs.find((one) => one.unit === unit);
    if (amount > 0) {
      if (same) same.amount += amount;
      else open.push({ from: who, to: "bank", unit, amount });
      continue;
    }
    let left = 0 - amount;
    for (const one of [...(same ? [same] : []), ...(unit === null ? theirs : [])]) {
      const served = Math.min(left, one.amount);
      one.amount -= served;
      left -= served;
    }
  }
  return open.filter(({ amount }) => amount > 0);
}

/** Reads the games of the current night, else those of the group's current day. */
async function tonightOf(db: Reader, states: States, of: LoadedGroup, now = new Date()): Promise<Tonight> {
  const night = await db.night.findFirst({
    where: { groupId: of.groupId, endedAt: null },
    orderBy: { startedAt: "desc" },
    select: { id: true, startedAt: true },
  });
  const since = night?.startedAt ?? startOf(dayOf(now, of.timeZone), of.timeZone);
  const monthAgo = startOf(daysAfter(dayOf(now, of.timeZone), -DAYS_OWED), of.timeZone);
  const from = since < monthAgo ? since : monthAgo;
  const rows = await db.game.findMany({
    where: { groupId: of.groupId, resultOnly: false, AND: [LISTED, { playedAt: { gte: from } }] },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MAX_GAMES,
    select: {
      ...SNAPSHOT,
      ruleSet: true,
      playedAt: true,
      nightId: true,
      seats: { select: { key: true, name: true, playerId: true } },
    },
  });
  const drunk = new Map<Party, number>();
  const given: Moved[] = [];
  const games = states.all(rows).flatMap((row): readonly DrinksOfGame[] => {
    const { id, ruleSet, state, seats, playedAt, nightId } = row;
    const isTonight = night ? nightId === night.id : playedAt >= since;
    const bySeat = new Map(seated(of, seats).map((seat) => [seat.key, seat]));
    const lines = state.seats.flatMap(({ player: key, holds }) => {
      const seat = bySeat.get(key);
      if (!seat || !holds.drink) return [];
      const name = nameOfSeat(seat);
      const party = partyOnSeat(seat);
      given.push({ at: playedAt, who: party, unit: drinkAt(state), amount: holds.drink });
      if (isTonight) drunk.set(party, (drunk.get(party) ?? 0) + holds.drink);
      return [{ name, times: holds.drink }];
    });
    return lines.length === 0 || !isTonight
      ? []
      : [{ game: id, ruleSet, rounds: state.settledRounds, drink: drinkAt(state), drunk: lines }];
  });
  const { served, written } = await writtenSince(db, of, { from, since });
  return { games, drunk, moved: [...given, ...served], written };
}

/** Reads ledger entries about drinks: served to the table since a day, and owed since tonight began. */
async function writtenSince(
  db: Reader,
  { groupId, parties: { personOf } }: LoadedGroup,
  { from, since }: { readonly from: Date; readonly since: Date },
) {
  const lines = await db.ledgerLine.findMany({
    where: {
      ...{ groupId, takesBack: null, at: { gte: from } },
      OR: [{ ledger: "drinks" }, { ledger: { startsWith: storedName("drinks", "") } }],
    },
    select: { id: true, ledger: true, at: true, deed: true, from: true, to: true, amount: true },
  });
  const canceled = await canceledAmong(
    db,
    lines.map(({ id }) => id),
  );
  const stand = lines.filter(({ id }) => !canceled.has(id));
  const written = new Map<Party, number>();
  for (const { at, deed: kind, from: one, amount } of stand) {
    const who = personOf(one) ?? one;
    if (kind === "owed" && at >= since) written.set(who, (written.get(who) ?? 0) + amount);
  }
  const served = stand
    .filter(({ deed: kind, to }) => kind === "served" && to === "bank")
    .map(({ at, ledger, from: who, amount }): Moved => {
      const { unit } = ledgerOf(ledger);
      return { at, who: personOf(who) ?? who, unit, amount: 0 - amount };
    });
  return { served, written };
}

/** A person's own drinks and limit, visible only to them; null if they are not on the roster. */
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

/** The drinks that a person may still have in a game before their limit. */
export interface DrinksLeft {
  readonly seat: PlayerId;
  readonly limit: number;
  /** At this many drinks from this game they reach it. */
  readonly at: number;
}

/**
 * The reader's own distance to their limit in a game. Null if they set none or do not play. No one else sees
 * it.
 */
export const drinksLeft = (pass: GroupPass, gameId: string): Promise<DrinksLeft | null> =>
  withSnapshots(holderOf(pass.visitor), async (states) => {
    const db = database();
    const own = await ownPlayer(pass, db);
    if (own === null || own.drinkLimit === null) return null;
    const person = own.mergedInto ?? own.id;
    const game = await db.game.findFirst({
      where: {
        ...NOT_DELETED,
        id: gameId,
        groupId: pass.groupId,
        seats: { some: { player: { OR: [{ id: person }, { mergedInto: person }] } } },
      },
      select: { ...SNAPSHOT, seats: { select: { key: true, playerId: true } } },
    });
    if (game === null) return null;
    const tonight = await tonightOf(db, states, await loadGroup(pass.groupId));
    const merged = await db.player.findMany({ where: { mergedInto: person }, select: { id: true } });
    const ids = new Set([person, ...merged.map(({ id }) => id)]);
    const seat = game.seats.find(({ playerId }) => playerId !== null && ids.has(playerId))?.key;
    if (seat === undefined) return null;
    const here = states.of(game).seats.find(({ player }) => player === seat)?.holds.drink ?? 0;
    const isTonight = tonight.games.some((one) => one.game === gameId);
    const all = (tonight.drunk.get(person) ?? 0) + (tonight.written.get(person) ?? 0);
    return { seat, limit: own.drinkLimit, at: own.drinkLimit - all + (isTonight ? here : 0) };
  });

/** True if one owes the other a drink: to the table during a night, else between two people. */
export async function isDrinkOwed(
  db: Reader,
  states: States,
  of: LoadedGroup,
  { from, to, amount }: Transfer,
  unit: string | null,
): Promise<boolean> {
  const owed = to === "bank" ? toTheTable(await tonightOf(db, states, of)) : await owedDrinks(db, of);
  return owed.some((one) => one.from === from && one.to === to && one.unit === unit && one.amount >= amount);
}
