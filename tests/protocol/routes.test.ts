import { describe, expect, test } from "vitest";
import { addressOf } from "@/lib/protocol/addressOf";
import { ask } from "@/lib/protocol/ask";
import { openapi } from "@/lib/protocol/openapi";
import { replay } from "@/lib/protocol/replay";
import { OPERATIONS } from "@/lib/protocol/routes";
import { deskOperations } from "@/lib/protocol/routes/desk";
import type { Operation } from "@/lib/protocol/routes/operation";

const stated: readonly (readonly [string, Operation])[] = Object.entries(OPERATIONS);

/** What these answer is made of values of the engine, or is this very description. */
const WITHOUT_ANSWER = ["GET /api/v1/games/{game}/rounds/{round}/elsewhere", "GET /api/v1/openapi.json"];

describe("what is stated of the operations of the API", () => {
  test.each(stated)("%s has an example that is as it says", (name, { body, answer, example }) => {
    if (body) expect(body.safeParse(example?.request)).toMatchObject({ success: true });
    if (!WITHOUT_ANSWER.includes(name))
      expect(answer.safeParse(example?.answer)).toMatchObject({ success: true });
  });

  test("what the desk is asked in its examples it answers so", () => {
    const { "POST /api/v1/settle": settle, "POST /api/v1/replay": record } = deskOperations;
    expect(ask(settle.example?.request)).toEqual(settle.example?.answer);
    expect(replay(record.example?.request)).toEqual(record.example?.answer);
  });

  test("whoever only reads sends no body, and whoever changes something always does, unless it is taken away", () => {
    for (const [name, { body, query }] of stated) {
      if (name.startsWith("GET ")) expect(body, name).toBeUndefined();
      else expect([query, body !== undefined || name.startsWith("DELETE ")], name).toEqual([undefined, true]);
    }
  });

  test("an operation of a table or a group names it in its path", () => {
    for (const [name, { requires }] of stated) {
      if (/ (a game|a table)$/.test(requires))
        expect(name).toMatch(/ \/api\/v1\/(games\/{game}|tables\/{table})/);
      if (/ (a group|a group back)$/.test(requires)) expect(name).toContain(" /api/v1/groups/{group}");
    }
  });
});

describe("the address of an operation", () => {
  test("holds what its path names, and what is asked", () => {
    expect(addressOf("GET /api/v1/games/{game}", { game: "a-game" })).toBe("/api/v1/games/a-game");
    const asked = addressOf("GET /api/v1/games/{game}/visits", { game: "a-game" }, { from: "a b" });
    expect(asked).toBe("/api/v1/games/a-game/visits?from=a+b");
  });

  test("leads nowhere else, whatever is named", () => {
    const address = addressOf("DELETE /api/v1/account/identities/{provider}", { provider: "../?a=/b#$&" });
    expect(new URL(address, "http://table").pathname).toBe(
      "/api/v1/account/identities/..%2F%3Fa%3D%2Fb%23%24%26",
    );
  });
});

describe("the description of the API", () => {
  test("describes every operation under a name of its own, with an example of what is sent", () => {
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
