import { createHmac } from "node:crypto";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import EmailProvider from "next-auth/providers/email";
import { sayLinkMail } from "@/lib/messages/api";
import { apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { openToken, sealToken } from "../identity/sealedToken";
import { readSession, SESSION_SECONDS, sessionCookie } from "../identity/session";
import { audit, mailboxDigest } from "../process/audit/audit";
import { overHttps, readEnvironment } from "../process/env";
import { installationSecret } from "../process/installationSecret";
import { adapter, type SignInUnderWay } from "./adapter";
import { readEmail } from "./email";
import { pageInMail, sendMail } from "./mail";
import { newCode } from "./oneTimeCode";
import { accountBehind } from "./password";
import { tryPassword } from "./passwordTries";
import { providers } from "./providers";
import { readNext } from "./readNext";
import { type Browser, beginSession, endSession, otherSessions, sessionToken } from "./sessions";
import { cookieOption, type KnownBrowser, nameOfCookie } from "./signInCookies";
import { canSignUp } from "./signUp";

const LINK_MINUTES = 30;

/** Time limit for a sign-in through a provider. It equals the lifetime of next-auth's cookies. */
const SIGN_IN_SECONDS = 15 * 60;

/** next-auth's code for the token of an ended session, which is normal. */
const OUT_OF_DATE = "JWT_SESSION_ERROR";

/** The context of a request that signs in or out. */
export interface SigningIn extends Browser {
  readonly way: SignInUnderWay;
  /** The key by which its address is rate limited. */
  readonly address: string;
  /** The browser's earlier sign-in, if any. */
  readonly browser: KnownBrowser | null;
  /** True if the provider is to be linked to the signed-in account. */
  readonly links: boolean;
}

/** The cookies that next-auth sets, by its names for them. */
export const signInCookies = () => ({
  sessionToken: cookieOption(sessionCookie()),
  callbackUrl: cookieOption(nameOfCookie("sign-in-next")),
  csrfToken: cookieOption(nameOfCookie("sign-in-csrf")),
  pkceCodeVerifier: cookieOption(nameOfCookie("sign-in-pkce")),
  state: cookieOption(nameOfCookie("sign-in-state")),
  nonce: cookieOption(nameOfCookie("sign-in-nonce")),
});

/** Builds next-auth's options for one request, because they depend on the visitor. */
export function authOptions(asked: SigningIn): NextAuthOptions {
  const { way, before } = asked;
  return {
    // A derived key, so that a leaked sign-in key does not reveal the secret.
    secret: createHmac("sha256", installationSecret()).update("sign-in").digest("hex"),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in" },
    useSecureCookies: overHttps(),
    cookies: signInCookies(),
    adapter: adapter(way),
    providers: [byPassword(asked), ...(readEnvironment().signIn.mail ? [byLink(way)] : []), ...providers()],
    jwt: {
      // A session token contains only the id of a row. Tokens with a salt belong to a sign-in in progress.
      encode: ({ token, salt, maxAge }) =>
        salt ? sealToken(token ?? {}, salt, maxAge ?? SIGN_IN_SECONDS) : sessionToken(String(token?.sid)),
      decode: async ({ token, salt }) => {
        if (salt) return openToken(token, salt);
        const account = await readSession(token);
        return account && { sid: account.session, sub: account.id };
      },
    },
    callbacks: {
      jwt: async ({ token, user, account }) => {
        if (!user) return token;
        if (asked.links && before.account?.id === user.id) return { sid: before.account.session };
        const begun = await beginSession(user.id, asked, wayOf(account));
        way.cookies = otherSessions(begun);
        return { sid: begun.session };
      },
      session: ({ session }) => ({ user: { name: before.account?.name ?? null }, expires: session.expires }),
      redirect: ({ url, baseUrl }) =>
        baseUrl + (readNext(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url) ?? "/"),
    },
    events: {
      signOut: ({ token }) => endSession(token?.sid),
    },
    logger: {
      error: (code, about) => {
        // Expected refusals are not logged. Everything else goes to the operator's log, without the input.
        if (way.refusal === null && code !== OUT_OF_DATE)
          console.error(`Sign-in failed: ${code}: ${reasonIn(about)}`);
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** The sign-in method as the audit log names it. */
const wayOf = (account: { readonly type: string; readonly provider: string } | null | undefined): string =>
  account?.type === "email" ? "link" : (account?.provider ?? "unknown");

/** The text may contain user input, so it is reduced to one short line. */
const reasonIn = (about: Error | { readonly error?: Error } | undefined): string =>
  ((about instanceof Error ? about.message : about?.error?.message) ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .slice(0, 200);

const byPassword = ({ way, address, browser }: SigningIn) =>
  CredentialsProvider({
    id: "passphrase",
    credentials: { email: {}, passphrase: {} },
    authorize: async (sent) => {
      const email = readEmail(sent?.email ?? "");
      const tried = await tryPassword(email, address, browser);
      if (tried.wait !== null) {
        way.refusal = apiError("too-many", { wait: tried.wait }).refusal;
        return null;
      }
      const id = email === null ? null : await accountBehind(email, sent?.passphrase ?? "");
      if (id === null) {
        way.refusal = apiError("not-known").refusal;
        audit("sign-in-failed", { way: "passphrase", mailbox: mailboxDigest(email) });
      } else await tried.wasRight();
      return id === null ? null : { id };
    },
  });

const byLink = (way: SignInUnderWay) =>
  EmailProvider({
    maxAge: LINK_MINUTES * 60,
    generateVerificationToken: newCode,
    normalizeIdentifier: (text) => {
      const email = readEmail(text);
      if (email === null) throw new Error("cannot happen: an invalid email was accepted");
      return email;
    },
    sendVerificationRequest: async ({ identifier: email, token, url }) => {
      const { pathname, search } = new URL(new URL(url).searchParams.get("callbackUrl") ?? url);
      const next = readNext(pathname + search);
      // Not awaited: the response time must not reveal whether the account exists.
      void mailLink(email, token, next, way.invitation).catch(console.error);
    },
  });

/**
 * Mails a sign-in or sign-up link to an eligible mailbox. The link opens a page with a button, so a link
 * scanner does not use it up.
 */
async function mailLink(email: string, token: string, next: string | null, invitation: string | null) {
  const known = await database().account.count({ where: { provenEmail: email } });
  if (known === 0 && !(await canSignUp(database(), invitation)).ok) return;
  const link = pageInMail("/sign-in", { link: token, email, ...(next && { next }) });
  sendMail(email, sayLinkMail(link, LINK_MINUTES));
}
