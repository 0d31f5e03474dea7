import type { RefusalCode } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ApiCode, ApiError } from "@/lib/protocol/entry";
import { faultOf } from "../db/faults/faultOf";
import { cookiesOf } from "../http/cookies";
import { fromAnotherSite } from "../http/fromAnotherSite";
import type { Unreadable } from "../http/readJson";
import { changeover } from "../identity/device";
import { byAddress, overLimit } from "../identity/limits";
import { bearerOf } from "../identity/tokenHash";
import { type Visitor, visitorByToken, visitorOf } from "../identity/visitor";
import { audit } from "../process/audit/audit";

const STATUS: Readonly<Record<Exclude<ApiCode, RefusalCode>, number>> = {
  stale: 409,
  "breaks-later": 422,
  "already-replaced": 409,
  "id-reused": 422,
  "no-such-table": 404,
  "only-watching": 403,
  "not-your-entry": 403,
  "somebody-else": 403,
  "not-in-scope": 403,
  "token-not-valid": 401,
  "tokens-full": 422,
  "no-such-token": 404,
  "bad-target": 422,
  "private-target": 422,
  "webhooks-full": 422,
  "no-such-webhook": 404,
  "no-such-delivery": 404,
  "not-signed-in": 401,
  "no-such-group": 404,
  "not-your-role": 403,
  "not-the-owner": 403,
  "bad-name": 422,
  "mixed-name": 422,
  "bad-email": 422,
  "short-passphrase": 422,
  "long-passphrase": 422,
  "easy-passphrase": 422,
  "not-known": 401,
  "wrong-passphrase": 403,
  "sign-up-closed": 403,
  "invitation-needed": 403,
  "code-not-valid": 422,
  "no-mail": 409,
  "no-such-session": 404,
  "no-guest": 409,
  "already-proven": 409,
  "email-taken": 409,
  "owns-installation": 409,
  "own-sessions": 409,
  "sign-in-again": 403,
  "way-refused": 401,
  "way-taken": 409,
  "no-such-way": 404,
  "only-way": 409,
  "link-not-valid": 422,
  "no-such-address": 404,
  "no-such-player": 404,
  "no-such-season": 404,
  "no-such-night": 404,
  "account-linked": 409,
  "two-accounts": 409,
  "two-people": 409,
  "same-player": 422,
  "already-merged": 409,
  "is-retired": 409,
  "has-played": 409,
  "only-deleted-games": 409,
  "in-ledger": 409,
  "roster-full": 422,
  "seasons-full": 422,
  "season-taken": 409,
  "table-taken": 409,
  "tables-full": 422,
  "season-day": 422,
  "no-such-preset": 404,
  "no-such-case": 404,
  "bad-preset-name": 422,
  "preset-taken": 409,
  "presets-full": 422,
  "night-is-on": 409,
  "night-is-over": 409,
  "not-owed": 409,
  "not-for-tonight": 403,
  "not-the-receiver": 403,
  "wrong-currency": 422,
  "no-such-currency": 422,
  "stacks-differ": 422,
  "wrong-price": 409,
  "no-such-drink": 422,
  "shares-differ": 422,
  "bad-pay-link": 422,
  "not-the-debtor": 403,
  "no-such-game": 404,
  "no-such-line": 404,
  "line-taken-back": 409,
  "bad-duty-day": 422,
  "no-cooks": 409,
  "bad-import": 422,
  "bad-day": 422,
  "not-among-them": 422,
  "wrong-outcome": 422,
  "result-only": 422,
  "not-the-keeper": 403,
  "no-such-screen": 404,
  "sits-there": 409,
  "no-such-guest": 404,
  "no-such-seat": 404,
  "seat-taken": 409,
  "seat-in-use": 409,
  "seat-free": 409,
  "no-seat": 409,
  "no-tones": 409,
  "group-keeps": 409,
  "playoff-decided": 409,
  "last-table": 409,
  "no-such-round": 404,
  "no-such-cup": 422,
  "verdict-changed": 409,
  "not-disputed": 409,
  "dispute-settled": 409,
  "bad-note": 422,
  "no-such-verdict": 404,
  "no-such-public-link": 404,
  "guests-game": 409,
  "no-such-member": 404,
  "no-such-invitation": 404,
  "last-owner": 409,
  "bad-group-name": 422,
  "bad-stamp": 422,
  "bad-plate": 422,
  "no-such-time-zone": 422,
  "no-such-account": 404,
  "copies-elsewhere": 409,
  "no-room": 507,
  "no-database": 503,
  "disk-full": 507,
  "database-damaged": 503,
  "database-gone": 503,
  "database-read-only": 503,
  "database-locked": 503,
  "not-allowed": 403,
  "too-many": 429,
  busy: 503,
  "too-costly": 422,
  "too-large": 413,
  "not-json": 400,
  "wrong-method": 405,
  unexpected: 500,
};

/** A well-formed request that the rules refuse. */
const BY_RULE = 422;

/** A JSON answer with no-store. */
export const answer = (
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });

