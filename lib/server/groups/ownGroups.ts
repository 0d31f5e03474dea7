import type { DeletedGroup, GroupLine, GroupRole } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { restoreDeadline } from "../db/deleted";
import type { AccountPass } from "../identity/access";
import { playedLately } from "../table/currentGame";
import { SNAPSHOT, type States, withSnapshots } from "../table/snapshots/withSnapshots";

/** More games than an account's groups play at once. */
const MAX_LIVELY = 100;

/** Lists an account's groups by name, and the deleted ones that it may restore. */
export async function groupsOf({ accountId }: AccountPass): Promise<{
  readonly groups: readonly GroupLine[];
  readonly deleted: readonly DeletedGroup[];
}> {
  const memberships = await database().membership.findMany({
    where: { accountId },
    select: { role: true, group: { select: { id: true, name: true, deletedAt: true } } },
  });
  const byName = memberships.toSorted((one, other) => one.group.name.localeCompare(other.group.name, "en"));
  const groups: GroupLine[] = [];
  const deleted: DeletedGroup[] = [];
  const now = new Date();
  const ids = memberships.map(({ group }) => group.id);
  const on = await withSnapshots(accountId, (states) => gamesOn(states, ids, now));
  for (const { role, group } of byName) {
    const { id, name, deletedAt } = group;
    if (deletedAt === null)
      groups.push({
        id,
        name,
        role: role as GroupRole,
        gameOn: on.find(({ groupId }) => groupId === id)?.id ?? null,
      });
    else if (role === "owner" && restoreDeadline(deletedAt) > now)
      deleted.push({ id, name, until: restoreDeadline(deletedAt).toISOString() });
  }
  return { groups, deleted };
}

/** The unfinished games of groups that were played recently, the latest first. */
async function gamesOn(states: States, groups: string[], now: Date) {
  const lively = await database().game.findMany({
    where: { ...playedLately(now), groupId: { in: groups } },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MAX_LIVELY,
    select: { ...SNAPSHOT, groupId: true },
  });
  return states.all(lively).filter(({ state }) => state.phase !== "finished");
}
