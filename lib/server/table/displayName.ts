import type { PlayerId } from "@/lib/engine";
import type { TableGroup } from "@/lib/protocol/entry";
import type { Reader } from "../db/reader";
import type { Pass } from "../identity/access";
import { seatNames } from "./record/journalStore";
import { shownName } from "./seatNames";

/** A seat, and the account or device whose phone sits there. */
export interface SeatHolder {
  readonly key: PlayerId;
  readonly heldBy: string | null;
}

/**
 * What those who recorded something are called at a table: by the seat their phone sits on, else as the game's group calls them. Of
 * everybody else no name is told.
 * @param by Accounts and devices.
 */
export async function displayName(
  db: Reader,
  gameId: string,
  by: readonly string[],
  seats: readonly SeatHolder[],
): Promise<Readonly<Record<string, string>>> {
  const taken = seats.flatMap(({ key, heldBy }) => (heldBy === null ? [] : [{ key, heldBy }]));
  const claimed = await db.claimedDevice.findMany({
    where: { device: { in: [...by, ...taken.map(({ heldBy }) => heldBy)] } },
  });
  const accountOf = new Map(claimed.map(({ device, accountId }) => [device, accountId]));
  // Whoever signs in sits where they sat as a guest.
  const whoIs = (holder: string) => accountOf.get(holder) ?? holder;
  const [names, authors] = [await seatNames(db, gameId), await authorsOf(db, gameId, by)];
  return Object.fromEntries(
    [...new Set(by)].flatMap((one) => {
      const seat =
        taken.find(({ heldBy }) => heldBy === one) ??
        taken.find(({ heldBy }) => whoIs(heldBy) === whoIs(one));
      const name = (seat && names[seat.key]) ?? authors[one];
      return name === undefined ? [] : [[one, name]];
    }),
  );
}

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
  return game?.groupId ? displayNameInGroup(db, game.groupId, by) : {};
}

/** The same of those who did something in a group: what its members are called there. */
export async function displayNameInGroup(
  db: Reader,
  groupId: string,
  by: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (by.length === 0) return {};
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
