import { z } from "zod";
import { sureShape } from "../accountSchemas";
import {
  type AccountPage,
  BACKUP_REASONS,
  type InstallationChange,
  type InstallationNow,
  type RecoveryCode,
  SIGN_UP,
  WARNINGS,
} from "../installation";
import { nothing } from "../membershipSchemas";
import { rowId } from "../schemas";
import { done, ID, instant, list, operation } from "./operation";

/** Ten years; use 0 for never. */
const MAX_DAYS = 3650;

/** The body of a settings change: at least one setting. */
const installationChange = z
  .strictObject({
    signUp: z.enum(SIGN_UP).exactOptional(),
    guestGameDays: z.int().min(0).max(MAX_DAYS).exactOptional(),
    owner: rowId.exactOptional(),
    /** The current password, to transfer ownership. */
    passphrase: sureShape.shape.passphrase,
  })
  .refine(
    ({ passphrase: _, ...change }) => Object.keys(change).length > 0,
  ) satisfies z.ZodType<InstallationChange>;

// Operations of the server's owner.

const settings = z.strictObject({ signUp: z.enum(SIGN_UP), guestGameDays: z.int().min(0) });

const copy = z.strictObject({
  name: z.string(),
  why: z.enum(BACKUP_REASONS),
  at: instant,
  bytes: z.int().min(0),
});

const count = z.int().min(0);

const installation = z.strictObject({
  version: z.string(),
  engineVersion: z.int(),
  runningSince: instant,
  storage: z.strictObject({
    file: z.string(),
    databaseBytes: count,
    walBytes: count.nullable(),
    freeBytes: count.nullable(),
    groups: count,
    accounts: count,
    games: count,
    entries: count,
    oldestAt: instant.nullable(),
  }),
  backups: z.strictObject({ folder: z.string(), copies: list(copy) }).nullable(),
  settings,
  reach: z.strictObject({
    publicUrl: z.string().nullable(),
    trustedProxies: list(z.string()),
    mail: z.boolean(),
    mailFailure: z.strictObject({ at: z.iso.datetime(), why: z.string() }).nullable(),
    signInElsewhere: z.boolean(),
  }),
  warnings: list(z.enum(WARNINGS)),
}) satisfies z.ZodType<InstallationNow>;

const accountPage = {
  accounts: list(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      proven: z.boolean(),
      since: instant,
      lastSeen: instant.nullable(),
      groups: count,
      owner: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
} satisfies { readonly [Key in keyof AccountPage]: z.ZodType<AccountPage[Key]> };

const recoveryCode = { code: z.string(), expiresAt: instant } satisfies {
  readonly [Key in keyof RecoveryCode]: z.ZodType<RecoveryCode[Key]>;
};

const EXAMPLE_TIME = "2026-11-20T21:00:00.000Z";
const COPY = {
  name: "asked-2026-11-20T21-00-00.db",
  why: "asked",
  at: EXAMPLE_TIME,
  bytes: 1_048_576,
} as const;

export const installationOperations = {
  "GET /api/v1/installation": operation({
    summary: "Reads the server's state.",
    requires: "own the server",
    answer: done({ installation }),
    example: {
      answer: {
        ok: true,
        installation: {
          version: "1.0.0",
          engineVersion: 1,
          runningSince: EXAMPLE_TIME,
          storage: {
            file: "/data/table.db",
            databaseBytes: 1_048_576,
            walBytes: 0,
            freeBytes: 10_737_418_240,
            groups: 1,
            accounts: 4,
            games: 12,
            entries: 480,
            oldestAt: EXAMPLE_TIME,
          },
          backups: { folder: "/data/backups", copies: [COPY] },
          settings: { signUp: "open", guestGameDays: 365 },
          reach: {
            publicUrl: null,
            trustedProxies: [],
            mail: false,
            mailFailure: null,
            signInElsewhere: false,
          },
          warnings: ["no-public-url"],
        },
      },
    },
  }),
  "PATCH /api/v1/installation": operation({
    summary: "Changes the server's settings, or transfers ownership.",
    requires: "own the server",
    reauthenticates: "to hand it over",
    body: installationChange,
    answer: done({ settings }),
    errors: { 404: "No such account." },
    example: {
      request: { signUp: "closed" },
      answer: { ok: true, settings: { signUp: "closed", guestGameDays: 365 } },
    },
  }),
  "GET /api/v1/installation/accounts": operation({
    summary: "Lists accounts by the beginning of their name or email, in pages.",
    requires: "own the server",
    query: z.object({ q: z.string().exactOptional(), from: z.string().exactOptional() }),
    answer: done(accountPage),
    example: {
      answer: {
        ok: true,
        accounts: [
          {
            id: ID,
            name: "Ann",
            email: "ann@example.org",
            proven: true,
            since: EXAMPLE_TIME,
            lastSeen: EXAMPLE_TIME,
            groups: 1,
            owner: true,
          },
        ],
        next: null,
      },
    },
  }),
  "POST /api/v1/installation/accounts/{account}/recovery-code": operation({
    summary: "Creates a code to set a new password. Only this answer contains it.",
    requires: "own the server",
    reauthenticates: "always",
    body: sureShape,
    status: 201,
    answer: done(recoveryCode),
    errors: { 404: "There is no such account." },
    example: { request: {}, answer: { ok: true, code: "a-code-to-pass-on", expiresAt: EXAMPLE_TIME } },
  }),
  "DELETE /api/v1/installation/accounts/{account}/sessions": operation({
    summary: "Ends all of an account's sessions.",
    requires: "own the server",
    body: nothing,
    answer: done({ ended: count }),
    errors: { 404: "There is no such account.", 409: "End your own sessions by signing out." },
    example: { request: {}, answer: { ok: true, ended: 2 } },
  }),
  "POST /api/v1/installation/backups": operation({
    summary: "Makes a backup of the database. It cannot be downloaded, because it contains everything.",
    requires: "own the server",
    body: nothing,
    status: 201,
    answer: done({ copy }),
    example: { request: {}, answer: { ok: true, copy: COPY } },
  }),
};
