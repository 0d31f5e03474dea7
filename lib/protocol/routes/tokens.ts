import { z } from "zod";
import { oneLine, rowId } from "../schemas";
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenLine } from "../tokens";
import { DONE, done, ID, instant, list, operation } from "./operation";

// Access tokens: created, listed and revoked.

const scopes = z.array(z.enum(TOKEN_SCOPES));

const tokenLine = z.strictObject({
  id: z.string(),
  label: z.string(),
  scopes: scopes.readonly(),
  maker: z.string(),
  group: z.strictObject({ id: rowId, name: z.string() }).nullable(),
  since: instant,
  expires: instant,
  used: instant.nullable(),
}) satisfies z.ZodType<TokenLine>;

/** A token to make. */
export const newToken = z.strictObject({
  label: oneLine(40),
  scopes: scopes.min(1).max(TOKEN_SCOPES.length),
  days: z.literal(TOKEN_DAYS),
  passphrase: z.string().max(1_000).exactOptional(),
});

const LINE: TokenLine = {
  id: ID,
  label: "Lamp over the table",
  scopes: ["watch"],
  maker: "Ann",
  group: null,
  since: "2026-11-20T21:00:00.000Z",
  expires: "2027-02-18T21:00:00.000Z",
  used: null,
};
const MADE = { ok: true, token: LINE, secret: "lt_shown-only-this-once" } as const;
const NEW = { label: "Lamp over the table", scopes: ["watch" as const], days: 90 as const };
const FULL = { 422: "There are too many tokens already, or the body is refused." };
const made = done({ token: tokenLine, secret: z.string() });

export const tokenOperations = {
  "GET /api/v1/account/tokens": operation({
    summary: "Lists the account's access tokens, also those for one group.",
    requires: "be signed in",
    answer: done({ tokens: list(tokenLine) }),
    example: { answer: { ok: true, tokens: [LINE] } },
  }),
  "POST /api/v1/account/tokens": operation({
    summary:
      "Creates an access token that acts for the account. `secret` is the token; it is shown only here.",
    requires: "be signed in",
    reauthenticates: "always",
    body: newToken,
    status: 201,
    answer: made,
    errors: FULL,
    example: { request: { ...NEW, passphrase: "the one of now" }, answer: MADE },
  }),
  "DELETE /api/v1/account/tokens/{token}": operation({
    summary: "Revokes one of the account's tokens at once.",
    requires: "be signed in",
    answer: DONE,
    errors: { 404: "The account has no such token." },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/tokens": operation({
    summary: "Lists the access tokens for this group only, of all makers.",
    requires: "open a group",
    answer: done({ tokens: list(tokenLine) }),
    example: { answer: { ok: true, tokens: [{ ...LINE, group: { id: ID, name: "Engine 7" } }] } },
  }),
  "POST /api/v1/groups/{group}/tokens": operation({
    summary:
      "Creates an access token for this group only. It acts for its maker, and ends when they leave the group.",
    requires: "open a group",
    reauthenticates: "always",
    body: newToken,
    status: 201,
    answer: made,
    errors: FULL,
    example: {
      request: { ...NEW, passphrase: "the one of now" },
      answer: { ...MADE, token: { ...LINE, group: { id: ID, name: "Engine 7" } } },
    },
  }),
  "DELETE /api/v1/groups/{group}/tokens/{token}": operation({
    summary: "Revokes a token for this group, also another maker's.",
    requires: "open a group",
    answer: DONE,
    errors: { 404: "The group has no such token." },
    example: { answer: { ok: true } },
  }),
};
