import { COLOR_NAMES, type Color } from "@/lib/messages/colors";
import type { EditedPlayer, RosterPlayer } from "@/lib/protocol/group";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import type { GroupPass } from "../identity/access";
import { shownName } from "../table/seatNames";
import { type GroupContext, groupContext, type InGroup } from "./groupContext";

/** A group's roster as in `rosterIn`, with who can be removed. */
export async function rosterOf(given: InGroup): Promise<readonly EditedPlayer[]> {
  const of = await groupContext(given);
  const known = await knownPlayers(of.groupId);
  return rosterIn(of).map((player) => ({
    ...player,
    mayGo: player.merged.length === 0 && !known.has(player.id),
  }));
}

/** A group's roster by displayed names, each person once, retired ones last. */
export function rosterIn({ pass: { accountId }, players: all }: GroupContext): readonly RosterPlayer[] {
  const players = [...all.values()];
  const people = players.filter(({ mergedInto }) => mergedInto === null);
  const mergedOf = new Map(people.map(({ id }) => [id, [] as typeof players]));
  for (const player of players) mergedOf.get(player.mergedInto ?? "")?.push(player);
  return people
    .map((player): RosterPlayer => {
      const merged = mergedOf.get(player.id) ?? [];
      const entries = [player, ...merged];
      const accounts = entries.flatMap((one) => one.accountId ?? []);
      return {
        id: player.id,
        name: player.name,
        nickname: player.nickname,
        shown: shownName(player),
        colour: asColor(player.colour),
        season: player.seasonId,
        kelly: player.kellyDays === null ? null : fromJson("kellyDays", player.kellyDays),
        account: accounts.length === 0 ? "none" : accounts.includes(accountId) ? "yours" : "theirs",
        retired: player.retiredAt !== null,
        unlisted: entries.some(({ unlistedAt }) => unlistedAt !== null),
        merged: merged.map(({ id, name, nickname }) => ({ id, shown: shownName({ name, nickname }) })),
        guests: entries.flatMap(({ guestNames }) => fromJson("guestNames", guestNames) ?? []),
      };
    })
    .sort((a, b) => Number(a.retired) - Number(b.retired) || a.shown.localeCompare(b.shown, "en"));
}

/**
 * Ids of players in a game, a night or a ledger. Deleted games count, because they may be restored. Raw SQL
 * checks one row per player, so the time does not grow with their games.
 */
async function knownPlayers(groupId: string): Promise<ReadonlySet<string>> {
  const rows = await database().$queryRaw<{ readonly id: string }[]>`
    SELECT p."id" FROM "Player" p WHERE p."groupId" = ${groupId} AND (
      EXISTS (SELECT 1 FROM "Seat" s WHERE s."playerId" = p."id")
      OR EXISTS (SELECT 1 FROM "BuyIn" b WHERE b."party" = p."id")
      OR EXISTS (SELECT 1 FROM "LedgerLine" l WHERE l."groupId" = p."groupId" AND (
        p."id" IN (l."from", l."to") OR CAST(l."shares" AS TEXT) LIKE '%"' || p."id" || '"%')))`;
  return new Set(rows.map(({ id }) => id));
}

/** An unknown color, as from a newer version, becomes the first one. */
export const asColor = (stored: string): Color => COLOR_NAMES.find((colour) => colour === stored) ?? "amber";

/** Members without a roster player, by name, who can be linked to one. */
export async function unlinkedMembers({
  groupId,
}: GroupPass): Promise<readonly { readonly account: string; readonly name: string }[]> {
  const members = await database().membership.findMany({
    where: { groupId, account: { players: { none: { groupId } } } },
    select: { account: { select: { id: true, name: true } } },
    orderBy: { account: { name: "asc" } },
  });
  return members.map(({ account }) => ({ account: account.id, name: account.name }));
}
