import type { DeletedLine } from "@/lib/protocol/deleted";
import { canKeep } from "../identity/access";
import { deletedLines } from "../table/deleted/deletedLines";
import { groupContext, type InGroup } from "./groupContext";

/** Lists what a keeper can restore at a group's tables, last deleted first; empty for others. */
export async function deletedInGroup(given: InGroup, now = new Date()): Promise<readonly DeletedLine[]> {
  const { groupId, pass, players } = await groupContext(given);
  return canKeep(pass.role) ? deletedLines({ groupId }, players, now) : [];
}
