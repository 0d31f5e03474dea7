import type { RequestCode } from "@/lib/messages/api";
import { apiError } from "@/lib/protocol/apiResult";
import type { ApiError } from "@/lib/protocol/entry";
import type { AuthAnswer } from "./nextAuth";
import { readNext } from "./readNext";

/** What next-auth calls what went wrong, and what it is here. Everything else that happens at a provider is `way-refused`. */
const TROUBLES: Readonly<Record<string, RequestCode>> = {
  CredentialsSignin: "not-known",
  OAuthAccountNotLinked: "way-taken",
  Verification: "link-not-valid",
  EmailSignin: "bad-email",
  Configuration: "unexpected",
};

const base = "/api/auth/";

/** Why next-auth did not do what it was asked, or null when it did. It tells by where it sends people. */
export function troubleIn({ status, location }: AuthAnswer, origin: string): ApiError | null {
  if (location === null) return status < 400 ? null : apiError("unexpected").refusal;
  const to = new URL(location, origin);
  if (to.origin !== origin || !to.pathname.startsWith(base)) return null;
  const [page] = to.pathname.slice(base.length).split("/");
  if (page === "verify-request") return null;
  if (to.searchParams.get("csrf") === "true") return apiError("not-allowed").refusal;
  return apiError(TROUBLES[to.searchParams.get("error") ?? ""] ?? "way-refused").refusal;
}

/** Where next-auth sends somebody, as an address of our own; the start page where that is none. */
export const pathIn = ({ location }: AuthAnswer, origin: string): string =>
  readNext(location?.startsWith(origin) ? location.slice(origin.length) : location) ?? "/";

/** Sends a browser on to a page of ours. The address is relative: it stays where it came by. */
export const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });

/** Sends a browser to a page that says what went wrong. */
export const tellAt = (page: "/sign-in" | "/account", { code }: ApiError, next: string | null): Response =>
  goTo(`${page}?${new URLSearchParams({ trouble: code, ...(next && next !== "/" && { next }) })}`);
