import { once } from "node:events";
import { get, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { nameOfCookie } from "@/lib/server/accounts/signInCookies";
import { fromAnotherSite } from "@/lib/server/http/fromAnotherSite";
import { listen } from "@/lib/server/http/httpServer";
import { languageCookie } from "@/lib/server/http/language";
import { originFor } from "@/lib/server/http/originForOthers";
import { deviceCookie, newDevice } from "@/lib/server/identity/device";
import { readNetworks } from "@/lib/server/process/callerAddress";
import { overHttps, readEnvironment } from "@/lib/server/process/env";
import { emptyFolder } from "../emptyFolder";

beforeEach(() => void vi.stubEnv("DATA_DIR", emptyFolder()));
afterEach(() => vi.unstubAllEnvs());

const ALLOWED = ["dice.example.org", "dice.lan"];

/** A server behind a proxy at 127.0.0.1, trusted or not, that returns the address it sees. */
async function serving(trusted: boolean): Promise<number> {
  const server = await listen(
    "127.0.0.1",
    0,
    async (request, response) => {
      const { origin = null } = request.headers;
      const header = (name: string) => (name === "origin" ? origin : (request.headers.host ?? null));
      response.end(
        JSON.stringify({
          https: overHttps(),
          link: originFor(request.headers.host ?? null),
          cookies: [
            await deviceCookie(newDevice()),
            languageCookie("en"),
            `${nameOfCookie("sign-in-csrf")}=; ${overHttps() ? "Secure" : ""}`,
          ],
          elsewhere: fromAnotherSite({
            method: "POST",
            headers: { get: (name) => (name === "origin" || name === "host" ? header(name) : null) },
          }),
          forwardedProto: request.headers["x-forwarded-proto"] ?? null,
        }),
      );
    },
    {
      ...(trusted && { trusts: readNetworks("127.0.0.1") ?? (() => false) }),
      hosts: { publicUrl: readEnvironment().publicUrl, allowedHosts: ALLOWED },
    },
  );
  onTestFinished(() => server.stop());
  return server.port;
}

interface EchoBody {
  readonly https: boolean;
  readonly link: string;
  readonly cookies: readonly string[];
  readonly elsewhere: boolean;
  readonly forwardedProto: string | null;
}

async function asked(headers: OutgoingHttpHeaders, trusted = true) {
  const request = get({ port: await serving(trusted), headers, agent: false });
  const [answer] = await once(request, "response");
  const text = (await answer.toArray()).join("");
  return {
    status: answer.statusCode as number,
    headers: answer.headers,
    body: answer.statusCode === 200 ? (JSON.parse(text) as EchoBody) : null,
  };
}

const BY_HTTPS = { host: "dice.example.org", "x-forwarded-proto": "https" };

describe("a trusted proxy without PUBLIC_URL", () => {
  test("gives scheme and host for links, cookies and the same-site check", async () => {
    const { body, headers } = await asked({ ...BY_HTTPS, origin: "https://dice.example.org" });
    expect(body).toMatchObject({ https: true, link: "https://dice.example.org", elsewhere: false });
    for (const cookie of body?.cookies ?? []) expect(cookie).toContain("Secure");
    expect(body?.cookies[0]).toMatch(/^__Host-device=/);
    expect(body?.cookies[2]).toMatch(/^__Host-sign-in-csrf=/);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    // The proxy decides it, because it knows its certificate.
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test.each<[string, OutgoingHttpHeaders, string]>([
    ["Host as it is", { host: "dice.lan:8443", "x-forwarded-proto": "https" }, "https://dice.lan:8443"],
    [
      "another Host inside",
      { host: "localhost:3000", "x-forwarded-host": "dice.lan", "x-forwarded-proto": "https" },
      "https://dice.lan",
    ],
    [
      "with a port",
      { host: "localhost:3000", "x-forwarded-host": "dice.lan:8443", "x-forwarded-proto": "HTTPS" },
      "https://dice.lan:8443",
    ],
    ["plain http", { host: "dice.lan", "x-forwarded-proto": "http" }, "http://dice.lan"],
    ["no scheme", { host: "localhost:3000", "x-forwarded-host": "dice.lan" }, "http://dice.lan"],
  ])("links %s with %j to %s", async (_what, headers, link) => {
    expect((await asked(headers)).body?.link).toBe(link);
  });

  test.each([
    ["https, http"],
    ["https,https"],
    ["https;http"],
    ["ftp"],
    ["https:"],
    ["https://dice.example.org"],
    [" "],
    ["on"],
    ["javascript"],
    [`https${"s".repeat(300)}`],
  ])("ignores the scheme %s", async (scheme) => {
    const { body } = await asked({ host: "dice.lan", "x-forwarded-proto": scheme });
    expect(body).toMatchObject({ https: false, link: "http://dice.lan" });
    expect(body?.cookies.join()).not.toContain("Secure");
  });

  test("ignores repeated headers", async () => {
    const headers = { host: "dice.lan", "x-forwarded-proto": ["https", "http"] };
    expect((await asked(headers)).body?.https).toBe(false);
  });

  test.each([
    ["dice.lan, dice.example.org", 200],
    ["dice.lan,", 200],
    ["evil.example", 421],
    ["dice.lan, evil.example", 421],
    ["dice.lan:99999", 200],
    ["dice.lan:", 421],
    ["dice.lan/path", 421],
    ["me@dice.lan", 421],
    ["dice.lan evil.example", 421],
    ["dice.lan#x", 421],
    ["dice.lan\\evil", 421],
    ["<script>", 421],
    ["dice%2elan", 200],
    [`${"a".repeat(300)}.lan`, 421],
  ])("ignores the host %s", async (host, status) => {
    const headers = { host: "dice.example.org", "x-forwarded-host": host, "x-forwarded-proto": "https" };
    const answer = await asked(headers);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body?.link).toBe("https://dice.example.org");
  });

  test.each(["\r\n", "\n", "\r", "\0"])("ends a request with a line break in a header (%j)", async (sign) => {
    const socket = connect(await serving(true), "127.0.0.1");
    socket.end(
      `GET / HTTP/1.1\r\nHost: dice.lan\r\nX-Forwarded-Host: dice.lan${sign}evil.example\r\nConnection: close\r\n\r\n`,
    );
    const text = (await socket.toArray()).join("");
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).not.toContain("evil");
  });

  test.each([
    ["https://dice.example.org", false],
    ["http://dice.example.org", true],
    ["https://dice.lan", true],
    ["https://dice.example.org:8443", true],
    ["null", true],
  ])("treats a page at %s as another site: %s", async (origin, elsewhere) => {
    expect((await asked({ ...BY_HTTPS, origin })).body?.elsewhere).toBe(elsewhere);
  });
});

test("ignores the headers of others", async () => {
  const lies = { host: "dice.lan", "x-forwarded-proto": "https", "x-forwarded-host": "dice.example.org" };
  const { body, headers } = await asked({ ...lies, origin: "http://dice.lan" }, false);
  expect(body).toMatchObject({
    https: false,
    link: "http://dice.lan",
    elsewhere: false,
    forwardedProto: null,
  });
  expect(body?.cookies.join()).not.toContain("Secure");
  expect(headers["cross-origin-opener-policy"]).toBeUndefined();
  expect((await asked({ ...lies, origin: "https://dice.example.org" }, false)).body?.elsewhere).toBe(true);
});

test("is overruled by PUBLIC_URL", async () => {
  vi.stubEnv("PUBLIC_URL", "https://dice.example.org");
  const headers = { host: "dice.lan", "x-forwarded-proto": "http", "x-forwarded-host": "dice.lan" };
  expect((await asked(headers)).body).toMatchObject({ https: true, link: "https://dice.example.org" });
  vi.stubEnv("PUBLIC_URL", "http://dice.lan");
  expect((await asked(BY_HTTPS)).body).toMatchObject({ https: false, link: "http://dice.lan" });
});
