import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NightBuyIn, NightLine } from "@/lib/protocol/group";
import type { ChangedBuyIn, ChangedNight, NewNight } from "@/lib/protocol/rosterSchemas";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { groupContext, type InGroup, type LoadedGroup } from "./groupContext";

const PAGE = 50;

const SHOWN = {
  buyIns: { orderBy: { at: "asc" }, select: { times: true, shares: true, playerId: true } },
} as const satisfies Prisma.NightInclude;

type Row = Prisma.NightGetPayload<{ include: typeof SHOWN }>;

/** Lists a group's latest nights, newest first. */
export async function nightsOf(given: InGroup): Promise<readonly NightLine[]> {
  const of = await groupContext(given);
  const nights = await database().night.findMany({
    where: { groupId: of.groupId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    take: PAGE,
    include: SHOWN,
  });
  return nights.map((night) => nightLine(of, night));
}

/** Returns the current night, or null. */
export async function nightOn(given: InGroup): Promise<NightLine | null> {
  const of = await groupContext(given);
  const night = await database().night.findFirst({
    where: { endedAt: null, groupId: of.groupId },
    orderBy: { startedAt: "desc" },
    include: SHOWN,
  });
  return night && nightLine(of, night);
}

/** A night's row as its pages show it. */
export const nightLine = (
  of: LoadedGroup,
  { id, name, startedAt, endedAt, buyIn, unit, buyIns }: Row,
): NightLine => ({
  id,
  name,
  day: dayOf(startedAt, of.timeZone),
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  buyIn,
  unit,
  buyIns: buyInsOf(of, buyIns),
});

/** Adds up the buy-ins of each person's entries. Those with none are omitted. */
function buyInsOf({ parties }: LoadedGroup, rows: Row["buyIns"]): readonly NightBuyIn[] {
  const people = new Map<string, NightBuyIn>();
  for (const { times, shares, playerId } of rows) {
    const player = parties.personOf(playerId) ?? playerId;
    const had = people.get(player);
    people.set(player, {
      player,
      times: times + (had?.times ?? 0),
      shares: shares + (had?.shares ?? 0),
    });
  }
  return [...people.values()].filter(({ times, shares }) => times + shares > 0);
}

/** The default currency. */
const UNIT = "€";

/**
 * Starts a night and returns its id. New games belong to it until it ends. Refuses with `night-is-on` while
 * another is running.
 */
export function beginNight(
  { groupId }: GroupPass,
  { name, buy_in, unit }: NewNight,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    if (await isOn(tx, groupId)) return apiError("night-is-on");
    const id = newRowId();
    await tx.night.create({
      data: { id, groupId, name: name ?? null, buyIn: buy_in ?? 0, unit: unit ?? UNIT },
    });
    return ok({ id });
  });
}

/**
 * Ends, resumes or renames a night, or changes its buy-in. Refuses with `no-such-night`, and with
 * `night-is-on` if another is running.
 */
export function changeNight(
  { groupId }: GroupPass,
  id: string,
  { name, buy_in, unit, ended }: ChangedNight,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const night = await tx.night.findFirst({ where: { id, groupId } });
    if (night === null) return apiError("no-such-night");
    if (ended === false && (await isOn(tx, groupId, id))) return apiError("night-is-on");
    const data: Prisma.NightUncheckedUpdateInput = {};
    if (name !== undefined) data.name = name;
    if (buy_in !== undefined) data.buyIn = buy_in;
    if (unit !== undefined) data.unit = unit;
    if (ended !== undefined) data.endedAt = ended ? (night.endedAt ?? new Date()) : null;
    await tx.night.update({ where: { id }, data });
    return ok(null);
  });
}

const isOn = async (tx: Reader, groupId: string, but = ""): Promise<boolean> =>
  (await tx.night.count({ where: { groupId, endedAt: null, id: { not: but } } })) > 0;

/**
 * Sets a person's number of buy-ins in a night and their shares of its pot. Merged entries' buy-ins move to
 * this entry. Refuses with `no-such-night`, `no-such-player`.
 */
export function setBuyIn(
  { groupId }: GroupPass,
  nightId: string,
  { player: playerId, times, shares }: ChangedBuyIn,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const night = await tx.night.findFirst({
      where: { id: nightId, groupId },
      select: { _count: { select: { payments: true } } },
    });
    if (night === null) return apiError("no-such-night");
    const player = await tx.player.findFirst({ where: { id: playerId, groupId } });
    if (player === null) return apiError("no-such-player");
    const person = player.mergedInto ?? player.id;
    const theirs = { nightId, player: { OR: [{ id: person }, { mergedInto: person }] } };
    const had = await tx.buyIn.aggregate({ where: theirs, _sum: { times: true, shares: true } });
    const has = { times: times ?? had._sum.times ?? 0, shares: shares ?? had._sum.shares ?? 0 };
    await tx.buyIn.updateMany({ where: theirs, data: { times: 0, shares: 0 } });
    await tx.buyIn.upsert({
      where: { nightId_playerId: { nightId, playerId: person } },
      create: { nightId, playerId: person, ...has },
      update: has,
    });
    // Keeps people whom a payment may name in the night.
    if (night._count.payments === 0) await tx.buyIn.deleteMany({ where: { ...theirs, times: 0, shares: 0 } });
    return ok(null);
  });
}
