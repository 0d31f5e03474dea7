import { once } from "node:events";
import { get } from "node:http";
import { describe, expect, test } from "vitest";
import { ownLanguage } from "@/lib/messages/anyPage";
import { faceWord } from "@/lib/messages/terms";
import { listen } from "@/lib/server/http/httpServer";
import { localeOf } from "@/lib/server/http/language";
import { withLocale } from "@/lib/server/http/locale";
import { routeAt } from "./routeAt";

const { POST } = routeAt("/api/v1/language");

describe("the response language", () => {
  test.each([
    ["de", "de"],
    ["de-AT, en;q=0.7", "de-AT"],
    ["fr-FR, fr;q=0.9, en;q=0.8, de;q=0.7", "en"],
    ["fr-CA, en-CA;q=0.8, en-US;q=0.6", "en-CA"],
    ["es-419, es-MX;q=0.9", "es-419"],
    ["de-Latn-CH-u-ca-buddhist", "de-CH"],
    ["de-u-ca-buddhist-nu-arab", "de"],
    ["fr, de;q=0.5, en;q=0.6", "en"],
    ["en;q=0.1, de;q=0.9", "de"],
    ["DE-ch", "de-CH"],
    ["en, de", "en"],
    ["de;q=0, fr", "en"],
    ["*", "en"],
    ["", "en"],
    ["german", "en"],
    [";;;q=,,de;q=abc,=", "en"],
    ["toString, constructor, __proto__", "en"],
    [`${"x-".repeat(5_000)}, de`, "de"],
  ])("is by Accept-Language %j: %s", (accepted, language) => {
    expect(localeOf({ headers: { "accept-language": accepted } })).toBe(language);
  });

  test.each([
    ["language=de", "de"],
    ["device=a.b; language=en; other=1", "en"],
    ["language=; device=a", "de"],
    ["language=tlh", "de"],
    ["language=__proto__", "de"],
    ["language=de%20; language=en", "de"],
    ["=; ;;language", "de"],
  ])("is German, for a browser with %j: %s", (cookie, language) => {
    expect(localeOf({ headers: { cookie, "accept-language": "de" } })).toBe(language);
  });
});

describe("choosing a language", () => {
  const choose = (body: string) =>
    POST(
      new Request("http://localhost/api/v1/language", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      }),
      { params: Promise.resolve({}) },
    );

  test("is stored as long as a browser allows", async () => {
    const answer = await choose('{"language":"de"}');
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBe(
      "language=de; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax",
    );
  });

  test.each([
    ['{"language":"tlh"}', 422],
    ['{"language":"__proto__"}', 422],
    ['{"language":["de"]}', 422],
    ["{}", 422],
    ["null", 422],
    ["de", 400],
    ["", 400],
  ])("is refused for %s, and nothing is stored", async (body, status) => {
    const answer = await choose(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

test("stores the theme as long, unlike a script's cookie in Safari", async () => {
  const answer = await routeAt("/api/v1/light").POST(
    new Request("http://localhost/api/v1/light", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"light":"night"}',
    }),
    { params: Promise.resolve({}) },
  );
  expect(answer.headers.get("set-cookie")).toBe(
    "light=night; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax",
  );
});

describe("the current language", () => {
  test("is English by default", () => {
    expect(faceWord(5, 2)).toBe("fives");
  });

  test("is separate per request, even for interleaved ones", async () => {
    let come = 0;
    let all = () => {};
    const together = new Promise<void>((resolve) => {
      all = resolve;
    });
    const server = await listen("127.0.0.1", 0, async (_request, response) => {
      const first = faceWord(5, 2);
      if (++come === 30) all();
      await together;
      const { code } = ownLanguage;
      setImmediate(() => response.end(`${first} ${code} ${faceWord(1, 1)}`));
    });
    const asked = Array.from({ length: 30 }, async (_, at) => {
      const headers = { "accept-language": at % 2 === 0 ? "de" : "en" };
      const [answer] = await once(get({ port: server.port, headers, agent: false }), "response");
      return String(await answer.toArray());
    });
    const bodies = await Promise.all(asked);
    await server.stop();
    expect(bodies).toEqual(asked.map((_, at) => (at % 2 === 0 ? "Fünfen de Eins" : "fives en one")));
  });

  test.each(["/api/v1/settle", "/api/v1/replay?x", "/api/v1/settle/"])(
    "is always English at %s, which has a fixed format (formats §3)",
    async (path) => {
      const server = await listen("127.0.0.1", 0, (_request, response) => response.end(faceWord(5, 2)));
      const headers = { "accept-language": "de", cookie: "language=es" };
      const [answer] = await once(get({ port: server.port, path, headers, agent: false }), "response");
      const body = String(await answer.toArray());
      await server.stop();
      expect(body).toBe("fives");
    },
  );

  test("ends with the request", () => {
    expect(withLocale("de", () => withLocale("en", () => faceWord(2, 1)) + faceWord(2, 1))).toBe("twoZwei");
    expect(faceWord(2, 1)).toBe("two");
  });

  test("also applies to refusals before any page: a malformed URL", async () => {
    const server = await listen("127.0.0.1", 0, (_request, response) => response.end());
    const headers = { "accept-language": "de" };
    const [answer] = await once(get({ port: server.port, path: "/%00", headers, agent: false }), "response");
    const body = String(await answer.toArray());
    await server.stop();
    expect(answer.statusCode).toBe(400);
    expect(body).toMatch(/^Diese Adresse ist fehlerhaft/);
  });
});
