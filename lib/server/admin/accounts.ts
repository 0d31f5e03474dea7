import type { AccountLine, AccountPage } from "@/lib/protocol/installation";
import { database } from "../db/db";
import { beginning } from "../db/dialect";
import { readMark, writeMark } from "../db/pageMark";
import type { InstallationPass } from "../identity/access";

const PAGE = 30;

/** No name and no e-mail is longer. */
const LONGEST_SEARCH = 254;

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
  const sought = q.trim().slice(0, LONGEST_SEARCH).replaceAll("%", "_");
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
    next: last ? writeMark({ at: last.createdAt, id: last.id }) : null,
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
  const mark = readMark(from);
  if (mark === null) return {};
  const { at, id } = mark;
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } };
}
