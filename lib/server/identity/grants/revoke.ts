import type { VisitBy, VisitEnd } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";
import { endVisits } from "./visits";

/** What a link gives. Whoever keeps a table of guests is not shown out of it. */
export const GIVEN_BY_LINK = ["player", "watcher"] as const;

/** What ends besides a visit as one of the group. */
const AS_GUEST: readonly VisitBy[] = ["started", "sit", "watch", "signed-in", "handed"];

/** Whose grants at a group's tables end. */
interface InGroup {
  readonly groupId: string;
  readonly holders: readonly string[];
  /** Only what was given by then; all of it where this is left out. */
  readonly until?: Date;
  /** Whether they read on as one of the group. */
  readonly staysIn?: boolean;
}

/**
 * What these accounts and devices hold at a group's tables ends, in the transaction it is given: what a link gave them, and their
 * seats.
 */
export async function revokeInGroup(
  tx: Reader,
  { groupId, holders, until, staysIn = false }: InGroup,
  ended: VisitEnd,
): Promise<void> {
  const holder = { in: [...holders] };
  const grants = { holder, game: { groupId }, ...(until && { createdAt: { lte: until } }) };
  const given = until && (await tx.grant.findMany({ where: grants, select: { gameId: true } }));
  const game = given ? { id: { in: given.map(({ gameId }) => gameId) } } : { groupId };
  await endVisits(tx, { holders, game, ...(staysIn && { by: AS_GUEST }) }, ended);
  await tx.grant.deleteMany({ where: grants });
  await tx.seat.updateMany({ where: { heldBy: holder, game }, data: { heldBy: null } });
}

/** What these accounts and devices were given at one table by its links ends, and their seats there. */
export async function revokeAtTable(tx: Reader, gameId: string, holders: readonly string[]): Promise<void> {
  const given = await tx.grant.findMany({
    where: { gameId, holder: { in: [...holders] }, role: { in: [...GIVEN_BY_LINK] } },
    select: { holder: true },
  });
  const ending = given.map(({ holder }) => holder);
  await endVisits(tx, { holders: ending, game: { id: gameId } }, "shown-out");
  await tx.grant.deleteMany({ where: { gameId, holder: { in: ending } } });
  await tx.seat.updateMany({ where: { gameId, heldBy: { in: ending } }, data: { heldBy: null } });
}
