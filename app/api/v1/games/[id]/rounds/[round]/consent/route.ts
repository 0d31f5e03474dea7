import { consentGiven } from "@/lib/protocol/asideSchemas";
import { atRound } from "@/lib/server/atTable";
import { allowOnly } from "@/lib/server/endpoint";
import { giveConsent } from "@/lib/server/phones/giveConsent";

/** Agrees to the verdict of a round, disputes it, or takes back what was said. */
export const PUT = atRound("record", consentGiven, giveConsent);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
