import { randomBytes } from "node:crypto";
import { ok } from "@/lib/engine";
import type { SignUp } from "@/lib/protocol/accountSchemas";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { mixedWord, readTypedNames, seenName } from "@/lib/protocol/names";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { isInvitationValid } from "../groups/invitations";
import { readSettings } from "../identity/settings";
import { audit } from "../process/audit/audit";
import { readEmail } from "./email";
import { hasOwner, isOwnerCode } from "./ownerCode";
import { accountBehind, hashPassword, passwordProblem } from "./password";

/**
 * Signs up and returns the account's id. An email that others use, even a verified one, causes no error and
 * reveals nothing. It creates another account, unless the password opens an existing one. With the owner's
 * code, the account becomes the server's owner, even if sign-up is closed.
 *
 * Refuses with `bad-name`, `bad-email`, `short-passphrase`, `long-passphrase`, `easy-passphrase`,
 * `sign-up-closed`, `invitation-needed`, and `too-many` when three accounts use the email. An owner's code
 * that is wrong or used is refused with `code-not-valid`.
 */
export async function signUp(sent: SignUp): Promise<ApiResult<string>> {
  const name = readName(sent.name);
  if (!name.ok) return name;
  const email = readEmail(sent.email);
  if (email === null) return apiError("bad-email");
  const wrong = await passwordProblem(sent.passphrase, [email, name.value]);
  if (wrong !== null) return apiError(wrong);
  const invitation = sent.invitation ?? null;
  const owns = sent.ownerCode !== undefined;
  const may = owns ? await canOwn(sent.ownerCode) : await canSignUp(database(), invitation);
  if (!may.ok) return may;
  const [theirs, passphrase] = [
    await accountBehind(email, sent.passphrase),
    await hashPassword(sent.passphrase),
  ];
  if (theirs !== null && !owns) return ok(theirs);
  const account = { name: name.value, email, proven: false, passphrase, identity: null, invitation };
  const done = await inTransaction(async (tx): Promise<ApiResult<string>> => {
    const { ownerId } = await readSettings(tx);
    if (owns && ownerId !== null) return apiError("code-not-valid");
    const made = theirs === null ? await makeAccount(tx, { ...account, owns }) : ok(theirs);
    if (made.ok && owns) await tx.installation.update({ where: { id: 1 }, data: { ownerId: made.value } });
    return made;
  });
  if (!done.ok) return done;
  if (theirs === null) audit("account-made", { who: done.value, way: "passphrase" });
  if (owns) audit("installation-handed-over", { who: done.value, about: done.value });
  return done;
}

/** Refuses a wrong code, and any code once there is an owner, with `code-not-valid`. */
async function canOwn(code: string): Promise<ApiResult<true>> {
  if (isOwnerCode(code) && !(await hasOwner())) return ok(true);
  audit("code-refused", { purpose: "own" });
  return apiError("code-not-valid");
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
  /** True if it is to own the server, which the settings of sign-up do not concern. */
  readonly owns?: boolean;
}

/** How many accounts may share an unverified email: as many as a sign-in tries (see `opens`). */
const MAX_UNVERIFIED = 3;

/**
 * Creates an account within the given transaction and returns its id.
 * Refuses with `sign-up-closed`, `invitation-needed`, and `too-many` when three accounts use the email.
 */
export async function makeAccount(tx: Reader, made: NewAccount): Promise<ApiResult<string>> {
  const may = made.owns ? ok(true) : await canSignUp(tx, made.invitation);
  if (!may.ok) return may;
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
  return ok(id);
}

/**
 * Checks whether sign-up is allowed now.
 * Refuses with `sign-up-closed` and `invitation-needed`.
 */
export async function canSignUp(db: Reader, invitation: string | null): Promise<ApiResult<true>> {
  const { signUp: mode } = await readSettings(db);
  if (mode === "open") return ok(true);
  if (mode === "closed") return apiError("sign-up-closed");
  return invitation !== null && (await isInvitationValid(db, invitation))
    ? ok(true)
    : apiError("invitation-needed");
}

/** True if no further account may use this email unverified. */
export const isNamedOften = async (db: Reader, email: string): Promise<boolean> =>
  (await db.account.count({ where: { email, provenEmail: null } })) >= MAX_UNVERIFIED;

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
  if (!(await hasOwner())) return "first";
  const may = await canSignUp(database(), invitation);
  if (may.ok) return "open";
  return may.refusal.code === "sign-up-closed" ? "closed" : "uninvited";
}
