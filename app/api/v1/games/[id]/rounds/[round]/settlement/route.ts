import { disputeSettled } from "@/lib/protocol/asideSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { settleDispute } from "@/lib/server/seats/settleDispute";
import { atRound } from "@/lib/server/table/atTable";

/** Settles a disputed round with a note. */
export const PUT = atRound("relink", disputeSettled, settleDispute);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
