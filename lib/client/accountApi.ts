import { accountWords } from "@/lib/messages/account";
import type { ApiError } from "@/lib/protocol/entry";
import type { SentOf } from "@/lib/protocol/routes";
import { ask } from "./ask";
import { clearCachedData } from "./clearCachedData";

/** The result of an account request: success with the next page, or an error. */
export type AccountAnswer = { readonly ok: true; readonly url?: string | null } | ApiError;

/** The result when there is no response. */
const lost = (): ApiError => ({ ok: false, code: "unexpected", message: accountWords.noAnswer });

/** An API response; a missing one becomes an error result. */
const postAccount = (answer: Promise<AccountAnswer>): Promise<AccountAnswer> => answer.catch(lost);

/** The same, then clears local copies, because another user may hold the phone next. */
async function clearDataAfter(answer: Promise<AccountAnswer>): Promise<AccountAnswer> {
  const answered = await answer;
  if (answered.ok) await clearCachedData();
  return answered;
}

/** A next-auth request with its CSRF token. */
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

/** The current password field, if the account has a password. */
const sure = (passphrase: string | undefined) => (passphrase === undefined ? {} : { passphrase });

/** The page after sign-in, and whether this phone's guest tables move to the account. */
export interface SignInWish {
  readonly next: string;
  readonly claim: boolean;
}

const wished = ({ next, claim }: SignInWish) => ({ callbackUrl: next, claim: String(claim) });

/** Signs in; resolves to the next page. */
export const signIn = (email: string, passphrase: string, wish: SignInWish) =>
  clearDataAfter(sendAuth("callback/passphrase", { email, passphrase, ...wished(wish) }));

/** Requests a sign-in link by email. */
export const mailLink = (email: string, wish: SignInWish) =>
  sendAuth("signin/email", { email, ...wished(wish) });

/** Signs in with the token of a link. */
export const followLink = (email: string, token: string, wish: SignInWish) =>
  clearDataAfter(sendAuth("callback/email", { email, token, ...wished(wish) }));

/** Resolves to the provider's URL. */
export const goToProvider = (id: string, wish: SignInWish) =>
  clearDataAfter(sendAuth(`signin/${id}`, wished(wish)));

/** The same, to link the provider to the signed-in account. */
export const addProvider = (id: string, next: string, passphrase: string | undefined) =>
  sendAuth(`signin/${id}`, { callbackUrl: next, link: "true", ...sure(passphrase) });

/** Signs this phone out. */
export const signOut = () => clearDataAfter(sendAuth("signout", {}));

/** Creates an account and signs in. */
export const signUp = (fields: SentOf<"POST /api/v1/accounts">) =>
  clearDataAfter(postAccount(ask("POST /api/v1/accounts", {}, fields)));

/** Emails a password reset code. */
export const mailCode = (email: string) => postAccount(ask("POST /api/v1/recovery", {}, { email }));

/** Sets a new password with a code, and signs in. */
export const recover = (code: string, passphrase: string, claim: boolean) =>
  clearDataAfter(postAccount(ask("POST /api/v1/recovery/passphrase", {}, { code, passphrase, claim })));

/** Changes the name or the email address. */
export const changeAccount = (change: SentOf<"PATCH /api/v1/account">) =>
  postAccount(ask("PATCH /api/v1/account", {}, change));

/** Changes the password. */
export const changePassword = (passphrase: string, current: string | undefined, tokens: boolean) =>
  postAccount(
    ask(
      "POST /api/v1/account/passphrase",
      {},
      { passphrase, tokens, ...(current !== undefined && { current }) },
    ),
  );

/** Sends a verification email; with its code, verifies the address. */
export const proveEmail = (code?: string) =>
  postAccount(ask("POST /api/v1/account/email", {}, code ? { code } : {}));

/** Moves this phone's guest tables to the account. */
export const claimTables = () => postAccount(ask("POST /api/v1/account/claim", {}, {}));

/** Ends one session, or all. */
export const signOutAt = (session: string, passphrase: string | undefined) =>
  postAccount(ask("DELETE /api/v1/account/sessions/{session}", { session }, sure(passphrase)));
export const signOutEverywhere = (passphrase: string | undefined, tokens: boolean) =>
  clearDataAfter(postAccount(ask("DELETE /api/v1/account/sessions", {}, { ...sure(passphrase), tokens })));

/** Unlinks a provider. */
export const removeWay = (provider: string, passphrase: string | undefined) =>
  postAccount(ask("DELETE /api/v1/account/identities/{provider}", { provider }, sure(passphrase)));

export const deleteAccount = (passphrase: string | undefined) =>
  clearDataAfter(postAccount(ask("DELETE /api/v1/account", {}, sure(passphrase))));
