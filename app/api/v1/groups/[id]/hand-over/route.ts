import { handOver as shape } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroupWith } from "@/lib/server/groups/asked";
import { handOver } from "@/lib/server/groups/changeRole";

/** Hands a group over to somebody who belongs to it. */
export const POST = inGroupWith("own", shape, (pass, { to }) => handOver(pass, to));

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
