import type { IncomingMessage, ServerResponse } from "node:http";
import { ownLanguage } from "@/lib/messages/anyPage";
import { httpErrorMessages, sayApi } from "@/lib/messages/api";
import { apiError } from "@/lib/protocol/apiResult";
import type { Fault } from "@/lib/protocol/fault";
import { POLICY_HEADER } from "../../http/securityHeaders";
import { faultNow } from "./faults";

/** With these faults no read or write can be trusted. A recorded round might be lost. */
const STOPS: readonly Fault[] = ["database-damaged", "database-gone", "no-database"];

/** With these faults, pages still open, but nothing is written. */
const STOPS_CHANGES: readonly Fault[] = ["database-read-only", "database-locked"];

/** Retry-After in seconds. */
const SECONDS = 10;

/**
 * Answers a request with 503 while a fault prevents service: JSON for scripts, a page that reloads itself for
 * people. Static files pass.
 * @param serving False during startup, when nothing else can answer.
 * @returns whether it answered.
 */
export function publishFault(request: IncomingMessage, response: ServerResponse, serving = true): boolean {
  const fault = faultNow();
  if (fault === null) return false;
  const { url = "", method = "" } = request;
  const isApi = /^\/api(\/|\?|$)/.test(url);
  if (serving) {
    const changes = method !== "GET" && method !== "HEAD";
    const stops = STOPS.includes(fault) || (changes && STOPS_CHANGES.includes(fault));
    const isPage = request.headers.rsc !== undefined || request.headers.accept?.includes("text/html");
    if (!stops || !(isApi || isPage)) return false;
  }
  response.setHeader("Retry-After", String(SECONDS));
  response.setHeader("Cache-Control", "no-store");
  if (isApi) {
    response.writeHead(503, { "Content-Type": "application/json" });
    response.end(JSON.stringify(apiError(fault).refusal));
    return true;
  }
  const nonce = /'nonce-([^']+)'/.exec(String(response.getHeader(POLICY_HEADER)))?.[1] ?? "";
  response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", Refresh: String(SECONDS) });
  response.end(page(fault, nonce));
  return true;
}

/** Self-contained, because stylesheets and scripts may be unavailable. */
const page = (fault: Fault, nonce: string): string => `<!doctype html>
<html lang="${ownLanguage.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${httpErrorMessages.notNow}</title>
<style nonce="${nonce}">
body { margin: 0 auto; max-width: 34rem; padding: 18vh 1.25rem 2rem; font: 1.15rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.15; }
</style>
</head>
<body>
<main>
<h1>${httpErrorMessages.notNow}</h1>
<p>${sayApi(fault)}</p>
<p>${httpErrorMessages.triesAgain}</p>
</main>
</body>
</html>
`;