/** An answer that is already serialized. */
export const answerJson = (json: Uint8Array, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(json as Uint8Array<ArrayBuffer>, {
    headers: { "cache-control": "no-store", "content-type": "application/json", ...headers },
  });

/** The answer for an error, with Retry-After if a rate limit was hit. */
export function answerNot(
  refusal: ApiError,
  status?: number,
  headers?: Readonly<Record<string, string>>,
): Response {
  const known: Partial<Record<ApiCode, number>> = STATUS;
  const later = refusal.wait === undefined ? {} : { "retry-after": String(refusal.wait) };
  return answer(status ?? known[refusal.code] ?? BY_RULE, refusal, { ...later, ...headers });
}

/** The answer for a result: its value, or its error. */
export const answerDone = (done: ApiResult<object | null>, status = 200): Response =>
  done.ok ? answer(status, { ok: true, ...done.value }) : answerNot(done.refusal);

/** The answer for a body that could not be read. */
export const answerUnreadable = (status: Unreadable): Response =>
  status === 413
    ? // The rest of the body is unread, so the connection cannot be reused.
      answerNot(apiError("too-large").refusal, status, { connection: "close" })
    : answerNot(apiError("not-json").refusal, status);

/** The answer for a rate limit, with Retry-After. */
export const answerTooMany = (seconds: number): Response =>
  answerNot(apiError("too-many", { wait: seconds }).refusal);

/** Adds cookies to an answer. */
export function withCookies(answered: Response, ...setCookies: readonly string[]): Response {
  for (const one of setCookies) answered.headers.append("set-cookie", one);
  return answered;
}

/** A request with its visitor and path parameters. */
export interface ApiRequest<Params> {
  readonly request: Request;
  readonly visitor: Visitor;
  readonly params: Params;
}

const NO_ONE: Visitor = { device: null, account: null };

/** Lets pages of other sites read an answer. Never with cookies: the name `*` excludes them. */
const FOR_OTHER_SITES = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "retry-after",
};

function forOtherSites(answered: Response): Response {
  for (const [name, value] of Object.entries(FOR_OTHER_SITES)) answered.headers.set(name, value);
  return answered;
}

/** Answers a browser that asks if a page of another site may send a request with a token. */
export const answerPreflight = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      allow: [...methods, "OPTIONS"].join(", "),
      "access-control-allow-origin": "*",
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": "authorization, content-type, last-event-id",
      "access-control-max-age": "7200",
    },
  });

/** Who may send a request, besides our own pages. */
interface Senders {
  /** Programs with an access token. The handler must read no cookies then. */
  readonly takesTokens?: boolean;
  /** Pages of other sites, as no one. */
  readonly fromAnySite?: boolean | undefined;
}

/**
 * Wraps every endpoint. With an access token no cookie counts, so pages of other sites may send it and read the
 * answer. Their other requests are refused with 403 (`fromAnotherSite`). An operation for any site takes them as
 * no one's. It logs unexpected errors and answers without details. A full disk gives 507, an unreadable or unwritable database 503.
 */
export function endpoint<Params>(
  handle: (asked: ApiRequest<Params>) => Promise<Response>,
  { takesTokens = false, fromAnySite = false }: Senders = {},
) {
  return async (request: Request, context: { readonly params: Promise<Params> }): Promise<Response> => {
    try {
      const token = takesTokens ? bearerOf(request) : null;
      const elsewhere = token === null && fromAnotherSite(request);
      if (elsewhere && !fromAnySite) {
        audit("cross-site-refused", { code: request.method });
        return answerNot(apiError("not-allowed").refusal);
      }
      const visitor = elsewhere
        ? NO_ONE
        : token === null
          ? await visitorOf(request)
          : await visitorByToken(token);
      if (visitor === null) return forOtherSites(await answerBadToken(request));
      const answered = await handle({ request, visitor, params: await context.params });
      if (token !== null || elsewhere) return forOtherSites(answered);
      const set = answered.headers.getSetCookie();
      return withCookies(answered, ...(await changeover(cookiesOf(request), visitor.device, set)));
    } catch (thrown) {
      const fault = faultOf(thrown);
      // Logged when the fault appeared.
      if (fault !== null) return answerNot(apiError(fault).refusal);
      console.error(thrown);
      audit("unexpected-error", { code: thrown instanceof Error ? thrown.name : typeof thrown });
      return answerNot(apiError("unexpected").refusal);
    }
  };
}

/** Answers a request whose token does not exist, expired, was revoked, or whose maker left its group. */
async function answerBadToken(request: Request): Promise<Response> {
  const wait = await overLimit("token", [byAddress(request)]);
  if (wait !== null) return answerTooMany(wait);
  return answerNot(apiError("token-not-valid").refusal, undefined, { "www-authenticate": "Bearer" });
}

/** Handlers for the methods that an address does not support: 405 with an Allow header. */
export function allowOnly(...methods: readonly string[]) {
  const allow = { allow: [...methods, "OPTIONS"].join(", ") };
  const refuse = () => answerNot(apiError("wrong-method").refusal, undefined, allow);
  const answerOptions = () => new Response(null, { status: 204, headers: allow });
  return {
    GET: refuse,
    HEAD: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: answerOptions,
  };
}
