import type { Adapter, AdapterUser } from "next-auth/adapters";
import { accountWords } from "@/lib/messages/account";
import type { ApiResult } from "@/lib/protocol/apiResult";
import type { ApiError } from "@/lib/protocol/entry";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { audit } from "../process/audit/audit";
import { readEmail } from "./email";
import { mailChange } from "./mail";
import type { Vouched } from "./providers";
import { isNamedOften, makeAccount, readName } from "./signUp";

/** State of one sign-in: its inputs, and results that next-auth cannot carry. */
export interface SignInUnderWay {
  /** The invitation code, if the person came through one. */
  readonly invitation: string | null;
  /** Why the sign-in failed. */
  refusal: ApiError | null;
  /** True if it created an account that has no name yet. */
  nameless: boolean;
  /** Cookies to send with the new session. */
  cookies: readonly string[];
}

/** A provider's name may be longer than a table allows. */
const MAX_NAME_LENGTH = 40;

/** The user in next-auth's shape. Only the id matters. */
const asUser = (id: string): AdapterUser => ({ id, email: "", emailVerified: null });

/**
 * The database adapter for next-auth. Sessions are our own rows, which next-auth's tokens name (see
 * `authOptions`).
 */
export function adapter(way: SignInUnderWay): Adapter {
  return {
    createUser: async (user: Omit<AdapterUser, "id"> | Vouched) => {
      const made = await ("mailbox" in user ? byProvider(user, way) : byMailbox(user.email, way));
      if (made.ok) {
        audit("account-made", { who: made.value, way: "mailbox" in user ? user.provider : "link" });
        return asUser(made.value);
      }
      way.refusal = made.refusal;
      throw new Error(made.refusal.code);
    },
    getUser: async (id) => {
      const account = await database().account.findUnique({ where: { id }, select: { id: true } });
      return account && asUser(account.id);
    },
    /** For links in mails. An unverified email signs no one in. */
    getUserByEmail: async (email) => {
      const account = await database().account.findUnique({ where: { provenEmail: email } });
      return account && { ...asUser(account.id), email };
    },
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const identity = await database().identity.findUnique({
        where: { provider_subject: { provider, subject: providerAccountId } },
      });
      return identity && asUser(identity.accountId);
    },
    updateUser: async ({ id }) => asUser(id),
    /** A new account gets its identity at creation. This adds another to an existing account. */
    linkAccount: async ({ provider, providerAccountId, userId }: Linked) => {
      const identity = { provider, subject: providerAccountId };
      const where = { provider_subject: identity };
      const known = await database().identity.count({ where: identity });
      await database().identity.upsert({ where, create: { ...identity, accountId: userId }, update: {} });
      if (known > 0) return;
      audit("provider-added", { who: userId, way: provider });
      const account = await database().account.findUnique({ where: { id: userId } });
      mailChange(account?.provenEmail ?? null, "provider-added");
    },
    createVerificationToken: async (token) => {
      const account = await database().account.findUnique({ where: { provenEmail: token.identifier } });
      await database().oneTimeCode.create({
        data: {
          hash: token.token,
          purpose: "sign-in",
          email: token.identifier,
          accountId: account?.id ?? null,
          expiresAt: token.expires,
        },
      });
      return token;
    },
    useVerificationToken: async ({ identifier, token }) => {
      const where = { hash: token, purpose: "sign-in", email: identifier } as const;
      const found = await database().oneTimeCode.findFirst({ where });
      // If two requests use it at once, only one deletes the row.
      const { count } = await database().oneTimeCode.deleteMany({ where });
      return found && count > 0 ? { identifier, token, expires: found.expiresAt } : null;
    },
  };
}

interface Linked {
  readonly provider: string;
  readonly providerAccountId: string;
  readonly userId: string;
}

/** Creates an account for the person who opened a link in a mail, which verifies the mailbox. */
async function byMailbox(email: string, way: SignInUnderWay): Promise<ApiResult<string>> {
  const { invitation } = way;
  const made = await inTransaction(async (tx) => {
    const name = accountWords.nameless;
    const identity = null;
    return makeAccount(tx, { name, email, proven: true, passphrase: null, identity, invitation });
  });
  way.nameless = made.ok;
  return made;
}

/** Creates an account from a provider's profile. It keeps the email unless another account blocks it. */
function byProvider(profile: Vouched, { invitation }: SignInUnderWay): Promise<ApiResult<string>> {
  const { provider, subject } = profile;
  const mailbox = readEmail(profile.mailbox ?? "");
  const name = readName([...(profile.name ?? "")].slice(0, MAX_NAME_LENGTH).join(""));
  return inTransaction(async (tx) => {
    const taken = mailbox !== null && (await tx.account.count({ where: { provenEmail: mailbox } })) > 0;
    const proven = mailbox !== null && profile.mailboxVerified && !taken;
    const email = mailbox !== null && !proven && (await isNamedOften(tx, mailbox)) ? null : mailbox;
    return makeAccount(tx, {
      name: name.ok ? name.value : accountWords.nameless,
      email,
      proven,
      passphrase: null,
      identity: { provider, subject },
      invitation,
    });
  });
}
