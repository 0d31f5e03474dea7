import { disputeSettled } from "@/lib/protocol/asideSchemas";
import { atRound } from "@/lib/server/atTable";
import { allowOnly } from "@/lib/server/endpoint";
import { settleDispute } from "@/lib/server/phones/settleDispute";

/** Settles a disputed round with a note. */
export const PUT = atRound("relink", disputeSettled, settleDispute);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
