import { describe, expect, test } from "vitest";
import { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/[...path]/route";
import { findRoute } from "@/app/api/v1/routes";
import { deviceCookie } from "@/lib/server/identity/device";
import { ownDataFolder } from "./ownDataFolder";
import { guest } from "./table";

ownDataFolder();

const API = { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } as const;
type Method = keyof typeof API;
const METHODS = Object.keys(API) as Method[];

const ask = async (method: Method, path: string): Promise<Response> =>
  API[method](new Request(`http://table.local${path}`, { method }));

describe("an API path", () => {
  test.each([
    "/api",
    "/api/v1",
    "/api/v1/",
    "/api/v1/nothing",
    "/api/v2/games",
    "/api/v1/games/some-game/",
    "/api/v1/games//entries",
    "/api/v1/games/some-game/nothing",
    "/api/v1/games/some-game/entries/1",
    "/api/v1/games/%E0%A4%A/entries",
    "/api/v1/constructor",
    "/api/auth",
  ])("answers %s with a JSON 404 and a plain sentence, for every method", async (path) => {
    for (const method of METHODS) {
      const answer = await ask(method, path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(await answer.json()).toEqual({
        ok: false,
        code: "no-such-address",
        message: "There’s nothing at this address. Check the link.",
      });
    }
  });

  test.each([
    ["/api/v1/games", "POST, OPTIONS"],
    ["/api/v1/games/some-game", "GET, HEAD, DELETE, OPTIONS"],
    ["/api/v1/games/some-game/links", "GET, HEAD, POST, OPTIONS"],
    ["/api/v1/games/some-game/seat", "PUT, OPTIONS"],
    ["/api/v1/games/some-game/stream", "GET, OPTIONS"],
    ["/api/v1/groups/some-group", "GET, HEAD, PATCH, DELETE, OPTIONS"],
  ])("accepts %s with %s, and refuses other methods with 405", async (path, takes) => {
    for (const method of METHODS) {
      const taken = takes.split(", ").includes(method);
      const { status, headers } = await ask(method, path);
      if (method === "OPTIONS") expect([status, headers.get("allow")]).toEqual([204, takes]);
      else if (taken) expect([400, 401, 404, 415]).toContain(status);
      else expect([status, headers.get("allow")]).toEqual([405, takes]);
    }
  });

  test("decodes its parameters", () => {
    const found = findRoute("/api/v1/account/identities/a%2Fb%20c");
    expect(found?.params).toEqual({ provider: "a/b c" });
  });

  test("answers HEAD with the GET operation", async () => {
    const cookie = (await deviceCookie(guest().device as never)).split(";")[0] as string;
    const asked = new Request("http://table.local/api/v1/games/some-game", {
      method: "HEAD",
      headers: { cookie },
    });
    expect((await HEAD(asked)).status).toBe(404);
    expect(
      (await HEAD(new Request("http://table.local/api/v1/openapi.json", { method: "HEAD" }))).status,
    ).toBe(200);
  });
});
