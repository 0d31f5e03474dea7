import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ApiCode } from "@/lib/protocol/entry";
import type { accountOperations } from "@/lib/protocol/routes/accounts";
import { claimDevice, tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { deleteAccount } from "@/lib/server/accounts/deleteAccount";
import { readEmail } from "@/lib/server/accounts/email";
import { overMailLimit, sendsMail } from "@/lib/server/accounts/mail";
import { changeAccount, changePassword, ownAccount, removeWay } from "@/lib/server/accounts/ownAccount";
import { tryPassword } from "@/lib/server/accounts/passwordTries";
import { reauthenticate } from "@/lib/server/accounts/reauthenticate";
import { mailRecovery, recover } from "@/lib/server/accounts/recover";
import {
  answerSignedOut,
  beginSession,
  sessionsOf,
  setSession,
  signOutAt,
  signOutEverywhere,
} from "@/lib/server/accounts/sessions";
import { knownBrowser } from "@/lib/server/accounts/signInCookies";
import { signUp } from "@/lib/server/accounts/signUp";
import { mailProof, proveEmail, unverifiedEmail } from "@/lib/server/accounts/verifyEmail";
import { answer, answerTooMany, withCookies } from "@/lib/server/api/endpoint";
import type { Handlers, OperationRequest } from "@/lib/server/api/operationHandler";
import { browserOf } from "@/lib/server/identity/browserOf";
import { byAddress, overLimit, rateLimitKeys, refund } from "@/lib/server/identity/limits";

/** Typing errors do not count as sign-up attempts. */
const SLIPS: readonly ApiCode[] = [
  "bad-name",
  "mixed-name",
  "bad-email",
  "short-passphrase",
  "long-passphrase",
];

/** The response does not reveal if the address has an account. */
const sameAnswer = (done: ApiResult<unknown>): ApiResult<null> => (done.ok ? ok(null) : done);

/** Handlers of the account operations. */
export const accounts: Handlers<keyof typeof accountOperations> = {
  "POST /api/v1/accounts": async (asking) => {
    const { request, visitor, body } = asking;
    const from = rateLimitKeys(request, visitor);
    const wait = await overLimit("sign-up", from);
    if (wait !== null) return answerTooMany(wait);
    // A password can open an existing account, so this also counts as a sign-in attempt.
    const tried = await tryPassword(readEmail(body.email), byAddress(request), await knownBrowser(request));
    if (tried.wait !== null) return answerTooMany(tried.wait);
    const done = await signUp(body);
    if (!done.ok && SLIPS.includes(done.refusal.code)) {
      await refund("sign-up", from);
      await tried.wasRight();
    }
    if (!done.ok) return done;
    const begun = await beginSession(done.value, startedBy(asking), "sign-up");
    return withCookies(answer(201, { ok: true }), ...(await setSession(begun)));
  },
  "GET /api/v1/account": async ({ pass }) => ok({ account: await ownAccount(pass) }),
  "PATCH /api/v1/account": async ({ pass, body }) => {
    const done = await changeAccount(pass, body);
    return done.ok ? ok({ account: await ownAccount(pass) }) : done;
  },
  "DELETE /api/v1/account": async ({ pass, body }) => {
    const sure = await reauthenticate(pass, body.passphrase);
    if (!sure.ok) return sure;
    const done = await deleteAccount(sure.value);
    return done.ok ? answerSignedOut() : done;
  },
  "POST /api/v1/account/claim": async ({ request, pass: { accountId }, visitor: { device } }) => {
    const tables = await tablesOfGuest(device);
    if (device === null || tables === 0) return apiError("no-guest");
    const browser = browserOf(request.headers.get("user-agent"));
    return withCookies(answer(200, { ok: true, tables }), await claimDevice(accountId, device, browser));
  },
  "POST /api/v1/account/email": async ({ request, pass, body: { code } }) => {
    if (code !== undefined) {
      const done = await proveEmail(pass, code);
      return done.ok ? answer(200, { ok: true }) : refusedCode(request, done);
    }
    if (!sendsMail()) return apiError("no-mail");
    const email = await unverifiedEmail(pass);
    if (email === null) return apiError("already-proven");
    const wait = await overMailLimit(request, email);
    if (wait !== null) return answerTooMany(wait);
    await mailProof(pass, email);
    return ok(null);
  },
  "DELETE /api/v1/account/identities/{provider}": async ({ pass, params, body }) => {
    const sure = await reauthenticate(pass, body.passphrase);
    return sure.ok ? sameAnswer(await removeWay(sure.value, params.provider)) : sure;
  },
  "POST /api/v1/account/passphrase": async ({ pass, body }) => {
    const sure = await reauthenticate(pass, body.current);
    return sure.ok ? sameAnswer(await changePassword(sure.value, body.passphrase, body.tokens)) : sure;
  },
  "GET /api/v1/account/sessions": async ({ pass }) => ok({ sessions: await sessionsOf(pass) }),
  "DELETE /api/v1/account/sessions": async ({ pass, body }) => {
    const sure = await reauthenticate(pass, body.passphrase);
    if (!sure.ok) return sure;
    await signOutEverywhere(sure.value, body.tokens);
    return answerSignedOut();
  },
  "DELETE /api/v1/account/sessions/{session}": async ({ pass, params, body }) => {
    const done = await signOutAt(pass, params.session, body.passphrase);
    return done.ok && done.value.here ? answerSignedOut() : sameAnswer(done);
  },
  "POST /api/v1/recovery": async ({ request, body }) => {
    if (!sendsMail()) return apiError("no-mail");
    const email = readEmail(body.email);
    if (email === null) return apiError("bad-email");
    const wait = await overMailLimit(request, email);
    if (wait !== null) return answerTooMany(wait);
    void mailRecovery(email).catch(console.error);
    return ok(null);
  },
  "POST /api/v1/recovery/passphrase": async (asking) => {
    const { request, body } = asking;
    const done = await recover(body.code, body.passphrase);
    if (!done.ok) return refusedCode(request, done);
    const begun = await beginSession(done.value, startedBy(asking), "code");
    return withCookies(answer(200, { ok: true }), ...(await setSession(begun)));
  },
};

/**
 * Counts a wrong code against the rate limit. The code is looked up first, so a right one is never refused
 * because of other people's guesses.
 */
async function refusedCode<Refused extends ApiResult<never>>(
  request: Request,
  refused: Refused,
): Promise<Refused | Response> {
  if (refused.ok || refused.refusal.code !== "code-not-valid") return refused;
  const wait = await overLimit("code", [byAddress(request)]);
  return wait === null ? refused : answerTooMany(wait);
}

/** The device a session starts on, and whether its guest tables stay with the guest. */
const startedBy = ({
  request,
  visitor,
  body,
}: OperationRequest<"POST /api/v1/accounts"> | OperationRequest<"POST /api/v1/recovery/passphrase">) => ({
  before: visitor,
  userAgent: request.headers.get("user-agent"),
  tablesStay: body.claim === false,
});
