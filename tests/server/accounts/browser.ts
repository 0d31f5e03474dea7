import { randomBytes } from "node:crypto";
import * as auth from "@/app/api/auth/[...nextauth]/route";
import { type Visitor, visitorOf } from "@/lib/server/identity/visitor";
import { routeAt } from "../routeAt";

const claim = routeAt("/api/v1/account/claim");
const email = routeAt("/api/v1/account/email");
const identity = routeAt("/api/v1/account/identities/{provider}");
const passphrase = routeAt("/api/v1/account/passphrase");
const account = routeAt("/api/v1/account");
const session = routeAt("/api/v1/account/sessions/{session}");
const sessions = routeAt("/api/v1/account/sessions");
const accounts = routeAt("/api/v1/accounts");
const recovered = routeAt("/api/v1/recovery/passphrase");
const recovery = routeAt("/api/v1/recovery");

/** The account routes by URL. */
const ROUTES: readonly (readonly [RegExp, object])[] = [
  [/^\/api\/v1\/accounts$/, accounts],
  [/^\/api\/v1\/account$/, account],
  [/^\/api\/v1\/account\/claim$/, claim],
  [/^\/api\/v1\/account\/email$/, email],
  [/^\/api\/v1\/account\/identities\/(?<provider>[^/]+)$/, identity],
  [/^\/api\/v1\/account\/passphrase$/, passphrase],
  [/^\/api\/v1\/account\/sessions$/, sessions],
  [/^\/api\/v1\/account\/sessions\/(?<session>[^/]+)$/, session],
  [/^\/api\/v1\/recovery$/, recovery],
  [/^\/api\/v1\/recovery\/passphrase$/, recovered],
  [/^\/api\/auth\/(?<nextauth>.+)$/, auth],
];

export interface BrowserResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was answered
  readonly body: any;
}

/** A browser with its own address and cookies, whose requests go through the routes. */
export class Browser {
  readonly cookies = new Map<string, string>();
  address = `10.${[...randomBytes(3)].join(".")}`;
  host = "table.local";
  userAgent = "Mozilla/5.0 (Linux; Android 15) Firefox/140.0";

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<BrowserResponse> {
    const url = new URL(path, `http://${this.host}`);
    const [route, found] = ROUTES.map(([pattern, at]) => [at, pattern.exec(url.pathname)] as const).find(
      ([, match]) => match,
    ) ?? [{}, null];
    const groups = found?.groups ?? {};
    const params = {
      ...groups,
      ...(groups.nextauth && { nextauth: groups.nextauth.split("/").map(decodeURIComponent) }),
    };
    const raw = typeof body === "string" || body instanceof Uint8Array;
    const request = new Request(url, {
      method,
      headers: {
        host: this.host,
        "x-peer-address": this.address,
        "user-agent": this.userAgent,
        ...(this.cookies.size > 0 && { cookie: this.cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: (raw ? body : JSON.stringify(body)) as BodyInit }),
    });
    const handler = (route as Record<string, (asked: Request, context: object) => Promise<Response>>)[method];
    if (!handler) throw new Error(`no handler for ${method} ${path}`);
    const answer = await handler(request, { params: Promise.resolve(params) });
    for (const one of answer.headers.getSetCookie()) this.keep(one);
    const text = await answer.text();
    const json = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, headers: answer.headers, text, body: json ? JSON.parse(text) : null };
  }

  post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    this.ask("POST", path, body, headers);
  get = (path: string) => this.ask("GET", path);

  /** A next-auth request, with its CSRF token. */
  async auth(path: string, fields: Record<string, string> = {}): Promise<BrowserResponse> {
    const { body } = await this.get("/api/auth/csrf");
    return this.post(`/api/auth/${path}`, { csrfToken: body.csrfToken, ...fields });
  }

  signUp = (name: string, more: object = {}) =>
    this.post("/api/v1/accounts", {
      name,
      email: `${name.toLowerCase()}@example.org`,
      passphrase: PASSWORD,
      ...more,
    });

  signIn = (email: string, passphrase: string, more: Record<string, string> = {}) =>
    this.auth("callback/passphrase", { email, passphrase, ...more });

  /** The browser's visitor. */
  visitor = (): Promise<Visitor> =>
    visitorOf(new Request("http://table.local/", { headers: { cookie: this.cookie } }));

  private keep(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split("; ");
    const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    if (attributes.some((one) => /^Max-Age=0$/i.test(one)) || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export const PASSWORD = "quiet lantern over gravel";
export const ANOTHER = "seven boots by the ladder";
