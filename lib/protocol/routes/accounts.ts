import { z } from "zod";
import {
  accountChangeShape,
  emailProofShape,
  endingShape,
  meantShape,
  newPasswordShape,
  recoveredShape,
  recoveryShape,
  signUpShape,
  sureShape,
} from "../accountSchemas";
import { DONE, done, ID, instant, list, operation } from "./operation";

// Accounts: sign-up, the visitor's own account, and a new password by a code.

const ownAccount = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  proven: z.boolean(),
  hasPassphrase: z.boolean(),
  ways: list(z.string()),
  groups: list(z.strictObject({ id: z.string(), name: z.string() })),
});

const signedInAt = z.strictObject({
  id: z.string(),
  browser: z.string(),
  since: instant,
  lastSeen: instant,
  here: z.boolean(),
});

const PASSWORD = "eleven green dice sing";
const OWN = {
  name: "Ann",
  email: "ann@example.org",
  proven: true,
  hasPassphrase: true,
  ways: ["github"],
  groups: [{ id: ID, name: "Engine 7" }],
};
const SURE = { request: { passphrase: PASSWORD }, answer: { ok: true } } as const;

export const accountOperations = {
  "POST /api/v1/accounts": operation({
    summary:
      "Signs up and in. Tables played on this phone without an account move to the account, unless `claim` is false.",
    requires: "nothing",
    body: signUpShape,
    ownLimit: true,
    status: 201,
    answer: DONE,
    errors: { 403: "Sign-up is closed or needs an invitation." },
    example: {
      request: { name: "Ann", email: "ann@example.org", passphrase: PASSWORD },
      answer: { ok: true },
    },
  }),
  "GET /api/v1/account": operation({
    summary: "Reads the account.",
    requires: "be signed in",
    answer: done({ account: ownAccount }),
    example: { answer: { ok: true, account: OWN } },
  }),
  "PATCH /api/v1/account": operation({
    summary: "Changes the account's name or email.",
    requires: "be signed in",
    reauthenticates: "for another e-mail",
    body: accountChangeShape,
    answer: done({ account: ownAccount }),
    errors: { 409: "Another account has that email." },
    example: { request: { name: "Ann" }, answer: { ok: true, account: OWN } },
  }),
  "DELETE /api/v1/account": operation({
    summary: "Deletes the account and ends all its sessions.",
    requires: "be signed in",
    reauthenticates: "always",
    body: sureShape,
    answer: DONE,
    errors: { 409: "The server's owner must transfer ownership first." },
    example: SURE,
  }),
  "POST /api/v1/account/claim": operation({
    summary: "Moves tables played on this phone without an account to the account.",
    requires: "be signed in",
    body: meantShape,
    answer: done({ tables: z.int().min(1) }),
    errors: { 409: "Nothing was." },
    example: { request: {}, answer: { ok: true, tables: 2 } },
  }),
  "POST /api/v1/account/email": operation({
    summary: "Mails a verification code (202); with the code, verifies the email (200).",
    requires: "be signed in",
    body: emailProofShape,
    status: 202,
    answer: DONE,
    errors: { 409: "This server sends no mail, or the email is already verified." },
    example: { request: {}, answer: { ok: true } },
  }),
  "DELETE /api/v1/account/identities/{provider}": operation({
    summary: "Unlinks a sign-in provider.",
    requires: "be signed in",
    reauthenticates: "always",
    body: sureShape,
    answer: DONE,
    errors: {
      404: "The account does not use this provider.",
      409: "It is the only sign-in method.",
    },
    example: SURE,
  }),
  "POST /api/v1/account/passphrase": operation({
    summary:
      "Sets or changes the password and ends all other sessions. With `tokens`, it revokes the account's access tokens, too.",
    requires: "be signed in",
    reauthenticates: "always",
    body: newPasswordShape,
    answer: DONE,
    example: { request: { passphrase: PASSWORD, current: "the one of now" }, answer: { ok: true } },
  }),
  "GET /api/v1/account/sessions": operation({
    summary: "Lists the account's sessions.",
    requires: "be signed in",
    answer: done({ sessions: list(signedInAt) }),
    example: {
      answer: {
        ok: true,
        sessions: [
          {
            id: ID,
            browser: "Firefox on Android",
            since: "2026-11-01T18:00:00.000Z",
            lastSeen: "2026-11-20T21:00:00.000Z",
            here: true,
          },
        ],
      },
    },
  }),
  "DELETE /api/v1/account/sessions": operation({
    summary:
      "Ends all of the account's sessions, including this one. With `tokens`, it revokes the account's access tokens, too.",
    requires: "be signed in",
    reauthenticates: "always",
    body: endingShape,
    answer: DONE,
    example: SURE,
  }),
  "DELETE /api/v1/account/sessions/{session}": operation({
    summary: "Ends one session.",
    requires: "be signed in",
    reauthenticates: "on another phone",
    body: sureShape,
    answer: DONE,
    errors: { 404: "The account has no such session." },
    example: SURE,
  }),
  "POST /api/v1/recovery": operation({
    summary:
      "Mails a code for a new password if an account uses the email. The answer does not reveal if one does.",
    requires: "nothing",
    body: recoveryShape,
    ownLimit: true,
    status: 202,
    answer: DONE,
    errors: { 409: "This server sends no mail." },
    example: { request: { email: "ann@example.org" }, answer: { ok: true } },
  }),
  "POST /api/v1/recovery/passphrase": operation({
    summary: "Sets a new password with a code, and signs in.",
    requires: "nothing",
    body: recoveredShape,
    ownLimit: true,
    answer: DONE,
    example: { request: { code: "the-code-of-the-mail", passphrase: PASSWORD }, answer: { ok: true } },
  }),
};
