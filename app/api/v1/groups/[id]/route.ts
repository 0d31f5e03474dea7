import { ok } from "@/lib/engine";
import { groupChange } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { changeGroup } from "@/lib/server/groups/changeGroup";
import { deleteGroup } from "@/lib/server/groups/deleteGroup";
import { groupCard } from "@/lib/server/roster/groupCard";

/** Reads a group, and what one is in it. */
export const GET = inGroup("read", async (pass) =>
  ok({ group: { ...(await groupCard(pass)), role: pass.role } }),
);

/** Changes what is named of it. */
export const PATCH = inGroupWith("keep", groupChange, changeGroup);

/** Deletes it, with a way back. */
export const DELETE = inGroup("own", deleteGroup);

export const { POST, PUT, OPTIONS } = allowOnly("GET", "HEAD", "PATCH", "DELETE");
