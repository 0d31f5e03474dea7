import { ok } from "@/lib/engine";
import { newInvitation } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { invite, openInvitations } from "@/lib/server/groups/invitations";

/** Lists the invitations that still let somebody in. */
export const GET = inGroup("keep", async (pass) => ok({ invitations: await openInvitations(pass) }));

/** Makes one, and tells its link this once. */
export const POST = inGroupWith("keep", newInvitation, invite, 201);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
