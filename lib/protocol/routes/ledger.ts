import { z } from "zod";
import { drinkLimit, newLine, takenBack, unlisted } from "../ledgerSchemas";
import { DONE, done, ID, OTHER_ID, operation } from "./operation";

// A group's ledgers, and a player's own settings.

const NO_LINE = "They do not belong to such a group, or it has no such line.";
const NOBODY = "They do not belong to such a group, or are nobody on its roster.";

export const ledgerOperations = {
  "POST /api/v1/groups/{group}/ledger": operation({
    summary:
      "Writes a line into a ledger; sending the same one again writes it once. Members write what concerns themselves, and that something was settled where they receive it; keepers any line.",
    requires: "play in a group",
    body: newLine,
    status: 201,
    answer: done({ id: z.string() }),
    errors: {
      404: "They do not belong to such a group, or it has no such player or game.",
      409: "That is not owed, or not any more.",
      422: "The id is another line’s, both are one person, or nobody could mean that day.",
    },
    example: {
      request: {
        id: ID,
        ledger: "drinks",
        deed: "owed",
        from: OTHER_ID,
        to: ID,
        amount: 1,
        note: "Lost a bet",
      },
      answer: { ok: true, id: ID },
    },
  }),
  "POST /api/v1/groups/{group}/ledger/{line}/take-back": operation({
    summary:
      "Takes a line back by another one, with a reason; both stay to be read. For whoever wrote it, and the group's keepers.",
    requires: "play in a group",
    body: takenBack,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 404: NO_LINE, 409: "It was taken back already.", 422: "The id is another line’s." },
    example: { request: { id: OTHER_ID, note: "It was Bob" }, answer: { ok: true, id: OTHER_ID } },
  }),
  "PUT /api/v1/groups/{group}/drink-limit": operation({
    summary: "Says how many drinks one wants to owe in a night at most. Nobody else is ever told.",
    requires: "read a group",
    body: drinkLimit,
    answer: DONE,
    errors: { 404: NOBODY },
    example: { request: { limit: 4 }, answer: { ok: true } },
  }),
  "PUT /api/v1/groups/{group}/unlisted": operation({
    summary: "Says that no figures of one's own are shown, or that they are again.",
    requires: "read a group",
    body: unlisted,
    answer: DONE,
    errors: { 404: NOBODY },
    example: { request: { unlisted: true }, answer: { ok: true } },
  }),
};
