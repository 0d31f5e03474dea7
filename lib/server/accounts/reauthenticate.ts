import { ok } from "@/lib/engine";
import type { ProvesItself } from "@/lib/protocol/account";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { type AccountPass, accessAccount } from "../identity/access";
import { overLimit, refund } from "../identity/limits";
import type { Visitor } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { isPassword } from "./password";

/** Not exported, so only this file can create one. */
class ReauthenticatedPass {
  // A non-public member makes the type nominal: an object of the same shape does not match.
  protected readonly reauthenticated = true;
  constructor(
    readonly accountId: string,
    readonly session: string,
  ) {}
}

/**
 * Proof that the account's owner asks, not a person who found the phone unlocked. Every function that changes
 * sign-in (password, email, providers, other sessions, deletion) requires one.
 */
export type SurePass = ReauthenticatedPass;

/** Without a password, the last sign-in must be at most this old. */
const FRESH_MS = 15 * 60_000;

/**
 * Reauthenticates an account's owner for every operation that states `reauthenticates`. It checks the current
 * password or, without one, a sign-in within 15 minutes.
 *
 * Wrong passwords count per session, so a finder's guesses do not lock the owner's other phones.
 *
 * Refuses with `wrong-passphrase`, `too-many` (five wrong ones a minute), `sign-in-again`.
 */
export async function reauthenticate(
  pass: AccountPass,
  passphrase: string | undefined,
): Promise<ApiResult<SurePass>> {
  const { accountId, session } = pass;
  const account = await database().account.findUniqueOrThrow({ where: { id: accountId } });
  if (account.passphrase === null) {
    if (!(await isFresh(pass))) return apiError("sign-in-again");
    return ok(new ReauthenticatedPass(accountId, session));
  }
  const keys = [`session:${session}`];
  const wait = await overLimit("sign-in", keys);
  if (wait !== null) return apiError("too-many", { wait });
  if (!(await isPassword(passphrase ?? "", account.passphrase))) {
    audit("passphrase-refused", { who: accountId });
    return apiError("wrong-passphrase");
  }
  await refund("sign-in", keys);
  return ok(new ReauthenticatedPass(accountId, session));
}

/** Reauthenticates the visitor of a browser. Also refuses with `not-signed-in`. */
export async function reauthenticateVisitor(
  visitor: Visitor,
  passphrase: string | undefined,
): Promise<ApiResult<SurePass>> {
  const pass = accessAccount(visitor);
  return pass.ok ? reauthenticate(pass.value, passphrase) : pass;
}

async function isFresh({ session: id }: AccountPass): Promise<boolean> {
  const session = await database().session.findUnique({ where: { id } });
  return session !== null && Date.now() - session.createdAt.getTime() <= FRESH_MS;
}

/** Tells a page what `reauthenticate` would ask for now. */
export async function howToProve(pass: AccountPass): Promise<ProvesItself> {
  const { accountId: id } = pass;
  const { passphrase } = await database().account.findUniqueOrThrow({ where: { id } });
  if (passphrase !== null) return "passphrase";
  return (await isFresh(pass)) ? "nothing" : "sign-in";
}
