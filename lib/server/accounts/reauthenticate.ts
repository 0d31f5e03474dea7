import { ok } from "@/lib/engine";
import type { ProvesItself } from "@/lib/protocol/account";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { type AccountPass, accessAccount } from "../identity/access";
import { overLimit, refund } from "../identity/limits";
import type { Visitor } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { isPassphrase } from "./passphrase";

/** Not exported: only this file makes one. */
class ReauthenticatedPass {
  // A member that is not public makes the type nominal: an object of the same shape is no pass.
  protected readonly reauthenticated = true;
  constructor(
    readonly accountId: string,
    readonly session: string,
  ) {}
}

/**
 * Proof that the account's owner asks, not a person who found the phone unlocked. Every function that writes how an account is opened
 * (passphrase, e-mail, providers, sessions elsewhere, the account's end) takes one.
 */
export type SurePass = ReauthenticatedPass;

/** An account without a passphrase must have signed in so lately. */
const FRESH_MS = 15 * 60_000;

/**
 * Reauthenticates an account's owner. The one function that decides it, for every operation that states `reauthenticates`: by the
 * passphrase of now, or, where the account has none, by a sign-in within 15 minutes.
 *
 * Wrong passphrases are counted for the session that sends them: a finder's guesses do not hold up the owner's other phones.
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
  if (!(await isPassphrase(passphrase ?? "", account.passphrase))) {
    audit("passphrase-refused", { who: accountId });
    return apiError("wrong-passphrase");
  }
  await refund("sign-in", keys);
  return ok(new ReauthenticatedPass(accountId, session));
}

/** The same for whoever is signed in on a browser. Refuses with `not-signed-in` as well. */
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

/** What `reauthenticate` would ask for now, for the page that is about to ask. */
export async function howToProve(pass: AccountPass): Promise<ProvesItself> {
  const { accountId: id } = pass;
  const { passphrase } = await database().account.findUniqueOrThrow({ where: { id } });
  if (passphrase !== null) return "passphrase";
  return (await isFresh(pass)) ? "nothing" : "sign-in";
}
