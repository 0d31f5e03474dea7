import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { overHttps, readEnvironment } from "../process/env";
import { arrival } from "../process/requestContext";

/** What next-auth is asked: nothing in it that was not looked at before. */
export interface AuthQuestion {
  readonly method: "GET" | "POST";
  /** e.g. ["callback", "oidc"]. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

/** What next-auth answers: a body, or where to go. */
export interface AuthAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | null;
  readonly setCookies: readonly string[];
}

/**
 * Where this program is reached: PUBLIC_URL, else what the browser asked, as it says itself or a trusted proxy does; never what another one may
 * have been told.
 */
export function originOf(request: Request): string {
  const { publicUrl, port } = readEnvironment();
  if (publicUrl !== undefined) return publicUrl;
  const asked = `${overHttps() ? "https" : "http"}://${arrival()?.host ?? request.headers.get("host")}`;
  return URL.canParse(asked) ? new URL(asked).origin : `http://localhost:${port}`;
}

/**
 * Asks next-auth. It is called as it would be by an API route, since its way for route handlers reads the request by itself: body,
 * cookies and headers would go in unseen, and its own pages come out.
 */
export async function askNextAuth(
  question: AuthQuestion,
  origin: string,
  options: NextAuthOptions,
): Promise<AuthAnswer> {
  // Told with each request instead, by the two headers below, which are ours.
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
