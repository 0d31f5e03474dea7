import { nothing } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroupWith } from "@/lib/server/groups/asked";
import { restoreGroup } from "@/lib/server/groups/deleteGroup";

/** Puts a deleted group back. */
export const POST = inGroupWith("restore", nothing, restoreGroup);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
