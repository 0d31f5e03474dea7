import { foldName } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { nameOfSeat, SEAT_NAME, shownName } from "../table/seatNames";

/**
 * Finds phones that have or had a seat at a group's tables as this account's roster player, by player or by
 * name. Reads within the given transaction. It omits accounts and phones of other members, who may have sat
 * in for them.
 * @returns ids of accounts and devices.
 */
export async function phonesSeatedAs(
  tx: Reader,
  groupId: string,
  accountId: string,
): Promise<readonly string[]> {
  const players = await tx.player.findMany({
    where: { groupId, OR: [{ accountId }, { same: { accountId } }, { merged: { some: { accountId } } }] },
    select: { id: true, name: true, nickname: true },
  });
  const ids = new Set(players.map(({ id }) => id));
  const names = new Set(players.flatMap((player) => [player.name, shownName(player)]).map(foldName));
  const isTheirs = (seat: Parameters<typeof nameOfSeat>[0] & { readonly playerId: string | null }) =>
    seat.playerId === null ? names.has(foldName(nameOfSeat(seat))) : ids.has(seat.playerId);

  const ofGroup = { table: { groupId } };
  const asThem = { OR: [{ playerId: { in: [...ids] } }, { playerId: null }] };
  const seats = await tx.seat.findMany({
    where: { game: ofGroup, ...asThem },
    select: { gameId: true, key: true, heldBy: true, playerId: true, ...SEAT_NAME },
  });
  const sittings = await tx.sitting.findMany({
    where: { ...ofGroup, ...asThem },
    select: { holder: true, playerId: true, ...SEAT_NAME },
  });
  const theirs = seats.filter(isTheirs);
  const places = new Set(theirs.map(({ gameId, key }) => `${gameId} ${key}`));
  const visits = await tx.visit.findMany({
    where: { ...ofGroup, seat: { not: null } },
    select: { holder: true, gameId: true, seat: true },
  });
  const holders = new Set([
    ...theirs.flatMap(({ heldBy: seatHolder }) => seatHolder ?? []),
    ...sittings.filter(isTheirs).map(({ holder }) => holder),
    ...visits.flatMap(({ holder, gameId, seat }) =>
      holder !== null && places.has(`${gameId} ${seat}`) ? [holder] : [],
    ),
  ]);
  for (const holder of await ofMembers(tx, groupId, [...holders])) holders.delete(holder);
  return [...holders];
}

/** Those of these accounts and devices that belong to a member. */
async function ofMembers(
  tx: Reader,
  groupId: string,
  holders: readonly string[],
): Promise<readonly string[]> {
  const member = { account: { memberships: { some: { groupId } } } };
  const among = { in: [...holders] };
  const memberships = await tx.membership.findMany({ where: { groupId, accountId: among } });
  const used = await tx.accountDevice.findMany({ where: { ...member, device: among } });
  const claimed = await tx.claimedDevice.findMany({ where: { ...member, device: among } });
  return [
    ...memberships.map(({ accountId }) => accountId),
    ...[...used, ...claimed].map(({ device }) => device),
  ];
}
