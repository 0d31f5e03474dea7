import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { AccountLine, AccountPage, RecoveryCode } from "@/lib/protocol/installation";
import { hashOfCode, newCode } from "../accounts/oneTimeCode";
import type { SurePass } from "../accounts/reauthenticate";
import { parseCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { beginning } from "../db/dialect";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import type { InstallationPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { closeRevokedStreams } from "../table/live/openStreams";

const PAGE = 30;

/** The maximum length of an email; names are shorter. */
const MAX_SEARCH_LENGTH = 254;

/** The search text and the page's cursor. */
interface AccountSearch {
  /** The beginning of a name or an email; empty for all. */
  readonly q?: string | undefined;
  /** `next` of the previous page; an invalid cursor starts at the first page. */
  readonly from?: string | undefined;
}

/** Lists the server's accounts, newest first, in pages. */
export async function accountsOf(
  { accountId }: InstallationPass,
  { q = "", from }: AccountSearch = {},
): Promise<AccountPage> {
  // "%" and "_" are wildcards here. "_" also matches itself.
  const sought = q.trim().slice(0, MAX_SEARCH_LENGTH).replaceAll("%", "_");
  const found = await database().account.findMany({
    where: { AND: [beginsWith(sought), after(from)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    select: {
      id: true,
      name: true,
      email: true,
      provenEmail: true,
      createdAt: true,
      sessions: { orderBy: { seenAt: "desc" }, take: 1, select: { seenAt: true } },
      _count: { select: { memberships: { where: { group: { deletedAt: null } } } } },
    },
  });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    accounts: page.map(
      ({ id, name, email, provenEmail, createdAt, sessions, _count }): AccountLine => ({
        id,
        name,
        email: provenEmail ?? email,
        proven: provenEmail !== null,
        since: createdAt.toISOString(),
        lastSeen: sessions[0]?.seenAt.toISOString() ?? null,
        groups: _count.memberships,
        owner: id === accountId,
      }),
    ),
    next: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** Emails are stored in lower case. */
const beginsWith = (sought: string) =>
  sought === ""
    ? {}
    : {
        OR: [
          { name: beginning(sought) },
          { email: beginning(sought.toLowerCase()) },
          { provenEmail: beginning(sought.toLowerCase()) },
        ],
      };

/** The cursor's condition, which continues after the previous page. */
function after(from: string | undefined) {
  const mark = parseCursor(from);
  if (mark === null) return {};
  const { at, id } = mark;
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } };
}

/**
 * Ends an account's sessions and closes its open tables. The password stays. Returns how many sessions ended.
 * Refuses with `no-such-account`, and with `own-sessions` for the owner's own, because their page asks for
 * the password.
 */
export async function endSessionsOf(
  { accountId: owner }: InstallationPass,
  accountId: string,
): Promise<ApiResult<{ readonly ended: number }>> {
  if (accountId === owner) return apiError("own-sessions");
  if ((await database().account.count({ where: { id: accountId } })) === 0)
    return apiError("no-such-account");
  const { count } = await database().session.deleteMany({ where: { accountId } });
  audit("all-sessions-ended", { who: owner, about: accountId });
  await closeRevokedStreams({ holders: [accountId] });
  return ok({ ended: count });
}

const LASTS_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a one-time code for a new password, valid for 24 hours. It voids the account's unused codes.
 * Sessions and the old password end only when the code is used.
 * @param _sure Proof that the server's owner asks, because a code opens any account.
 * Refuses with `no-such-account`.
 */
export async function makeRecoveryCode(
  { accountId: owner }: InstallationPass,
  accountId: string,
  _sure: SurePass,
  now = new Date(),
): Promise<ApiResult<RecoveryCode>> {
  const made = await inTransaction(async (tx): Promise<ApiResult<RecoveryCode>> => {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return apiError("no-such-account");
    return ok(await saveRecoveryCode(tx, accountId, now));
  });
  if (made.ok) audit("recovery-code-made", { who: owner, about: accountId });
  return made;
}

/** Creates such a code within the given transaction. */
export async function saveRecoveryCode(tx: Reader, accountId: string, now: Date): Promise<RecoveryCode> {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  await tx.oneTimeCode.deleteMany({ where: { accountId, purpose: "recover" } });
  await tx.oneTimeCode.create({
    data: { hash: hashOfCode(code), purpose: "recover", accountId, expiresAt },
  });
  return { code, expiresAt: expiresAt.toISOString() };
}
