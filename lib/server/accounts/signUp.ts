import { randomBytes } from "node:crypto";
import { ok } from "@/lib/engine";
import type { SignUp } from "@/lib/protocol/accountSchemas";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { mixedWord, readTypedNames, seenName } from "@/lib/protocol/names";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { isInvitationValid } from "../groups/invitations";
import { audit } from "../process/audit/audit";
import { readEmail } from "./email";
import { accountBehind, hashOfPassphrase, whyNotPassphrase } from "./passphrase";

/**
 * Signs up and returns the account's id. An email that others use, even a verified one, causes no error and
 * reveals nothing. It creates another account, unless the password opens an existing one.
 *
 * Refuses with `bad-name`, `bad-email`, `short-passphrase`, `long-passphrase`, `easy-passphrase`,
 * `sign-up-closed`, `invitation-needed`, and `too-many` when three accounts use the email.
 */
export async function signUp(sent: SignUp): Promise<ApiResult<string>> {
  const name = readName(sent.name);
  if (!name.ok) return name;
  const email = readEmail(sent.email);
  if (email === null) return apiError("bad-email");
  const wrong = await whyNotPassphrase(sent.passphrase, [email, name.value]);
  if (wrong !== null) return apiError(wrong);
  const invitation = sent.invitation ?? null;
  const may = await canSignUp(database(), invitation);
  if (!may.ok) return may;
  const [theirs, passphrase] = [
    await accountBehind(email, sent.passphrase),
    await hashOfPassphrase(sent.passphrase),
  ];
  if (theirs !== null) return ok(theirs);
  const made = await inTransaction((tx) =>
    makeAccount(tx, { name: name.value, email, proven: false, passphrase, identity: null, invitation }),
  );
  if (made.ok) audit("account-made", { who: made.value, way: "passphrase" });
  return made;
}

/** The provider that vouches for the person, and its user id. */
interface VouchedFor {
  readonly provider: string;
  readonly subject: string;
}

/** The fields of a new account. */
interface NewAccount {
  readonly name: string;
  /** As entered at sign-up. The account does not own it until it is verified. */
  readonly email: string | null;
  /** True if the mailbox is verified. */
  readonly proven: boolean;
  /** Hash. */
  readonly passphrase: string | null;
  readonly identity: VouchedFor | null;
  /** The code of a group's invitation, if any. */
  readonly invitation: string | null;
}

/** How many accounts may share an unverified email: as many as a sign-in tries (see `opens`). */
const MAX_UNPROVEN = 3;

/**
 * Creates an account within the given transaction and returns its id. The first account owns the server.
 * Refuses with `sign-up-closed`, `invitation-needed`, and `too-many` when three accounts use the email.
 */
export async function makeAccount(tx: Reader, made: NewAccount): Promise<ApiResult<string>> {
  const installation = await tx.installation.findUnique({ where: { id: 1 } });
  const first = !installation?.ownerId;
  if (!first) {
    const may = await canSignUp(tx, made.invitation);
    if (!may.ok) return may;
  }
  const { email, proven, identity } = made;
  if (email !== null && !proven && (await isNamedOften(tx, email))) return apiError("too-many");
  const { id } = await tx.account.create({
    data: {
      id: randomBytes(16).toString("base64url"),
      name: made.name,
      email,
      provenEmail: proven ? email : null,
      passphrase: made.passphrase,
      ...(identity && { identities: { create: { ...identity } } }),
    },
  });
  if (first)
    await tx.installation.upsert({ where: { id: 1 }, create: { ownerId: id }, update: { ownerId: id } });
  return ok(id);
}

/**
 * Checks whether sign-up is allowed now. Without an owner it always is.
 * Refuses with `sign-up-closed` and `invitation-needed`.
 */
export async function canSignUp(db: Reader, invitation: string | null): Promise<ApiResult<true>> {
  const installation = await db.installation.findUnique({ where: { id: 1 } });
  if (!installation?.ownerId || installation.signUp === "open") return ok(true);
  if (installation.signUp !== "invitation") return apiError("sign-up-closed");
  return invitation !== null && (await isInvitationValid(db, invitation))
    ? ok(true)
    : apiError("invitation-needed");
}

/** True if no further account may use this email unverified. */
export const isNamedOften = async (db: Reader, email: string): Promise<boolean> =>
  (await db.account.count({ where: { email, provenEmail: null } })) >= MAX_UNPROVEN;

/** Normalizes a person's name by the rules for names at the table. Refuses with `bad-name`, `mixed-name`. */
export function readName(text: string): ApiResult<string> {
  if (mixedWord(seenName(text)) !== null) return apiError("mixed-name");
  const read = readTypedNames([text]);
  const [name] = read.ok ? read.value : [];
  return name === undefined ? apiError("bad-name") : ok(name);
}

/** The sign-up state for its page: "first" while the server has no owner. */
export async function signUpNow(
  invitation: string | null,
): Promise<"first" | "open" | "closed" | "uninvited"> {
  const owned = await database().installation.count({ where: { ownerId: { not: null } } });
  const may = await canSignUp(database(), invitation);
  if (may.ok) return owned === 0 ? "first" : "open";
  return may.refusal.code === "sign-up-closed" ? "closed" : "uninvited";
}
