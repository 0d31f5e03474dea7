import { newResult } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { changesGroup } from "@/lib/server/roster/groupEndpoint";
import { recordResult } from "@/lib/server/roster/recordResult";

/** Records a game of which only the result is known. */
export const POST = changesGroup("keep", newResult, recordResult);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
