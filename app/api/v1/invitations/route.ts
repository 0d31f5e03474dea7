import { acceptance } from "@/lib/formats/membershipSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { acceptInvitation } from "@/lib/server/groups/acceptInvitation";
import { signedInWith } from "@/lib/server/groups/asked";

/** Accepts an invitation. */
export const POST = signedInWith(acceptance, acceptInvitation);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
