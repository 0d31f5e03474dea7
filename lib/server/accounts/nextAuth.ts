import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type NextAuthOptions } from "next-auth";
import type { RequestCode } from "@/lib/messages/api";
import { apiError } from "@/lib/protocol/apiResult";
import type { ApiError } from "@/lib/protocol/entry";
import { overHttps, readEnvironment } from "../process/env";
import { arrival } from "../process/requestContext";
import { readNext } from "./readNext";

/** A request for next-auth, built only from validated input. */
interface AuthQuestion {
  readonly method: "GET" | "POST";
  /** e.g. ["callback", "oidc"]. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

/** An answer of next-auth: a body or a redirect. */
interface AuthAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | null;
  readonly setCookies: readonly string[];
}

/**
 * Returns the origin of this program: PUBLIC_URL, else the one in the browser's request or a trusted proxy's
 * header. It never reuses another request's origin.
 */
export function originOf(request: Request): string {
  const { publicUrl, port } = readEnvironment();
  if (publicUrl !== undefined) return publicUrl;
  const asked = `${overHttps() ? "https" : "http"}://${arrival()?.host ?? request.headers.get("host")}`;
  return URL.canParse(asked) ? new URL(asked).origin : `http://localhost:${port}`;
}

/**
 * Calls next-auth as an API route would. Version 4 exports nothing that takes a request as data: its core is not
 * among its exports. Its handler for route handlers reads the body and all cookies and headers of the current
 * request unchecked. Looked up again in November 2026.
 */
export async function askNextAuth(
  question: AuthQuestion,
  origin: string,
  options: NextAuthOptions,
): Promise<AuthAnswer> {
  // The two headers below set the origin per request instead.
  delete process.env.NEXTAUTH_URL;
  process.env.AUTH_TRUST_HOST = "true";
  const { protocol, host } = new URL(origin);
  const { method, path, query, body, cookies } = question;
  const request = {
    method,
    body: method === "POST" ? body : undefined,
    query: { ...query, nextauth: [...path] },
    cookies: { ...cookies },
    headers: { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) },
  };
  const response = new Answered();
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  return response.answer();
}

/** The part of an API route's response that next-auth uses. */
class Answered {
  private code = 200;
  private body: unknown = null;
  private readonly headers = new Map<string, string | readonly string[]>();

  status(code: number): this {
    this.code = code;
    return this;
  }
  getHeader(name: string) {
    return this.headers.get(name.toLowerCase());
  }
  setHeader(name: string, value: string | readonly string[]): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }
  json(body: unknown): void {
    this.body = body;
  }
  send(body: unknown): void {
    this.body = body;
  }
  end(): void {}

  answer(): AuthAnswer {
    const location = this.headers.get("location");
    return {
      status: this.code,
      body: this.body,
      location: typeof location === "string" ? location : null,
      setCookies: [this.headers.get("set-cookie") ?? []].flat(),
    };
  }
}

/** Maps next-auth's error codes to ours. All other provider errors become `way-refused`. */
const ERRORS: Readonly<Record<string, RequestCode>> = {
  CredentialsSignin: "not-known",
  OAuthAccountNotLinked: "way-taken",
  Verification: "link-not-valid",
  EmailSignin: "bad-email",
  Configuration: "unexpected",
};

const base = "/api/auth/";

/**
 * Returns the error in next-auth's answer, or null on success. next-auth reports errors through its redirect.
 */
export function errorIn({ status, location }: AuthAnswer, origin: string): ApiError | null {
  if (location === null) return status < 400 ? null : apiError("unexpected").refusal;
  const to = new URL(location, origin);
  if (to.origin !== origin || !to.pathname.startsWith(base)) return null;
  const [page] = to.pathname.slice(base.length).split("/");
  if (page === "verify-request") return null;
  if (to.searchParams.get("csrf") === "true") return apiError("not-allowed").refusal;
  return apiError(ERRORS[to.searchParams.get("error") ?? ""] ?? "way-refused").refusal;
}

/** Returns the local path of next-auth's redirect, or the start page if it leads elsewhere. */
export const pathIn = ({ location }: AuthAnswer, origin: string): string =>
  readNext(location?.startsWith(origin) ? location.slice(origin.length) : location) ?? "/";

/** Redirects to a page of this app. The address is relative, so the origin stays the same. */
export const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });

/** Redirects to a page that shows an error. */
export const showErrorAt = (
  page: "/sign-in" | "/account",
  { code }: ApiError,
  next: string | null,
): Response =>
  goTo(`${page}?${new URLSearchParams({ trouble: code, ...(next && next !== "/" && { next }) })}`);
