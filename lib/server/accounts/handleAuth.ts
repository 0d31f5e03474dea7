import { apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { readShape } from "@/lib/protocol/readShape";
import {
  type ApiRequest,
  allowOnly,
  answer,
  answerNot,
  answerTooMany,
  answerUnreadable,
  withCookies,
} from "../api/endpoint";
import { cookieIn } from "../http/cookies";
import { readForm } from "../http/readJson";
import { byAddress, overLimit, rateLimitKeys } from "../identity/limits";
import { audit, mailboxDigest } from "../process/audit/audit";
import type { SignInUnderWay } from "./adapter";
import { authOptions, signInCookies } from "./authOptions";
import { type AuthRoute, type Fields, matchAction } from "./authRoutes";
import { readEmail } from "./email";
import { overMailLimit } from "./mail";
import { askNextAuth, errorIn, goTo, originOf, pathIn, showErrorAt } from "./nextAuth";
import { invitationIn, readNext } from "./readNext";
import { reauthenticateVisitor } from "./reauthenticate";
import { clearPagesHeader } from "./sessions";
import {
  knownBrowser,
  noWishToLink,
  rememberTablesStay,
  tablesStay,
  wishedToLink,
  wishToLink,
} from "./signInCookies";

const MAX_BYTES = 4 * 1024;

/**
 * Parameters that make a provider ask for credentials even when the browser is signed in there. A person who
 * found the phone unlocked is not its owner. GitHub and Google only offer a choice of account, without a
 * password.
 */
const ASK_AGAIN: Readonly<Record<string, { readonly prompt: string }>> = {
  oidc: { prompt: "login" },
  github: { prompt: "select_account" },
  google: { prompt: "select_account" },
};

/**
 * Handles everything below /api/auth. It validates a request before next-auth sees it. It converts
 * next-auth's answer to this API's form: JSON with a sentence, or a redirect to a page.
 */
export async function handleAuth(
  asked: ApiRequest<{ readonly nextauth: readonly string[] }>,
): Promise<Response> {
  const { request, params } = asked;
  const route = matchAction(params.nextauth);
  if (route === null) return answerNot(apiError("no-such-address").refusal);
  if (request.method !== route.method) return allowOnly(route.method).PUT();
  if (route.method === "GET") return carryOut(asked, route, {});
  const body = await readForm(request, MAX_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const sent = readShape(route.takes, body.value);
  if (!sent.ok) return answerNot(refusedByRules(sent.refusal).refusal);
  // A password sign-in must not reveal which part was wrong.
  const mails = route.action === "ask-link" || route.action === "follow-link";
  if (mails && readEmail(sent.value.email ?? "") === null) return answerNot(apiError("bad-email").refusal);
  const wait = await overLimitFor(route, asked, sent.value);
  return wait === null ? carryOut(asked, route, sent.value) : answerTooMany(wait);
}

/** Only failed password sign-ins count (see `authOptions`). */
async function overLimitFor(
  { action }: AuthRoute,
  { request, visitor }: Pick<ApiRequest<unknown>, "request" | "visitor">,
  { email }: Fields,
): Promise<number | null> {
  const mailbox = readEmail(email ?? "");
  if (action === "go-to-provider") return overLimit("provider", rateLimitKeys(request, visitor));
  return action === "ask-link" && mailbox !== null ? overMailLimit(request, mailbox) : null;
}

async function carryOut(
  { request, visitor, params }: ApiRequest<{ readonly nextauth: readonly string[] }>,
  { action, method }: AuthRoute,
  fields: Fields,
): Promise<Response> {
  const session = visitor.account?.session;
  const links = fields.link === "true" ? await reauthenticateVisitor(visitor, fields.passphrase) : null;
  if (links?.ok === false) return answerNot(links.refusal);
  const wish = action === "come-back" ? await wishedToLink(request, session) : "no";
  if (wish === "lost")
    return withCookies(
      showErrorAt("/sign-in", apiError("not-signed-in").refusal, "/account"),
      noWishToLink(),
    );

  const origin = originOf(request);
  const cookies = ownCookies(request, origin);
  const { sessionToken, callbackUrl } = signInCookies();
  // next-auth needs the current session only to link a provider and to sign out.
  if (action === "come-back" && wish === "no") delete cookies[sessionToken.name];
  const wanted = method === "POST" ? fields.callbackUrl : cookies[callbackUrl.name]?.slice(origin.length);
  const next = readNext(wanted);
  const way: SignInUnderWay = {
    invitation: invitationIn(next),
    refusal: null,
    nameless: false,
    cookies: [],
  };
  const signsInAgain = action === "go-to-provider" && links === null && session !== undefined;
  const claim = fields.claim === undefined ? undefined : fields.claim === "true";
  const { email, token, csrfToken, passphrase } = fields;
  const answered = await askNextAuth(
    {
      method,
      path: params.nextauth,
      query:
        action === "come-back"
          ? answerOfProvider(request)
          : action === "follow-link"
            ? defined({ email, token })
            : signsInAgain
              ? (ASK_AGAIN[params.nextauth[1] ?? ""] ?? {})
              : {},
      // Sets every field, so that next-auth does not fall back to a cookie of an earlier form.
      body: defined({ csrfToken, passphrase, email, callbackUrl: next ?? "/" }),
      cookies,
    },
    origin,
    authOptions({
      before: visitor,
      userAgent: request.headers.get("user-agent"),
      address: byAddress(request),
      browser: await knownBrowser(request),
      links: wish === "here",
      tablesStay: tablesStay(request, claim),
      way,
    }),
  );

  const refusal = way.refusal ?? errorIn(answered, origin);
  // A wrong password is logged where it is checked.
  if (refusal && (action === "come-back" || action === "follow-link"))
    audit("sign-in-failed", {
      way: action === "follow-link" ? "link" : params.nextauth[1],
      code: refusal.code,
      mailbox: mailboxDigest(readEmail(email ?? "")),
    });
  const path = way.nameless
    ? `/account?${new URLSearchParams({ next: next ?? "/" })}`
    : pathIn(answered, origin);
  const setCookies = [...answered.setCookies, ...way.cookies];
  if (action === "go-to-provider" || action === "ask-link")
    setCookies.push(rememberTablesStay(claim === false));
  if (action === "come-back") {
    if (wish === "here") setCookies.push(noWishToLink());
    return withCookies(
      refusal ? showErrorAt(wish === "here" ? "/account" : "/sign-in", refusal, next) : goTo(path),
      ...setCookies,
    );
  }
  if (action === "go-to-provider") setCookies.push(links ? await wishToLink(links.value) : noWishToLink());
  if (refusal) return withCookies(answerNot(refusal), ...setCookies);
  if (action === "tell") return withCookies(answer(200, answered.body as object), ...setCookies);
  const url = action === "go-to-provider" ? answered.location : path;
  const headers = action === "sign-out" ? clearPagesHeader() : {};
  return withCookies(answer(200, { ok: true, url }, headers), ...setCookies);
}

/** Passes on only the cookies that next-auth set, in a form that it can parse. */
function ownCookies(request: Request, origin: string): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const { name } of Object.values(signInCookies())) {
    const value = plain(cookieIn(request, name));
    if (value !== undefined) cookies[name] = value;
  }
  const { name } = signInCookies().callbackUrl;
  if (cookies[name] !== origin && !cookies[name]?.startsWith(`${origin}/`)) delete cookies[name];
  return cookies;
}

function plain(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Reads a provider's redirect parameters, except the target to go to next. */
function answerOfProvider(request: Request): Record<string, string> {
  const { callbackUrl, nextauth, ...params } = Object.fromEntries(new URL(request.url).searchParams);
  return params;
}

const defined = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
