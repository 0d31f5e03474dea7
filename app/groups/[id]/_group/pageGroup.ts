import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { accessGroup, type GroupPass } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { type GroupContext, groupContext } from "@/lib/server/roster/groupContext";

/** The pass of a page's reader; 404 without the permission. */
export async function pagePass(id: string, purpose: "read" | "keep" | "open" = "read"): Promise<GroupPass> {
  const access = await accessGroup(await readVisitor(await cookies()), id, purpose);
  return access.ok ? access.value : notFound();
}

/** Loads the group of a page, once for all that the page shows. */
export const pageGroup = async (id: string): Promise<GroupContext> => groupContext(await pagePass(id));
