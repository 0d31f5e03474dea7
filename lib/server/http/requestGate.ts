import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { httpErrorMessages } from "@/lib/messages/api";
import { TRUST } from "./certificate/trust";

// Next's own check, by a path it does not promise to keep: Next is pinned, and a test asks for both answers. A copy of
// the shape would go wrong unnoticed when Next changes it.

/** An answer given before a request reaches any page: a status and one plain sentence. */
export interface Rejection {
  readonly status: number;
  readonly sentence: string;
  readonly allow?: string;
  /** Where to ask instead, as a path. */
  readonly location?: string;
}

/** What the gate looks at. */
export interface RequestHead {
  readonly method: string;
  /** The request target as it was sent. */
  readonly target: string;
  readonly contentType: string | undefined;
  /** The `Next-Router-State-Tree` header. */
  readonly routerState: string | undefined;
}

const CHANGING = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const MAX_TARGET_LENGTH = 4096;

/**
 * Turns away what no page here can answer and Next would stumble over: malformed addresses, anything but reading a
 * page (there are no server actions: forms post JSON to /api), and multipart bodies.
 * @returns nothing when the request may pass.
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
  // Next's own page for when all else fails, which asked for by name answers 500; and its picture decoder, which nothing here
  // uses and strangers have used against others.
  if (decoded === "/_global-error" || /^\/_next\/image(\/|$)/.test(decoded))
    return { status: 404, sentence: httpErrorMessages.nothingHere };
  if (routerState !== undefined && !isRouterState(routerState)) {
    return { status: 400, sentence: httpErrorMessages.reload };
  }
  if (method === "GET" || method === "HEAD") return undefined;
  // Next answers 500 to those it does not know.
  if (!CHANGING.includes(method)) return { status: 405, sentence: httpErrorMessages.unknownMethod };
  if (!/^\/(api|__nextjs_[^/]*)(\/|$)/.test(path)) {
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
 * Whether Next can read a `Next-Router-State-Tree` header, with which a browser says what it already shows. To one that
 * it cannot read Next answers 500, as though the fault were ours.
 */
function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** What is answered over plain http as well: how a phone comes to trust this house, what that page is made of, and health. */
const OPEN = /^\/(trust(\/[^/]*)?|_next\/static\/.*|api\/health|manifest\.webmanifest|[^/]+\.(png|svg|ico))$/;

/**
 * Leads whoever comes by plain http to where the same port speaks TLS: a link to the page on trust, which goes on from there by itself on
 * phones that trust this house. Nothing else is taken or told: it could be read on the way.
 * @returns nothing when the request may pass.
 */
export function redirectToHttps({ method, target }: RequestHead): Rejection | undefined {
  const [path = ""] = target.split("?", 1);
  if (OPEN.test(path)) return undefined;
  const isLink = (method === "GET" || method === "HEAD") && !path.startsWith("/api/");
  if (!isLink) return { status: 426, sentence: httpErrorMessages.onlyHttps };
  const to = path === "/" && target === path ? "" : `?${new URLSearchParams({ to: target })}`;
  return { status: 302, sentence: httpErrorMessages.onlyHttps, location: TRUST + to };
}
