import { z } from "zod";
import {
  accountChangeShape,
  emailProofShape,
  meantShape,
  newPassphraseShape,
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

const PASSPHRASE = "eleven green dice sing";
const OWN = {
  name: "Ann",
  email: "ann@example.org",
  proven: true,
  hasPassphrase: true,
  ways: ["github"],
  groups: [{ id: ID, name: "Engine 7" }],
};
const SURE = { request: { passphrase: PASSPHRASE }, answer: { ok: true } } as const;

export const accountOperations = {
  "POST /api/v1/accounts": operation({
    summary:
      "Signs somebody up, and in. What was played on this phone without an account comes along unless they say no.",
    requires: "nothing",
    body: signUpShape,
    ownLimit: true,
    status: 201,
    answer: DONE,
    errors: { 403: "Nobody, or only whoever is invited, may sign up here." },
    example: {
      request: { name: "Ann", email: "ann@example.org", passphrase: PASSPHRASE },
      answer: { ok: true },
    },
  }),
  "GET /api/v1/account": operation({
    summary: "Reads one's own account.",
    requires: "be signed in",
    answer: done({ account: ownAccount }),
    example: { answer: { ok: true, account: OWN } },
  }),
  "PATCH /api/v1/account": operation({
    summary: "Changes one's name or e-mail.",
    requires: "be signed in",
    reauthenticates: "for another e-mail",
    body: accountChangeShape,
    answer: done({ account: ownAccount }),
    errors: { 409: "Another account has that e-mail." },
    example: { request: { name: "Ann" }, answer: { ok: true, account: OWN } },
  }),
  "DELETE /api/v1/account": operation({
    summary: "Deletes one's account, and signs out everywhere.",
    requires: "be signed in",
    reauthenticates: "always",
    body: sureShape,
    answer: DONE,
    errors: { 409: "Who owns the installation hands it over first." },
    example: SURE,
  }),
  "POST /api/v1/account/claim": operation({
    summary: "Takes over what was played on this phone without an account.",
    requires: "be signed in",
    body: meantShape,
    answer: done({ tables: z.int().min(1) }),
    errors: { 409: "Nothing was." },
    example: { request: {}, answer: { ok: true, tables: 2 } },
  }),
  "POST /api/v1/account/email": operation({
    summary: "Sends a mail by which one's e-mail is proven (202); with the code out of it, proves it (200).",
    requires: "be signed in",
    body: emailProofShape,
    status: 202,
    answer: DONE,
    errors: { 409: "No mail is sent here, or the e-mail is proven already." },
    example: { request: {}, answer: { ok: true } },
  }),
  "DELETE /api/v1/account/identities/{provider}": operation({
    summary: "Takes a provider away from the ways one signs in by.",
    requires: "be signed in",
    reauthenticates: "always",
    body: sureShape,
    answer: DONE,
    errors: {
      404: "One does not sign in by it.",
      409: "It is the only way.",
    },
    example: SURE,
  }),
  "POST /api/v1/account/passphrase": operation({
    summary: "Sets or changes one's passphrase; every other phone is signed out.",
    requires: "be signed in",
    reauthenticates: "always",
    body: newPassphraseShape,
    answer: DONE,
    example: { request: { passphrase: PASSPHRASE, current: "the one of now" }, answer: { ok: true } },
  }),
  "GET /api/v1/account/sessions": operation({
    summary: "Lists where one is signed in.",
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
    summary: "Signs out everywhere, here as well.",
    requires: "be signed in",
    reauthenticates: "always",
    body: sureShape,
    answer: DONE,
    example: SURE,
  }),
  "DELETE /api/v1/account/sessions/{session}": operation({
    summary: "Signs out at one place.",
    requires: "be signed in",
    reauthenticates: "on another phone",
    body: sureShape,
    answer: DONE,
    errors: { 404: "One is not signed in there." },
    example: SURE,
  }),
  "POST /api/v1/recovery": operation({
    summary:
      "Mails a code for a new passphrase to whoever has an account; answers before it is known whether anybody has.",
    requires: "nothing",
    body: recoveryShape,
    ownLimit: true,
    status: 202,
    answer: DONE,
    errors: { 409: "No mail is sent here." },
    example: { request: { email: "ann@example.org" }, answer: { ok: true } },
  }),
  "POST /api/v1/recovery/passphrase": operation({
    summary: "Sets a new passphrase by a code, and signs in.",
    requires: "nothing",
    body: recoveredShape,
    ownLimit: true,
    answer: DONE,
    example: { request: { code: "the-code-of-the-mail", passphrase: PASSPHRASE }, answer: { ok: true } },
  }),
};
