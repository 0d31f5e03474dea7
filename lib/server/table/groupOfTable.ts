import type { TableGroup } from "@/lib/protocol/entry";
import type { Reader } from "../db/reader";
import type { Pass } from "../identity/access";
import { shownName } from "./seatNames";

/** The group of a game, for visitors who belong to it; null for its guests, who could not open its page. */
export async function tableGroup(db: Reader, { gameId, visitor }: Pass): Promise<TableGroup | null> {
  const accountId = visitor.account?.id;
  if (accountId === undefined) return null;
  const game = await db.game.findFirst({
    where: { id: gameId, group: { memberships: { some: { accountId } } } },
    select: { seasonId: true, group: { select: { id: true, name: true } } },
  });
  return game?.group ? { ...game.group, season: game.seasonId } : null;
}

const SHOWN = { name: true, nickname: true } as const;

/**
 * What those are called who recorded entries of a group's game and belong to that group: by the roster, else as their account
 * is. Of everybody else, and at a table of guests, no name is told.
 * @param by Under what the entries were recorded: accounts, devices, and devices that an account has claimed.
 */
export async function authorsOf(
  db: Reader,
  gameId: string,
  by: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const game = await db.game.findUnique({ where: { id: gameId }, select: { groupId: true } });
  const groupId = game?.groupId;
  if (!groupId || by.length === 0) return {};
  const holders = [...new Set(by)];
  const claimed = await db.claimedDevice.findMany({ where: { device: { in: holders } } });
  const accountOf = new Map(claimed.map(({ device, accountId }) => [device, accountId]));
  const members = await db.membership.findMany({
    where: { groupId, accountId: { in: [...holders, ...accountOf.values()] } },
    select: {
      accountId: true,
      account: {
        select: {
          name: true,
          players: { where: { groupId }, select: { ...SHOWN, same: { select: SHOWN } } },
        },
      },
    },
  });
  const names = new Map(
    members.map(({ accountId, account }) => {
      const [player] = account.players;
      return [accountId, player ? shownName(player) : account.name];
    }),
  );
  return Object.fromEntries(
    holders.flatMap((holder) => {
      const name = names.get(accountOf.get(holder) ?? holder);
      return name === undefined ? [] : [[holder, name]];
    }),
  );
}
