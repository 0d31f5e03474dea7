import type { DeletedGroup, GroupLine, GroupRole } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { NOT_DELETED, restoreDeadline } from "../db/deleted";
import type { AccountPass } from "../identity/access";
import { SNAPSHOT, type States, withSnapshots } from "../table/snapshots/withSnapshots";

/** A game without entries for this long counts as over, even if no one ended it. */
const ON_MS = 12 * 60 * 60 * 1000;

/** More games than run at once. */
const LATEST = 5;

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
  for (const { role, group } of byName) {
    const { id, name, deletedAt } = group;
    if (deletedAt === null)
      groups.push({
        id,
        name,
        role: role as GroupRole,
        gameOn: await withSnapshots(accountId, (states) => gameOn(states, id, now)),
      });
    else if (role === "owner" && restoreDeadline(deletedAt) > now)
      deleted.push({ id, name, until: restoreDeadline(deletedAt).toISOString() });
  }
  return { groups, deleted };
}

/** The group's latest unfinished game, if it was played recently. */
async function gameOn(states: States, groupId: string, now: Date): Promise<string | null> {
  const latest = await database().game.findMany({
    where: { groupId, resultOnly: false, ...NOT_DELETED },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: LATEST,
    select: { ...SNAPSHOT, updatedAt: true },
  });
  const lively = latest.filter(({ updatedAt }) => now.getTime() - updatedAt.getTime() < ON_MS);
  return states.all(lively).find(({ state }) => state.phase !== "finished")?.id ?? null;
}
