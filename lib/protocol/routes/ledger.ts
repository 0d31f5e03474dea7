import { z } from "zod";
import { canceledEntry, drinkLimit, newLine, newRound, payLink, unlisted } from "../ledgerSchemas";
import { DONE, done, ID, OTHER_ID, operation } from "./operation";

// A group's ledgers, and a player's own settings.

const NO_LINE = "No such group for this account, or no such entry.";
const NOT_ON_ROSTER = "No such group for this account, or they are not on its roster.";

export const ledgerOperations = {
  "POST /api/v1/groups/{group}/ledger": operation({
    summary:
      "Adds a ledger entry; idempotent by id. Members add their own, and confirm what they receive. Keepers add any. Who cooked (`cooked`) is logged by those who may log a wash.",
    requires: "play in a group",
    body: newLine,
    status: 201,
    answer: done({ id: z.string() }),
    errors: {
      404: "No such group for this account, or no such player, game or shift.",
      409: "There is no such debt, it is settled, or no one logs who cooked.",
      422: "The id is taken, it is another currency, both are the same person, or the day is out of range.",
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
  "POST /api/v1/groups/{group}/rounds": operation({
    summary:
      "Adds a round of money or of drinks that one person paid for several, split equally or by amounts; idempotent by id. Members add one during a night, keepers always.",
    requires: "play in a group",
    body: newRound,
    status: 201,
    answer: done({ id: z.string() }),
    errors: {
      404: "No such group for this account, or no such player.",
      422: "The id is taken, it is another currency, the group has no such drink, someone is named twice, or the shares do not add up.",
    },
    example: {
      request: {
        ...{ id: ID, payer: OTHER_ID, amount: 2400, unit: "USD" },
        sharers: [{ who: OTHER_ID }, { who: "guest:Zed" }],
      },
      answer: { ok: true, id: ID },
    },
  }),
  "POST /api/v1/groups/{group}/ledger/{line}/take-back": operation({
    summary:
      "Cancels an entry by a new one with a reason; both stay. For its author and keepers, a payment’s receiver, and those who share a round.",
    requires: "play in a group",
    body: canceledEntry,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 404: NO_LINE, 409: "It is already canceled.", 422: "The id is taken." },
    example: { request: { id: OTHER_ID, note: "It was Bob" }, answer: { ok: true, id: OTHER_ID } },
  }),
  "PUT /api/v1/groups/{group}/drink-limit": operation({
    summary: "Sets the account's drink limit per night, which no one else sees.",
    requires: "belong to a group",
    body: drinkLimit,
    answer: DONE,
    errors: { 404: NOT_ON_ROSTER },
    example: { request: { limit: 4 }, answer: { ok: true } },
  }),
  "PUT /api/v1/groups/{group}/pay-link": operation({
    summary:
      "Sets the link where others pay the account, an https address. {amount} in it becomes the amount.",
    requires: "belong to a group",
    body: payLink,
    answer: DONE,
    errors: { 404: NOT_ON_ROSTER, 422: "It is no https address, or names a user." },
    example: { request: { link: "https://pay.example/ann/{amount}" }, answer: { ok: true } },
  }),
  "PUT /api/v1/groups/{group}/unlisted": operation({
    summary: "Opts the account out of statistics, or back in.",
    requires: "belong to a group",
    body: unlisted,
    answer: DONE,
    errors: { 404: NOT_ON_ROSTER },
    example: { request: { unlisted: true }, answer: { ok: true } },
  }),
};
