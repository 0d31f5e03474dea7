import { allowOnly } from "@/lib/server/api/endpoint";
import { type GroupParams, inGroup } from "@/lib/server/groups/asked";
import { revokeInvitation } from "@/lib/server/groups/invitations";

interface InvitationParams extends GroupParams {
  readonly invitation: string;
}

/** Revokes an invitation. */
export const DELETE = inGroup("keep", (pass, { invitation }: InvitationParams) =>
  revokeInvitation(pass, invitation),
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
