import type { GroupRole } from "@/lib/protocol/membership";
import type { Reader } from "../db/reader";

/** Whether somebody with this role is the only one who owns the group: without them nobody would have the last word. */
export const isLastOwner = async (tx: Reader, groupId: string, role: GroupRole): Promise<boolean> =>
  role === "owner" && (await tx.membership.count({ where: { groupId, role } })) === 1;

/** What somebody is in a group, or null. */
export async function roleIn(tx: Reader, groupId: string, accountId: string): Promise<GroupRole | null> {
  const membership = await tx.membership.findUnique({
    where: { groupId_accountId: { groupId, accountId } },
    select: { role: true },
  });
  return (membership?.role as GroupRole | undefined) ?? null;
}
