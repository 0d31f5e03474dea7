import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { httpErrorMessages } from "@/lib/messages/api";
import { TRUST } from "./certificate/trust";
import { healthPath } from "./healthPaths";

// Next's own check, from an internal path. Next is pinned, and a test compares both answers. A copy of the
// shape would silently diverge from Next.

/** An early rejection: a status and one plain sentence. */
export interface Rejection {
  readonly status: number;
  readonly sentence: string;
  readonly allow?: string;
  /** Redirect target, as a path. */
  readonly location?: string;
}

/** The inputs of the gate. */
export interface RequestHead {
  readonly method: string;
  /** The request target as sent. */
  readonly target: string;
  readonly contentType: string | undefined;
  /** The `Next-Router-State-Tree` header. */
  readonly routerState: string | undefined;
}

const CHANGING = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const MAX_TARGET_LENGTH = 4096;

/**
 * Rejects requests that no page serves and that Next handles badly: malformed addresses, other methods on
 * pages, and multipart bodies. The app has no server actions, because forms post JSON to /api.
 * @returns undefined if the request may pass.
 */
export function reject({ method, target, contentType, routerState }: RequestHead): Rejection | undefined {
  if (target.length > MAX_TARGET_LENGTH) return { status: 414, sentence: httpErrorMessages.tooLong };
  const [path = ""] = target.split("?", 1);
  const decoded = decode(path);
  // A path beginning with two slashes is read as another host's address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  if (decoded === undefined || !/^\/(?![/\\])/.test(path) || /[\\\u0000-\u001f\u007f]/.test(decoded)) {
    return { status: 400, sentence: httpErrorMessages.malformed };
  }
  // Next's fallback error page, which answers 500 when requested by name. Also its image optimizer, which is
  // unused here and has been attacked elsewhere.
  if (decoded === "/_global-error" || /^\/_next\/image(\/|$)/.test(decoded))
    return { status: 404, sentence: httpErrorMessages.nothingHere };
  if (routerState !== undefined && !isRouterState(routerState)) {
    return { status: 400, sentence: httpErrorMessages.reload };
  }
  if (method === "GET" || method === "HEAD") return undefined;
  // Next answers 500 to unknown methods.
  if (!CHANGING.includes(method)) return { status: 405, sentence: httpErrorMessages.unknownMethod };
  if (!/^\/(api\/|__nextjs_[^/]*(\/|$))/.test(path)) {
    return { status: 405, sentence: httpErrorMessages.onlyRead, allow: "GET, HEAD" };
  }
  if (/^\s*multipart\//i.test(contentType ?? "")) {
    return { status: 415, sentence: httpErrorMessages.noForms };
  }
  return undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * True if Next can parse a `Next-Router-State-Tree` header. Otherwise Next would answer 500, as if the server
 * had failed.
 */
function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Paths served over plain http too: the trust page with its assets, and health. */
const OPEN = /^\/(trust(\/[^/]*)?|_next\/static\/.*|manifest\.webmanifest|[^/]+\.(png|svg|ico))$/;

/**
 * Redirects plain http on a TLS server to the trust page. That page continues to https by itself on phones
 * that trust the authority. Nothing else is accepted or sent, because others on the network could read it.
 * @returns undefined if the request may pass.
 */
export function redirectToHttps({ method, target }: RequestHead): Rejection | undefined {
  const [path = ""] = target.split("?", 1);
  if (OPEN.test(path) || healthPath(path)) return undefined;
  const isLink = (method === "GET" || method === "HEAD") && !path.startsWith("/api/");
  if (!isLink) return { status: 426, sentence: httpErrorMessages.onlyHttps };
  const to = path === "/" && target === path ? "" : `?${new URLSearchParams({ to: target })}`;
  return { status: 302, sentence: httpErrorMessages.onlyHttps, location: TRUST + to };
}
