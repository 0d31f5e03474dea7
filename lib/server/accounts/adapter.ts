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

/** One sign-in under way: what it brings along, and what becomes known of it besides next-auth's own answer. */
export interface SignInUnderWay {
  /** The code of a group's invitation, where somebody comes by one. */
  readonly invitation: string | null;
  /** Why it came to nothing. */
  refusal: ApiError | null;
  /** Whether an account was made by it that has no name of its own yet. */
  nameless: boolean;
  /** The cookies that go with the session it began. */
  cookies: readonly string[];
}

/** A provider may know somebody by a longer name than fits a table. */
const MAX_NAME_LENGTH = 40;

/** Somebody as next-auth knows them; it needs no more of an account than its id. */
const asUser = (id: string): AdapterUser => ({ id, email: "", emailVerified: null });

/** What next-auth asks of the database. Sessions are our own rows, which its tokens name (see `authOptions`). */
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
    /** For links in mails. An e-mail that is merely named opens nothing. */
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
    /** A new account has its identity from the start; this is for one more of an account that is there. */
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
      // Of two that use it at once, one deletes it.
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

/** A new account of whoever opened a link in a mail: the mailbox is theirs. */
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

/** A new account of whoever a provider vouches for. Their e-mail is kept as far as nobody else's account stands in the way. */
function byProvider(profile: Vouched, { invitation }: SignInUnderWay): Promise<ApiResult<string>> {
  const { provider, subject } = profile;
  const mailbox = readEmail(profile.mailbox ?? "");
  const name = readName([...(profile.name ?? "")].slice(0, MAX_NAME_LENGTH).join(""));
  return inTransaction(async (tx) => {
    const taken = mailbox !== null && (await tx.account.count({ where: { provenEmail: mailbox } })) > 0;
    const proven = mailbox !== null && profile.mailboxProven && !taken;
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
