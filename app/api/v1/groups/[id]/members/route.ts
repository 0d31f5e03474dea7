import { ok } from "@/lib/engine";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup } from "@/lib/server/groups/asked";
import { membersOf } from "@/lib/server/groups/members";

/** Lists who belongs to a group. */
export const GET = inGroup("read", async (pass) => ok({ members: await membersOf(pass) }));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
