import { describe, expect, test } from "vitest";
import { addressOf } from "@/lib/protocol/addressOf";
import { ask } from "@/lib/protocol/ask";
import { openapi } from "@/lib/protocol/openapi";
import { replay } from "@/lib/protocol/replay";
import { OPERATIONS } from "@/lib/protocol/routes";
import { deskOperations } from "@/lib/protocol/routes/desk";
import type { Operation } from "@/lib/protocol/routes/operation";
import { describedSchemas } from "./describedSchemas";

const stated: readonly (readonly [string, Operation])[] = Object.entries(OPERATIONS);

/** Their responses consist of engine values, or are this description. */
const WITHOUT_ANSWER = ["GET /api/v1/games/{game}/rounds/{round}/elsewhere", "GET /api/v1/openapi.json"];

describe("the declared API operations", () => {
  test.each(stated)("have a valid example: %s", (name, { body, answer, example }) => {
    if (body) expect(body.safeParse(example?.request)).toMatchObject({ success: true });
    if (!WITHOUT_ANSWER.includes(name))
      expect(answer.safeParse(example?.answer)).toMatchObject({ success: true });
  });

  test("answer the desk's examples as declared", () => {
    const { "POST /api/v1/settle": settle, "POST /api/v1/replay": record } = deskOperations;
    expect(ask(settle.example?.request)).toEqual(settle.example?.answer);
    expect(replay(record.example?.request)).toEqual(record.example?.answer);
  });

  test("have no body for reads, and always one for writes, except deletions", () => {
    for (const [name, { body, query }] of stated) {
      if (name.startsWith("GET ")) expect(body, name).toBeUndefined();
      else expect([query, body !== undefined || name.startsWith("DELETE ")], name).toEqual([undefined, true]);
    }
  });

  test("name their table or group in the path", () => {
    for (const [name, { requires }] of stated) {
      if (/ (a game|a table)$/.test(requires))
        expect(name).toMatch(/ \/api\/v1\/(games\/{game}|tables\/{table})/);
      if (/ (a group|a group back)$/.test(requires)) expect(name).toContain(" /api/v1/groups/{group}");
    }
  });
});

describe("an operation's URL", () => {
  test("contains its path and query parameters", () => {
    expect(addressOf("GET /api/v1/games/{game}", { game: "a-game" })).toBe("/api/v1/games/a-game");
    const asked = addressOf("GET /api/v1/games/{game}/visits", { game: "a-game" }, { from: "a b" });
    expect(asked).toBe("/api/v1/games/a-game/visits?from=a+b");
  });

  test("stays below its path, for any parameter", () => {
    const address = addressOf("DELETE /api/v1/account/identities/{provider}", { provider: "../?a=/b#$&" });
    expect(new URL(address, "http://table").pathname).toBe(
      "/api/v1/account/identities/..%2F%3Fa%3D%2Fb%23%24%26",
    );
  });
});

describe("the description of the API", () => {
  const description = JSON.parse(JSON.stringify(openapi()));
  const check = describedSchemas(description);

  test("has no example that its own schema refuses", () => {
    const problems: string[] = [];
    let checked = 0;
    for (const [name] of stated) {
      const [method = "", path = ""] = name.split(" ");
      const { requestBody, responses } = description.paths[path][method.toLowerCase()];
      const bodies = [requestBody, ...Object.values(responses)] as { content?: Record<string, object> }[];
      for (const content of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
        const { schema, example } = content as { schema: object; example?: unknown };
        const isValid = check(schema);
        if (example === undefined) continue;
        checked++;
        if (!isValid(example)) problems.push(`${name}: ${JSON.stringify(isValid.errors?.at(-1))}`);
      }
    }
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(stated.length);
  });

  test("shares its shapes: claims, actions, entries, errors", () => {
    const { schemas } = description.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(["Action", "Claim", "Error", "GameState", "HouseRules", "NewEntry", "Question"]),
    );
    const action = check({ $ref: "#/components/schemas/Action" });
    expect(action({ do: "claim", by: "s1", claim: { count: 5, face: 6 } })).toBe(true);
    expect(action({ do: "claim", by: "s1", claim: { count: 5, face: 7 } })).toBe(false);
    expect(action({ do: "challenge", by: "s2", loudly: true })).toBe(false);
    expect(JSON.stringify(description.paths).length).toBeLessThan(JSON.stringify(schemas).length * 12);
  });

  test("names a tag and the ways to identify oneself for every operation", () => {
    const tags = description.tags.map(({ name }: { name: string }) => name);
    for (const [name] of stated) {
      const [method = "", path = ""] = name.split(" ");
      const operation = description.paths[path][method.toLowerCase()];
      expect(tags, name).toContain(operation.tags[0]);
      expect(operation.security.length, name).toBeGreaterThan(0);
    }
  });

  test("lists every operation under its own name, with an example body", () => {
    const { paths } = JSON.parse(JSON.stringify(openapi()));
    const described = stated.map(([name, { body }]) => {
      const [method = "", path = ""] = name.split(" ");
      const { operationId, requestBody } = paths[path][method.toLowerCase()];
      expect(requestBody?.content["application/json"].example !== undefined, name).toBe(body !== undefined);
      return operationId;
    });
    expect(new Set(described).size).toBe(stated.length);
    expect(described.slice(0, 2)).toEqual(["postGames", "getGamesGame"]);
  });
});
