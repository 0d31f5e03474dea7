import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NightBuyIn, NightLine } from "@/lib/protocol/group";
import type { ChangedBuyIn, ChangedNight, NewNight } from "@/lib/protocol/rosterSchemas";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { asJson } from "../db/json";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import { pokeOutbox, writeNightEvent } from "../events/outbox";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { withSnapshots } from "../table/snapshots/withSnapshots";
import { reopenNight, type StaysEnded } from "./closeNight";
import {
  groupContext,
  type InGroup,
  type LoadedGroup,
  loadGroup,
  NIGHT,
  type NightRow,
} from "./groupContext";
import { closingOf } from "./ledger/closingOf";

const PAGE = 50;

/** Lists a group's latest nights, newest first. */
export async function nightsOf(given: InGroup): Promise<readonly NightLine[]> {
  const of = await groupContext(given);
  const nights = await database().night.findMany({
    where: { groupId: of.groupId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    take: PAGE,
    include: NIGHT,
  });
  return nights.map((night) => nightLine(of, night));
}

/** Returns the current night, or null. */
export async function nightOn(given: InGroup): Promise<NightLine | null> {
  const of = await groupContext(given);
  const night = of.nights
    ? of.nights.find(({ endedAt }) => endedAt === null)
    : await database().night.findFirst({
        where: { endedAt: null, groupId: of.groupId },
        orderBy: { startedAt: "desc" },
        include: NIGHT,
      });
  return night ? nightLine(of, night) : null;
}

/** A night's row as its pages show it. */
export const nightLine = (
  of: LoadedGroup,
  { id, name, startedAt, endedAt, buyIn, unit, chipValue, buyIns }: NightRow,
): NightLine => ({
  id,
  name,
  day: dayOf(startedAt, of.timeZone),
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  buyIn,
  unit,
  chipValue,
  buyIns: buyInsOf(of, buyIns),
});

/** Adds up the buy-ins of each person's entries. Those with none are omitted. */
function buyInsOf({ parties }: LoadedGroup, rows: NightRow["buyIns"]): readonly NightBuyIn[] {
  const people = new Map<string, NightBuyIn>();
  for (const { times, shares, party } of rows) {
    const player = parties.personOf(party) ?? party;
    const had = people.get(player);
    people.set(player, {
      player,
      name: parties.nameOf(player),
      times: times + (had?.times ?? 0),
      shares: shares + (had?.shares ?? 0),
    });
  }
  return [...people.values()].filter(({ times, shares }) => times + shares > 0);
}

/**
 * Starts a night and returns its id. New games belong to it until it ends. It copies the group's currency and the
 * value of a chip, and by default its buy-in. Refuses with `night-is-on` while another is running, and with
 * `wrong-currency` if it names another currency than the group's.
 */
export function beginNight(
  { groupId }: GroupPass,
  { name, buy_in, unit }: NewNight,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    if (await isOn(tx, groupId)) return apiError("night-is-on");
    const id = newRowId();
    const { currency, chipValue, buyIn } = await tx.group.findUniqueOrThrow({ where: { id: groupId } });
    if (unit !== undefined && unit !== currency) return apiError("wrong-currency");
    await tx.night.create({
      data: { id, groupId, name: name ?? null, buyIn: buy_in ?? buyIn, unit: currency, chipValue },
    });
    return ok({ id });
  });
}

/**
 * Ends, reopens or renames a night, or changes its buy-in. Its currency stays. Ending it leaves its games as they are
 * (`closeNight` ends them), and reopening it reopens those that closing ended. Refuses with `no-such-night`, with
 * `night-is-on` if another is running, and with `wrong-currency` if it names another currency than its own.
 * @returns the games that stay ended in a reopened night.
 */
export async function changeNight(
  pass: GroupPass,
  id: string,
  { name, buy_in, unit, ended }: ChangedNight,
): Promise<ApiResult<{ readonly stayEnded: readonly StaysEnded[] }>> {
  const { groupId } = pass;
  const known = await database().night.findFirst({ where: { id, groupId } });
  if (known === null) return apiError("no-such-night");
  if (unit !== undefined && unit !== known.unit) return apiError("wrong-currency");
  if (ended === false) {
    const changed = { ...(name !== undefined && { name }), ...(buy_in !== undefined && { buy_in }) };
    const stay = await reopenNight(pass, id, changed);
    return stay.ok ? ok({ stayEnded: stay.value }) : stay;
  }
  await withSnapshots(holderOf(pass.visitor), (states) =>
    inTransaction(async (tx) => {
      const night = await tx.night.findUniqueOrThrow({ where: { id }, include: NIGHT });
      const data: Prisma.NightUncheckedUpdateInput = {};
      if (name !== undefined) data.name = name;
      if (buy_in !== undefined) data.buyIn = buy_in;
      if (ended === true && night.endedAt === null) {
        const now = { ...night, ...(buy_in !== undefined && { buyIn: buy_in }) };
        data.endedAt = new Date();
        data.closing = asJson(await closingOf(tx, states, await loadGroup(groupId, tx), now));
      }
      await tx.night.update({ where: { id }, data });
      if (data.endedAt) await tx.$executeRaw(writeNightEvent(groupId, id, new Date()));
    }),
  );
  if (ended === true) pokeOutbox();
  return ok({ stayEnded: [] });
}

const isOn = async (tx: Reader, groupId: string, but = ""): Promise<boolean> =>
  (await tx.night.count({ where: { groupId, endedAt: null, id: { not: but } } })) > 0;

/**
 * Sets a person's number of buy-ins in a night and their shares of its pot. Buy-ins of merged entries, and of the
 * guest that a player was, move to this person. Refuses with `no-such-night`, `no-such-player`. `stale`: the person has
 * other numbers than the sender saw.
 * @param player A roster player's id, or "guest:" with a name.
 */
export function setBuyIn(
  { groupId }: GroupPass,
  nightId: string,
  { player, times, shares, seen = {} }: ChangedBuyIn,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const night = await tx.night.findFirst({ where: { id: nightId, groupId }, include: NIGHT });
    if (night === null) return apiError("no-such-night");
    const { personOf } = (await loadGroup(groupId, tx)).parties;
    const party = personOf(player);
    if (party === null || party === "bank" || party === "pot") return apiError("no-such-player");
    const theirs = night.buyIns.filter((one) => (personOf(one.party) ?? one.party) === party);
    const sum = (of: "times" | "shares") => theirs.reduce((all, one) => all + one[of], 0);
    if ((["times", "shares"] as const).some((of) => seen[of] !== undefined && seen[of] !== sum(of)))
      return apiError("stale", { unseen: [] });
    const has = { times: times ?? sum("times"), shares: shares ?? sum("shares") };
    await tx.buyIn.deleteMany({
      where: { nightId, party: { in: theirs.map((one) => one.party).filter((one) => one !== party) } },
    });
    if (has.times + has.shares === 0) await tx.buyIn.deleteMany({ where: { nightId, party } });
    else
      await tx.buyIn.upsert({
        where: { nightId_party: { nightId, party } },
        create: { nightId, party, ...has },
        update: has,
      });
    return ok(null);
  });
}
