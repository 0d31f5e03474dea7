import { accountWords } from "@/lib/messages/accountScreens";
import type { NotDone } from "@/lib/protocol/entry";
import { ask } from "./ask";

/** What is answered to somebody about their account: done, and where to go on to, or a sentence. */
export type AccountAnswer = { readonly ok: true; readonly url?: string | null } | NotDone;

/** An answer that never came. */
const lost = (): NotDone => ({ ok: false, code: "unexpected", message: accountWords.noAnswer });

/** Asks an address under /api/v1; an answer that never came is told as one. */
const send = (...asked: Parameters<typeof ask>): Promise<AccountAnswer> => ask(...asked).catch(lost);

/** One of the sign-in's own deeds, with the token that shows that our own page asks. */
async function sendAuth(path: string, fields: object): Promise<AccountAnswer> {
  try {
    const told = await fetch("/api/auth/csrf", { credentials: "same-origin", cache: "no-store" });
    const { csrfToken } = (await told.json()) as { csrfToken: string };
    const answer = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ csrfToken, ...fields }),
      credentials: "same-origin",
    });
    return (await answer.json()) as AccountAnswer;
  } catch {
    return lost();
  }
}

/** Where somebody goes on to, and whether the tables that were played on this phone without an account come along. */
export interface SignInWish {
  readonly next: string;
  readonly claim: boolean;
}

const wished = ({ next, claim }: SignInWish) => ({ callbackUrl: next, claim: String(claim) });

/** Signs in; answers where to go on to. */
export const signIn = (email: string, passphrase: string, wish: SignInWish) =>
  sendAuth("callback/passphrase", { email, passphrase, ...wished(wish) });

/** Asks for a link by mail. */
export const mailLink = (email: string, wish: SignInWish) =>
  sendAuth("signin/email", { email, ...wished(wish) });

/** Signs in by the link that came. */
export const followLink = (email: string, token: string, wish: SignInWish) =>
  sendAuth("callback/email", { email, token, ...wished(wish) });

/** Answers the provider's address to go to; `link` adds the provider to the account that is signed in. */
export const goToProvider = (id: string, wish: SignInWish, link: boolean) =>
  sendAuth(`signin/${id}`, { ...wished(wish), ...(link && { link: "true" }) });

/** Signs this phone out. */
export const signOut = () => sendAuth("signout", {});

/** What signing up takes. */
export interface SignUpFields {
  readonly name: string;
  readonly email: string;
  readonly passphrase: string;
  readonly claim: boolean;
  readonly invitation?: string;
}

/** Signs up, and in. */
export const signUp = (fields: SignUpFields) => send("POST", "accounts", fields);

/** Mails a code by which a new passphrase can be set. */
export const mailCode = (email: string) => send("POST", "recovery", { email });

/** Sets a new passphrase by a code, and signs in. */
export const recover = (code: string, passphrase: string, claim: boolean) =>
  send("POST", "recovery/passphrase", { code, passphrase, claim });

/** Changes the name, or the e-mail. */
export const changeAccount = (change: {
  readonly name?: string;
  readonly email?: string;
  readonly passphrase?: string;
}) => send("PATCH", "account", change);

/** Changes the passphrase. */
export const changePassphrase = (passphrase: string, current: string | undefined) =>
  send("POST", "account/passphrase", { passphrase, ...(current !== undefined && { current }) });

/** Has a mail sent by which the e-mail is proven; with the code out of it, proves it. */
export const proveEmail = (code?: string) => send("POST", "account/email", code ? { code } : {});

/** Takes over what was played on this phone without an account. */
export const claimTables = () => send("POST", "account/claim", {});

/** The passphrase of now, where there is one to say. */
const sure = (passphrase: string | undefined) => (passphrase === undefined ? {} : { passphrase });

/** Signs out at another place, or everywhere. */
export const signOutAt = (session: string, passphrase: string | undefined) =>
  send("DELETE", `account/sessions/${session}`, sure(passphrase));
export const signOutEverywhere = (passphrase: string | undefined) =>
  send("DELETE", "account/sessions", sure(passphrase));

/** Takes a provider away from the ways one signs in by. */
export const removeWay = (id: string, passphrase: string | undefined) =>
  send("DELETE", `account/identities/${encodeURIComponent(id)}`, sure(passphrase));

/** Deletes the account. */
export const deleteAccount = (passphrase: string | undefined) => send("DELETE", "account", sure(passphrase));
