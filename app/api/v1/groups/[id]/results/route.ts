import { newResult } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroupWith } from "@/lib/server/groups/asked";
import { recordResult } from "@/lib/server/roster/recordResult";

/** Records a game of which only the result is known. */
export const POST = inGroupWith("keep", newResult, recordResult, 201);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
