import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type AccountClaims } from "oidc-provider";
import { afterAll, beforeAll, vi } from "vitest";

/** The provider's data about a person. */
export type Claims = Omit<AccountClaims, "sub">;

/** A real local OpenID Connect provider that this program uses. */
export function ownProvider(origin = "http://table.local") {
  const people = new Map<string, Claims>();
  const mixedUp = new Map<string, AccountClaims>();
  const server = createServer();
  let issuer = "";
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: "liars-table",
          client_secret: "a secret between the two",
          redirect_uris: [`${origin}/api/auth/callback/oidc`],
        },
      ],
      claims: {
        openid: ["sub"],
        email: ["email", "email_verified"],
        profile: ["name", "preferred_username"],
      },
      pkce: { methods: ["S256"], required: () => true },
      cookies: { keys: ["for these tests"] },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: (use) => ({ sub, ...people.get(sub), ...(use === "userinfo" && mixedUp.get(sub)) }),
      }),
    });
    // It warns about production settings.
    provider.on("server_error", (_context, error) => console.error(error));
    server.on("request", provider.callback());
    vi.stubEnv("OIDC_ISSUER", issuer);
    vi.stubEnv("OIDC_CLIENT_ID", "liars-table");
    vi.stubEnv("OIDC_CLIENT_SECRET", "a secret between the two");
    vi.stubEnv("OIDC_NAME", "The station");
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return {
    people,
    /** The person it reports instead. */
    mixedUp,
    issuer: () => issuer,
    /**
     * Signs in at the provider as this subject, in a browser of its own, and agrees. Returns the redirect
     * target.
     */
    async agree(start: string, subject: string): Promise<string> {
      const cookies = new Map<string, string>();
      const ask = async (address: string, form?: Record<string, string>) => {
        const answer = await fetch(new URL(address, issuer), {
          redirect: "manual",
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
          ...(form && { method: "POST", body: new URLSearchParams(form) }),
        });
        for (const one of answer.headers.getSetCookie()) {
          const [name = "", ...value] = (one.split(";")[0] ?? "").split("=");
          cookies.set(name, value.join("="));
        }
        return answer;
      };
      let answer = await ask(start);
      for (let step = 0; step < 12; step++) {
        const location = answer.headers.get("location") ?? "";
        if (location.startsWith(origin)) return location;
        if (answer.status === 200) {
          const page = await answer.text();
          const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
          const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? "";
          answer = await ask(action, {
            prompt,
            ...(prompt === "login" && { login: subject, password: "x" }),
          });
        } else if (location) answer = await ask(location);
        else throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      }
      throw new Error("the provider sends nobody back");
    },
  };
}
