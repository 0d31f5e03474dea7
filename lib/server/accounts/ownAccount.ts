import { ok } from "@/lib/engine";
import type { OwnAccount } from "@/lib/protocol/account";
import type { AccountChange } from "@/lib/protocol/accountSchemas";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { AccountPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { closeRevokedStreams } from "../table/live/openStreams";
import { readEmail } from "./email";
import { mailChange, sendsMail } from "./mail";
import { hashPassword, passwordProblem } from "./password";
import { signInMethods } from "./providers";
import { reauthenticate, type SurePass } from "./reauthenticate";
import { isNamedOften, readName } from "./signUp";
import { auditRevoked, deleteTokens } from "./tokens";

/** Reads an account for its owner. */
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
 * Changes an account's name, or its email, which needs reauthentication.
 * Refuses with `bad-name`, `mixed-name`, `bad-email`, as `reauthenticate` does, and with `too-many` when
 * three accounts use the email.
 */
export async function changeAccount(pass: AccountPass, change: AccountChange): Promise<ApiResult<true>> {
  const { accountId: id } = pass;
  const name = change.name === undefined ? null : readName(change.name);
  if (name !== null && !name.ok) return name;
  if (change.email !== undefined) {
    const email = readEmail(change.email);
    if (email === null) return apiError("bad-email");
    const sure = await reauthenticate(pass, change.passphrase);
    if (!sure.ok) return sure;
    const moved = await moveEmail(sure.value, email);
    if (!moved.ok) return moved;
  }
  if (name !== null) await database().account.update({ where: { id }, data: { name: name.value } });
  return ok(true);
}

/** Changes the email. The new one is unverified, and codes mailed to the old one become invalid. */
async function moveEmail({ accountId: id }: SurePass, email: string): Promise<ApiResult<true>> {
  const changed = await inTransaction(
    async (tx): Promise<ApiResult<{ moves: boolean; proven: string | null }>> => {
      const now = await tx.account.findUniqueOrThrow({ where: { id } });
      const moves = email !== now.email;
      if (moves && (await isNamedOften(tx, email))) return apiError("too-many");
      if (moves) {
        await tx.oneTimeCode.deleteMany({ where: { accountId: id } });
        await tx.account.update({ where: { id }, data: { email, provenEmail: null } });
      }
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
 * Sets or changes an account's password and signs out its other sessions.
 * Refuses with `short-passphrase`, `long-passphrase`, `easy-passphrase`.
 */
export async function changePassword(
  pass: SurePass,
  wanted: string,
  tokens = false,
): Promise<ApiResult<true>> {
  const { accountId: id, session } = pass;
  const { name, email, provenEmail } = await database().account.findUniqueOrThrow({ where: { id } });
  const wrong = await passwordProblem(wanted, [name, email ?? ""]);
  if (wrong !== null) return apiError(wrong);
  const passphrase = await hashPassword(wanted);
  const revoked = await inTransaction(async (tx) => {
    await tx.account.update({ where: { id }, data: { passphrase } });
    await tx.session.deleteMany({ where: { accountId: id, NOT: { id: session } } });
    await tx.oneTimeCode.deleteMany({ where: { accountId: id, purpose: "recover" } });
    return tokens ? deleteTokens(tx, id) : [];
  });
  audit("passphrase-changed", { who: id });
  auditRevoked(id, revoked);
  mailChange(provenEmail, "passphrase");
  await closeRevokedStreams({ holders: [id] });
  return ok(true);
}

/**
 * Unlinks a provider from an account. Sessions stay signed in.
 * Refuses with `no-such-way` (not linked), and `only-way` when no other sign-in method would remain.
 */
export async function removeWay({ accountId }: SurePass, provider: string): Promise<ApiResult<true>> {
  const where = { accountId, provider };
  const removed = await inTransaction(async (tx): Promise<ApiResult<string | null>> => {
    const account = await tx.account.findUniqueOrThrow({
      where: { id: accountId },
      include: { identities: { select: { provider: true } } },
    });
    // A provider that is no longer configured does not count as a method.
    const others = signInMethods().filter(({ id }) => id !== provider);
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
