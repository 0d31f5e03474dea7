import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ChangedBuyIn, ChangedNight, NewNight } from "@/lib/protocol/rosterSchemas";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";

/** What is paid where nobody says otherwise. */
const UNIT = "€";

/**
 * Begins a night: games started from now on belong to it until it ends. Answers its id. Refuses with `night-is-on` while
 * another one is.
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
 * Ends a night, goes on with it, or changes its name and buy-in. Refuses with `no-such-night`, and with `night-is-on` where it
 * would go on beside another one.
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
 * Says how often somebody has bought into a night, and by how many shares they take of its pot. What other entries of the same person
 * had is theirs from then on. Refuses with `no-such-night`, `no-such-player`.
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
    // Whoever a payment may name stays somebody the night knows.
    if (night._count.payments === 0) await tx.buyIn.deleteMany({ where: { ...theirs, times: 0, shares: 0 } });
    return ok(null);
  });
}
