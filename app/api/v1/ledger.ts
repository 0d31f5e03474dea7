import type { ledgerOperations } from "@/lib/protocol/routes/ledger";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { addRound } from "@/lib/server/roster/ledger/addRound";
import { setDrinkLimit, setPayLink, setUnlisted } from "@/lib/server/roster/ownPlayer";

/** Handlers of a group's ledgers. */
export const ledger: Handlers<keyof typeof ledgerOperations> = {
  "POST /api/v1/groups/{group}/ledger": ({ pass, body }) => addLedgerEntry(pass, body),
  "POST /api/v1/groups/{group}/rounds": ({ pass, body }) => addRound(pass, body),
  "POST /api/v1/groups/{group}/ledger/{line}/take-back": ({ pass, params, body }) =>
    cancelLedgerEntry(pass, params.line, body),
  "PUT /api/v1/groups/{group}/drink-limit": ({ pass, body }) => setDrinkLimit(pass, body.limit),
  "PUT /api/v1/groups/{group}/pay-link": ({ pass, body }) => setPayLink(pass, body.link),
  "PUT /api/v1/groups/{group}/unlisted": ({ pass, body }) => setUnlisted(pass, body.unlisted),
};
