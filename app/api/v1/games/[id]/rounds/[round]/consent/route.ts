import { consentGiven } from "@/lib/protocol/asideSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { giveConsent } from "@/lib/server/seats/giveConsent";
import { atRound } from "@/lib/server/table/atTable";

/** Agrees to the verdict of a round, disputes it, or takes back what was said. */
export const PUT = atRound("record", consentGiven, giveConsent);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
