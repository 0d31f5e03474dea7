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
import { accountBehind } from "./passphrase";
import { tryPassphrase } from "./passphraseTries";
import { providers } from "./providers";
import { readNext } from "./readNext";
import { type Browser, beginSession, endSession, otherSessions, sessionToken } from "./sessions";
import { cookieOption, type KnownBrowser, nameOfCookie } from "./signInCookies";
import { canSignUp } from "./signUp";

const LINK_MINUTES = 30;

/** How long a sign-in by a provider may be under way: as long as next-auth keeps its cookies. */
const SIGN_IN_SECONDS = 15 * 60;

/** A browser came with the token of a session that has ended: no trouble at all. */
const OUT_OF_DATE = "JWT_SESSION_ERROR";

/** What is known of a request that signs somebody in or out. */
export interface SigningIn extends Browser {
  readonly way: SignInUnderWay;
  /** Under which key its address is limited. */
  readonly address: string;
  /** As which the browser is known, where it signed in before. */
  readonly browser: KnownBrowser | null;
  /** Whether a provider becomes one more way into the account that is signed in. */
  readonly links: boolean;
}

/** The cookies that next-auth sets, by what it calls them. */
export const signInCookies = () => ({
  sessionToken: cookieOption(sessionCookie()),
  callbackUrl: cookieOption(nameOfCookie("sign-in-next")),
  csrfToken: cookieOption(nameOfCookie("sign-in-csrf")),
  pkceCodeVerifier: cookieOption(nameOfCookie("sign-in-pkce")),
  state: cookieOption(nameOfCookie("sign-in-state")),
  nonce: cookieOption(nameOfCookie("sign-in-nonce")),
});

/** How next-auth signs people in here. Made for each request: what it is told depends on who asks. */
export function authOptions(asked: SigningIn): NextAuthOptions {
  const { way, before } = asked;
  return {
    // Not the secret itself: what is made with this one is good for nothing else.
    secret: createHmac("sha256", installationSecret()).update("sign-in").digest("hex"),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in" },
    useSecureCookies: overHttps(),
    cookies: signInCookies(),
    adapter: adapter(way),
    providers: [byPassphrase(asked), ...(readEnvironment().signIn.mail ? [byLink(way)] : []), ...providers()],
    jwt: {
      // A session's token names a row and says nothing else. Tokens with a salt are those of a sign-in under way.
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
        // What was refused with a sentence is nobody's fault; the rest is for whoever runs this, without what was sent.
        if (way.refusal === null && code !== OUT_OF_DATE)
          console.error(`Signing in: ${code}: ${reasonIn(about)}`);
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** By what somebody signs in, as the audit log calls it. */
const wayOf = (account: { readonly type: string; readonly provider: string } | null | undefined): string =>
  account?.type === "email" ? "link" : (account?.provider ?? "unknown");

/** What was sent may stand in it: on one line, and no more of it than helps. */
const reasonIn = (about: Error | { readonly error?: Error } | undefined): string =>
  ((about instanceof Error ? about.message : about?.error?.message) ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .slice(0, 200);

const byPassphrase = ({ way, address, browser }: SigningIn) =>
  CredentialsProvider({
    id: "passphrase",
    credentials: { email: {}, passphrase: {} },
    authorize: async (sent) => {
      const email = readEmail(sent?.email ?? "");
      const tried = await tryPassphrase(email, address, browser);
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
      if (email === null) throw new Error("cannot happen: an e-mail was let through that is none");
      return email;
    },
    sendVerificationRequest: async ({ identifier: email, token, url }) => {
      const { pathname, search } = new URL(new URL(url).searchParams.get("callbackUrl") ?? url);
      const next = readNext(pathname + search);
      // Later: what is found out here must not show in how long the answer takes.
      void mailLink(email, token, next, way.invitation).catch(console.error);
    },
  });

/** Mails a link to whoever may sign in by it, or up. It leads to a page with a button: what merely opens links uses none up. */
async function mailLink(email: string, token: string, next: string | null, invitation: string | null) {
  const known = await database().account.count({ where: { provenEmail: email } });
  if (known === 0 && !(await canSignUp(database(), invitation)).ok) return;
  const link = pageInMail("/sign-in", { link: token, email, ...(next && { next }) });
  sendMail(email, sayLinkMail(link, LINK_MINUTES));
}
