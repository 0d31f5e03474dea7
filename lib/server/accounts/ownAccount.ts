import { ok } from "@/lib/engine";
import type { OwnAccount } from "@/lib/protocol/account";
import type { AccountChange, NewPassphrase } from "@/lib/protocol/accountSchemas";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { AccountPass } from "../identity/access";
import { byHolder, forgive, overLimit } from "../identity/limits";
import { audit } from "../process/audit/audit";
import { shutUngiven } from "../table/live/openStreams";
import { readEmail } from "./email";
import { mailChange, sendsMail } from "./mail";
import { hashOfPassphrase, isPassphrase, whyNotPassphrase } from "./passphrase";
import { waysIn } from "./providers";
import { isNamedOften, readName } from "./signUp";

/** An account for whoever it belongs to. */
export async function ownAccount({ accountId }: AccountPass): Promise<OwnAccount> {
  const account = await database().account.findUniqueOrThrow({
    where: { id: accountId },
    include: {
      identities: { select: { provider: true }, distinct: ["provider"], orderBy: { provider: "asc" } },
      memberships: {
        where: { group: { deletedAt: null } },
        select: { group: { select: { id: true, name: true } } },
        orderBy: { group: { name: "asc" } },
      },
    },
  });
  return {
    name: account.name,
    email: account.email,
    proven: account.provenEmail !== null,
    hasPassphrase: account.passphrase !== null,
    ways: account.identities.map(({ provider }) => provider),
    groups: account.memberships.map(({ group }) => group),
  };
}

/**
 * Whether the one who asks also knows the passphrase of now; where there is none, there is nothing to know. Somebody else's
 * phone that lies open is not enough to guess it: refuses with `wrong-passphrase`, and with `too-many`.
 */
async function knowsPassphrase(
  { accountId }: AccountPass,
  passphrase: string | undefined,
): Promise<ApiResult<true>> {
  const account = await database().account.findUniqueOrThrow({ where: { id: accountId } });
  if (account.passphrase === null) return ok(true);
  const keys = [byHolder(accountId)];
  const wait = await overLimit("sign-in", keys);
  if (wait !== null) return apiError("too-many", { wait });
  if (!(await isPassphrase(passphrase ?? "", account.passphrase))) {
    audit("passphrase-refused", { who: accountId });
    return apiError("wrong-passphrase");
  }
  await forgive("sign-in", keys);
  return ok(true);
}

/**
 * Changes an account's name, or its e-mail, which is unproven from then on and makes void whatever was mailed to the one before.
 * Refuses with `bad-name`, `bad-email`, `wrong-passphrase`, and `too-many` where three accounts name the e-mail.
 */
export async function changeAccount(pass: AccountPass, change: AccountChange): Promise<ApiResult<true>> {
  const { accountId: id } = pass;
  const name = change.name === undefined ? null : readName(change.name);
  if (name !== null && !name.ok) return name;
  const email = change.email === undefined ? null : readEmail(change.email);
  if (change.email !== undefined && email === null) return apiError("bad-email");
  const knows = email === null ? ok(true as const) : await knowsPassphrase(pass, change.passphrase);
  if (!knows.ok) return knows;
  const changed = await inTransaction(
    async (tx): Promise<ApiResult<{ moves: boolean; proven: string | null }>> => {
      const now = await tx.account.findUniqueOrThrow({ where: { id } });
      const moves = email !== null && email !== now.email;
      if (moves && (await isNamedOften(tx, email))) return apiError("too-many");
      if (moves) await tx.oneTimeCode.deleteMany({ where: { accountId: id } });
      await tx.account.update({
        where: { id },
        data: { ...(name && { name: name.value }), ...(moves && { email, provenEmail: null }) },
      });
      return ok({ moves, proven: now.provenEmail });
    },
  );
  if (!changed.ok) return changed;
  if (changed.value.moves) {
    audit("email-changed", { who: id });
    mailChange(changed.value.proven, "email");
  }
  return ok(true);
}

/**
 * Sets or changes an account's passphrase, and signs it out everywhere else.
 * Refuses with `wrong-passphrase`, `short-passphrase`, `long-passphrase`, `easy-passphrase`.
 */
export async function changePassphrase(pass: AccountPass, sent: NewPassphrase): Promise<ApiResult<true>> {
  const { accountId: id, session } = pass;
  const knows = await knowsPassphrase(pass, sent.current);
  if (!knows.ok) return knows;
  const { name, email, provenEmail } = await database().account.findUniqueOrThrow({ where: { id } });
  const wrong = await whyNotPassphrase(sent.passphrase, [name, email ?? ""]);
  if (wrong !== null) return apiError(wrong);
  const passphrase = await hashOfPassphrase(sent.passphrase);
  await inTransaction(async (tx) => {
    await tx.account.update({ where: { id }, data: { passphrase } });
    await tx.session.deleteMany({ where: { accountId: id, NOT: { id: session } } });
    await tx.oneTimeCode.deleteMany({ where: { accountId: id, purpose: "recover" } });
  });
  audit("passphrase-changed", { who: id });
  mailChange(provenEmail, "passphrase");
  await shutUngiven({ holders: [id] });
  return ok(true);
}

/** Without a passphrase to ask for, one must have signed in so lately. */
const FRESH_MS = 10 * 60_000;

/**
 * Whether it is the account's owner who asks, not somebody who found a phone lying open: by the passphrase of now, or where there
 * is none by a sign-in within ten minutes. Refuses with `wrong-passphrase`, `too-many`, `sign-in-again`.
 */
export async function isSure(pass: AccountPass, passphrase: string | undefined): Promise<ApiResult<true>> {
  const account = await database().account.findUniqueOrThrow({ where: { id: pass.accountId } });
  if (account.passphrase !== null) return knowsPassphrase(pass, passphrase);
  const session = await database().session.findUnique({ where: { id: pass.session } });
  const fresh = session !== null && Date.now() - session.createdAt.getTime() <= FRESH_MS;
  return fresh ? ok(true) : apiError("sign-in-again");
}

/**
 * Takes a provider away from an account: nobody signs in to it by that one any more. Who is signed in stays so.
 * Refuses with `no-such-way` (it does not vouch for this account), `wrong-passphrase`, `too-many`, and `only-way` where nobody could
 * sign in to the account afterwards.
 */
export async function removeWay(
  pass: AccountPass,
  provider: string,
  passphrase: string | undefined,
): Promise<ApiResult<true>> {
  const { accountId } = pass;
  const where = { accountId, provider };
  if ((await database().identity.count({ where })) === 0) return apiError("no-such-way");
  const knows = await knowsPassphrase(pass, passphrase);
  if (!knows.ok) return knows;
  const removed = await inTransaction(async (tx): Promise<ApiResult<string | null>> => {
    const account = await tx.account.findUniqueOrThrow({
      where: { id: accountId },
      include: { identities: { select: { provider: true } } },
    });
    // What is no longer set up here lets nobody in.
    const others = waysIn().filter(({ id }) => id !== provider);
    const remains =
      (account.passphrase !== null && account.email !== null) ||
      (account.provenEmail !== null && sendsMail()) ||
      account.identities.some((one) => others.some(({ id }) => id === one.provider));
    if (!remains) return apiError("only-way");
    const { count } = await tx.identity.deleteMany({ where });
    return count > 0 ? ok(account.provenEmail) : apiError("no-such-way");
  });
  if (!removed.ok) return removed;
  audit("provider-removed", { who: accountId, way: provider });
  mailChange(removed.value, "provider-removed");
  return ok(true);
}
