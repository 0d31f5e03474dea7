import { atOneMoment } from "../db/inTransaction";
import type { AccountPass } from "../identity/access";

const ACCOUNT_DATA = "dice-account/1";

/**
 * Reads everything that the server has about an account: sign-in, devices, groups, tables, its people on rosters, and the
 * games in which it had a seat. Secrets are left out.
 */
export const accountData = ({ accountId }: AccountPass) =>
  atOneMoment(async (tx) => {
    const { passphrase, ...account } = await tx.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        ...{ id: true, name: true, email: true, provenEmail: true, passphrase: true, createdAt: true },
        identities: { select: { provider: true, subject: true } },
        sessions: { select: { browser: true, createdAt: true, seenAt: true, expiresAt: true } },
        usedDevices: { select: { browser: true, firstAt: true, lastAt: true } },
        devices: { select: { device: true } },
        memberships: { select: { role: true, createdAt: true, group: { select: { id: true, name: true } } } },
        players: {
          select: {
            ...{ id: true, groupId: true, name: true, nickname: true, drinkLimit: true, payLink: true },
            ...{ unlistedAt: true, kellyDays: true, guestNames: true },
          },
        },
      },
    });
    const holders = [accountId, ...account.devices.map(({ device }) => device)];
    const seats = await tx.seat.findMany({
      where: {
        OR: [{ heldBy: { in: holders } }, { playerId: { in: account.players.map(({ id }) => id) } }],
      },
      orderBy: [{ game: { playedAt: "asc" } }, { gameId: "asc" }],
      select: {
        ...{ gameId: true, name: true, outcome: true },
        game: { select: { ruleSet: true, playedAt: true, groupId: true } },
      },
    });
    const grants = await tx.grant.findMany({
      where: { holder: { in: holders } },
      orderBy: [{ createdAt: "asc" }, { tableId: "asc" }],
      select: { tableId: true, role: true, createdAt: true },
    });
    return {
      format: ACCOUNT_DATA,
      ...account,
      hasPassword: passphrase !== null,
      tables: grants,
      games: seats.map(({ game, ...seat }) => ({ ...seat, ...game })),
      recorded: await tx.entry.count({ where: { by: { in: holders } } }),
    };
  });
