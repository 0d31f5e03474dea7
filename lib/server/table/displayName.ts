import type { PlayerId } from "@/lib/engine";
import type { TableGroup } from "@/lib/protocol/entry";
import type { Reader } from "../db/reader";
import type { Pass } from "../identity/access";
import { seatNames } from "./record/journalStore";
import { shownName } from "./seatNames";

/** A seat, and the account or device whose phone has it. */
export interface SeatHolder {
  readonly key: PlayerId;
  readonly heldBy: string | null;
}

/**
 * Names people who recorded something at a table: by their phone's seat, else by their name in the game's
 * group. Others get no name.
 * @param by Accounts and devices.
 */
export async function displayName(
  db: Reader,
  gameId: string,
  by: readonly string[],
  seats: readonly SeatHolder[],
): Promise<Readonly<Record<string, string>>> {
  const taken = seats.flatMap(({ key, heldBy: seatHolder }) =>
    seatHolder === null ? [] : [{ key, heldBy: seatHolder }],
  );
  const claimed = await db.claimedDevice.findMany({
    where: { device: { in: [...by, ...taken.map(({ heldBy: seatHolder }) => seatHolder)] } },
  });
  const accountOf = new Map(claimed.map(({ device, accountId }) => [device, accountId]));
  // An account inherits the seat that its device took as a guest.
  const whoIs = (holder: string) => accountOf.get(holder) ?? holder;
  const [names, authors] = [await seatNames(db, gameId), await authorsOf(db, gameId, by)];
  return Object.fromEntries(
    [...new Set(by)].flatMap((one) => {
      const seat =
        taken.find(({ heldBy: seatHolder }) => seatHolder === one) ??
        taken.find(({ heldBy: seatHolder }) => whoIs(seatHolder) === whoIs(one));
      const name = (seat && names[seat.key]) ?? authors[one];
      return name === undefined ? [] : [[one, name]];
    }),
  );
}

/** Seasons have a first day, shifts have none. */
const SHIFTS = {
  where: { startsOn: null },
  orderBy: { createdAt: "asc" },
  select: { id: true, name: true, retiredAt: true },
} as const;

/** The game's group, for its members; null for guests, who cannot open its page. */
export async function tableGroup(db: Reader, { gameId, visitor }: Pass): Promise<TableGroup | null> {
  const accountId = visitor.account?.id;
  if (accountId === undefined) return null;
  const game = await db.game.findFirst({
    where: { id: gameId, group: { memberships: { some: { accountId } } } },
    select: { seasonId: true, group: { select: { id: true, name: true, seasons: SHIFTS } } },
  });
  if (!game?.group) return null;
  const { id, name, seasons } = game.group;
  const shifts = seasons.filter((one) => one.retiredAt === null || one.id === game.seasonId);
  return { id, name, season: game.seasonId, shifts: shifts.map((one) => ({ id: one.id, name: one.name })) };
}

const SHOWN = { name: true, nickname: true } as const;

/**
 * Names members who recorded entries of a group's game, by roster name, else by account name. Others, and
 * everyone at a guests' table, get no name.
 * @param by The recorded holders: accounts, devices, and claimed devices.
 */
export async function authorsOf(
  db: Reader,
  gameId: string,
  by: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const game = await db.game.findUnique({ where: { id: gameId }, select: { groupId: true } });
  return game?.groupId ? displayNameInGroup(db, game.groupId, by) : {};
}

/** Names members who did something in a group. */
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
