import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ChangedNight, NewNight } from "@/lib/protocol/rosterSchemas";
import { database } from "../db/db";
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
  return database().$transaction(async (tx) => {
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
  return database().$transaction(async (tx) => {
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
 * Ticks that somebody bought into a night, or takes the tick back; twice is once. Whoever is ticked under another entry of the same
 * person is ticked already. Refuses with `no-such-night`, `no-such-player`.
 */
export function tickBuyIn(
  { groupId }: GroupPass,
  nightId: string,
  playerId: string,
  bought: boolean,
): Promise<ApiResult<null>> {
  return database().$transaction(async (tx) => {
    const night = await tx.night.findFirst({ where: { id: nightId, groupId }, select: { id: true } });
    if (night === null) return apiError("no-such-night");
    const player = await tx.player.findFirst({ where: { id: playerId, groupId } });
    if (player === null) return apiError("no-such-player");
    const person = player.mergedInto ?? player.id;
    const theirs = { nightId, player: { OR: [{ id: person }, { mergedInto: person }] } };
    if (!bought) await tx.buyIn.deleteMany({ where: theirs });
    else if ((await tx.buyIn.count({ where: theirs })) === 0)
      await tx.buyIn.create({ data: { nightId, playerId: person } });
    return ok(null);
  });
}
