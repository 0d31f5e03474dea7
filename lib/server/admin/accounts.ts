import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { AccountLine, AccountPage, RecoveryCode } from "@/lib/protocol/installation";
import { hashOfCode, newCode } from "../accounts/oneTimeCode";
import type { SurePass } from "../accounts/reauthenticate";
import { parseCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { beginning } from "../db/dialect";
import { inTransaction } from "../db/inTransaction";
import type { InstallationPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { closeRevokedStreams } from "../table/live/openStreams";

const PAGE = 30;

/** No name and no e-mail is longer. */
const MAX_SEARCH_LENGTH = 254;

/** What is looked for, and where the page begins. */
interface AccountSearch {
  /** The beginning of a name or an e-mail; nothing for all. */
  readonly q?: string | undefined;
  /** `next` of the page before; anything else begins at the beginning. */
  readonly from?: string | undefined;
}

/** The accounts of the installation, the newest first, a page at a time. */
export async function accountsOf(
  { accountId }: InstallationPass,
  { q = "", from }: AccountSearch = {},
): Promise<AccountPage> {
  // Two signs stand for others in such a search; "_" for any one, itself among them.
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

/** E-mails are kept in small letters. */
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

/** The condition that picks up where a page ended. */
function after(from: string | undefined) {
  const mark = parseCursor(from);
  if (mark === null) return {};
  const { at, id } = mark;
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } };
}

/**
 * Signs somebody out on every phone: open tables of theirs go blank. The passphrase stays as it is. Answers on how many phones it was.
 * Refuses with `no-such-account`, and with `own-sessions` for the owner's own, for which their page asks for the passphrase.
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
 * Makes a code by which somebody sets a new passphrase, once, within 24 hours. Codes of that account that were not used
 * yet no longer work. Nothing else ends: sessions and the old passphrase do when the code is used.
 * @param _sure That the installation's owner asks: a code opens any account, their own too.
 * Refuses with `no-such-account`.
 */
export async function makeRecoveryCode(
  { accountId: owner }: InstallationPass,
  accountId: string,
  _sure: SurePass,
  now = new Date(),
): Promise<ApiResult<RecoveryCode>> {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  const made = await inTransaction(async (tx): Promise<ApiResult<RecoveryCode>> => {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return apiError("no-such-account");
    await tx.oneTimeCode.deleteMany({ where: { accountId, purpose: "recover" } });
    await tx.oneTimeCode.create({
      data: { hash: hashOfCode(code), purpose: "recover", accountId, expiresAt },
    });
    return ok({ code, expiresAt: expiresAt.toISOString() });
  });
  if (made.ok) audit("recovery-code-made", { who: owner, about: accountId });
  return made;
}
