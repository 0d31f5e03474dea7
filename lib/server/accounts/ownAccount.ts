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
import { mailChange } from "./mail";
import { isNamedOften, readName } from "./makeAccount";
import { hashOfPassphrase, isPassphrase, whyNotPassphrase } from "./passphrase";

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
export async function knowsPassphrase(
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
