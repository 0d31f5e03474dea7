import { accountWords } from "@/lib/messages/account";
import type { ApiError } from "@/lib/protocol/entry";
import type { SentOf } from "@/lib/protocol/routes";
import { ask } from "./ask";
import { clearSeen } from "./clearSeen";

/** What is answered to somebody about their account: done, and where to go on to, or a sentence. */
export type AccountAnswer = { readonly ok: true; readonly url?: string | null } | ApiError;

/** An answer that never came. */
const lost = (): ApiError => ({ ok: false, code: "unexpected", message: accountWords.noAnswer });

/** An answer of the API; one that never came is told as one. */
const postAccount = (answer: Promise<AccountAnswer>): Promise<AccountAnswer> => answer.catch(lost);

/** The same, after which somebody else may have this phone. */
async function thenForget(answer: Promise<AccountAnswer>): Promise<AccountAnswer> {
  const answered = await answer;
  if (answered.ok) await clearSeen();
  return answered;
}

/** One of the sign-in's own deeds, with the token that shows that our own page asks. */
async function sendAuth(path: string, fields: object): Promise<AccountAnswer> {
  try {
    const asked = await fetch("/api/auth/csrf", { credentials: "same-origin", cache: "no-store" });
    const { csrfToken } = (await asked.json()) as { csrfToken: string };
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

/** The passphrase of now, where there is one to say. */
const sure = (passphrase: string | undefined) => (passphrase === undefined ? {} : { passphrase });

/** Where somebody goes on to, and whether the tables that were played on this phone without an account come along. */
export interface SignInWish {
  readonly next: string;
  readonly claim: boolean;
}

const wished = ({ next, claim }: SignInWish) => ({ callbackUrl: next, claim: String(claim) });

/** Signs in; answers where to go on to. */
export const signIn = (email: string, passphrase: string, wish: SignInWish) =>
  thenForget(sendAuth("callback/passphrase", { email, passphrase, ...wished(wish) }));

/** Asks for a link by mail. */
export const mailLink = (email: string, wish: SignInWish) =>
  sendAuth("signin/email", { email, ...wished(wish) });

/** Signs in by the link that came. */
export const followLink = (email: string, token: string, wish: SignInWish) =>
  thenForget(sendAuth("callback/email", { email, token, ...wished(wish) }));

/** Answers the provider's address to go to. */
export const goToProvider = (id: string, wish: SignInWish) =>
  thenForget(sendAuth(`signin/${id}`, wished(wish)));

/** The same, to add the provider to the account that is signed in. */
export const addProvider = (id: string, next: string, passphrase: string | undefined) =>
  sendAuth(`signin/${id}`, { callbackUrl: next, link: "true", ...sure(passphrase) });

/** Signs this phone out. */
export const signOut = () => thenForget(sendAuth("signout", {}));

/** Signs up, and in. */
export const signUp = (fields: SentOf<"POST /api/v1/accounts">) =>
  thenForget(postAccount(ask("POST /api/v1/accounts", {}, fields)));

/** Mails a code by which a new passphrase can be set. */
export const mailCode = (email: string) => postAccount(ask("POST /api/v1/recovery", {}, { email }));

/** Sets a new passphrase by a code, and signs in. */
export const recover = (code: string, passphrase: string, claim: boolean) =>
  thenForget(postAccount(ask("POST /api/v1/recovery/passphrase", {}, { code, passphrase, claim })));

/** Changes the name, or the e-mail. */
export const changeAccount = (change: SentOf<"PATCH /api/v1/account">) =>
  postAccount(ask("PATCH /api/v1/account", {}, change));

/** Changes the passphrase. */
export const changePassphrase = (passphrase: string, current: string | undefined) =>
  postAccount(
    ask("POST /api/v1/account/passphrase", {}, { passphrase, ...(current !== undefined && { current }) }),
  );

/** Has a mail sent by which the e-mail is proven; with the code out of it, proves it. */
export const proveEmail = (code?: string) =>
  postAccount(ask("POST /api/v1/account/email", {}, code ? { code } : {}));

/** Takes over what was played on this phone without an account. */
export const claimTables = () => postAccount(ask("POST /api/v1/account/claim", {}, {}));

/** Signs out at another place, or everywhere. */
export const signOutAt = (session: string, passphrase: string | undefined) =>
  postAccount(ask("DELETE /api/v1/account/sessions/{session}", { session }, sure(passphrase)));
export const signOutEverywhere = (passphrase: string | undefined) =>
  thenForget(postAccount(ask("DELETE /api/v1/account/sessions", {}, sure(passphrase))));

/** Takes a provider away from the ways one signs in by. */
export const removeWay = (provider: string, passphrase: string | undefined) =>
  postAccount(ask("DELETE /api/v1/account/identities/{provider}", { provider }, sure(passphrase)));

/** Deletes the account. */
export const deleteAccount = (passphrase: string | undefined) =>
  thenForget(postAccount(ask("DELETE /api/v1/account", {}, sure(passphrase))));
