import { COLOUR_NAMES, type Colour } from "@/lib/messages/colours";
import type { RosterPlayer } from "@/lib/protocol/group";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { GroupPass } from "../identity/access";
import { shownName } from "../table/seatNames";

/** A group's roster by the names read at the table, each person once; the retired ones last. */
export async function rosterOf({ groupId, accountId }: GroupPass): Promise<readonly RosterPlayer[]> {
  const players = await database().player.findMany({
    where: { groupId },
    include: {
      // In a game that is deleted they sat all the same: it may be put back.
      seats: { take: 1, select: { gameId: true } },
      _count: { select: { seats: { where: { game: NOT_DELETED } }, buyIns: true } },
    },
  });
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
        colour: asColour(player.colour),
        season: player.seasonId,
        account: accounts.length === 0 ? "none" : accounts.includes(accountId) ? "yours" : "theirs",
        retired: player.retiredAt !== null,
        games: entries.reduce((sum, { _count }) => sum + _count.seats, 0),
        mayGo: merged.length === 0 && player.seats.length + player._count.buyIns === 0,
        merged: merged.map((one) => ({ id: one.id, shown: shownName(one) })),
      };
    })
    .sort((a, b) => Number(a.retired) - Number(b.retired) || a.shown.localeCompare(b.shown, "en"));
}

/** A colour that is not known, as from a later version, is the first one. */
const asColour = (stored: string): Colour => COLOUR_NAMES.find((colour) => colour === stored) ?? "amber";

/** Members of the group who are nobody on the roster yet, by name: to whom a player may be linked. */
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
