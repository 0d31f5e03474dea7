import { beforeEach, describe, expect, test } from "vitest";
import { openapi } from "@/lib/protocol/openapi";
import { MAX_PRESETS } from "@/lib/protocol/presets";
import { database } from "@/lib/server/db/db";
import { housesOf, presetNamed } from "@/lib/server/groups/presets";
import type { Visitor } from "@/lib/server/identity/visitor";
import { describedSchemas } from "../protocol/describedSchemas";
import { ANONYMOUS, type Answered, ask, type Crew, cachedCrew, makeGroup } from "./cachedCrew";
import { passOf } from "./group";
import { queriesTakeTurns } from "./inTurns";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";

ownDataFolder();
queriesTakeTurns();

const WANTED = { game: "firehouse", name: "Station rules", house: { ones: "high", end_alone: 5 } };

let made: Crew;
beforeEach(async () => {
  made = await cachedCrew();
});

const add = (who: Visitor, more: object = {}, id = made.id): Promise<Answered> =>
  ask(who, "presets", "POST", { params: { id }, body: { ...WANTED, ...more } });
const change = (who: Visitor, preset: string, body: object, id = made.id): Promise<Answered> =>
  ask(who, "preset", "PATCH", { params: { id, preset }, body });
const remove = (who: Visitor, preset: string, id = made.id): Promise<Answered> =>
  ask(who, "preset", "DELETE", { params: { id, preset } });
const list = (who: Visitor, id = made.id): Promise<Answered> =>
  ask(who, "presets", "GET", { params: { id } });
const added = async (more: object = {}): Promise<string> => (await add(made.keeper, more)).body.id;
const answered = ({ status, body }: Answered) => [status, body.code ?? "ok"];

describe("saved house rules", () => {
  test("contain only changed values, for all readers of the group", async () => {
    const answer = await add(made.keeper, { name: "  Station rules " });
    expect([answer.status, Object.keys(answer.body)]).toEqual([201, ["ok", "id"]]);
    const { id } = answer.body;
    expect(Buffer.from(id, "base64url")).toHaveLength(16);
    const preset = { id, game: "firehouse", name: "Station rules", house: { ones: "high" } };
    for (const who of [made.owner, made.keeper, made.member, made.viewer])
      expect((await list(who)).body).toEqual({ ok: true, presets: [preset] });
    expect(await presetNamed(await passOf(made.viewer, made.id), id)).toEqual(preset);
  });

  test("accept any value of the game, including free text, and no other", async () => {
    expect(
      answered(
        await add(made.owner, { game: "pass-the-cup", name: "Bar", house: { drink_name: "push-up" } }),
      ),
    ).toEqual([201, "ok"]);
    const refused: readonly (readonly [more: object, code: string])[] = [
      [{ game: "chess" }, "unknown-game"],
      [{ house: { jokers: 2 } }, "unknown-option"],
      [{ house: { toString: "high" } }, "unknown-option"],
      [{ house: { constructor: "high" } }, "unknown-option"],
      [{ house: { ones: "sideways" } }, "bad-option-value"],
      [{ house: { end_alone: 4.5 } }, "bad-option-value"],
      [{ house: { end_alone: "5" } }, "bad-option-value"],
      [{ house: { ones: { toString: "high" } } }, "bad-option-value"],
      [{ house: [] }, "bad-format"],
      [{ house: null }, "bad-format"],
      [{ house: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`r${at}`, 1])) }, "bad-format"],
      [{ groupId: "another-group-00" }, "unknown-key"],
    ];
    for (const [more, code] of refused)
      expect([more, ...answered(await add(made.owner, more))]).toEqual([more, 422, code]);
    const id = await added();
    for (const [more, code] of refused)
      if (!("game" in more))
        expect([more, ...answered(await change(made.owner, id, more))]).toEqual([more, 422, code]);
    expect((await list(made.owner)).body.presets).toHaveLength(2);
  });

  test("need a visible name of at most 40 characters, unique per game", async () => {
    for (const name of ["", "   ", "\u200b", "x".repeat(41)])
      expect(answered(await add(made.owner, { name }))).toEqual([422, "bad-preset-name"]);
    for (const name of ["two\nlines", "turned \u202eround", "x".repeat(201), 7, null])
      expect(answered(await add(made.owner, { name }))).toEqual([422, "bad-format"]);
    const first = await added({ name: "🎲".repeat(40) });
    const second = await added({ name: "Kids’ rules" });
    expect(answered(await add(made.owner, { name: "KIDS’ RULES" }))).toEqual([409, "preset-taken"]);
    expect(answered(await add(made.owner, { name: "Kids’ rules", game: "perudo", house: {} }))).toEqual([
      201,
      "ok",
    ]);
    expect(answered(await change(made.owner, first, { name: "kids’ rules" }))).toEqual([409, "preset-taken"]);
    expect(answered(await change(made.owner, second, { name: "Kids’ Rules" }))).toEqual([200, "ok"]);
  });

  test("are listed by game in offering order, then by name", async () => {
    for (const [game, name] of [
      ["perudo", "A"],
      ["firehouse", "B 10"],
      ["firehouse", "b 9"],
      ["bar", "Z"],
    ])
      await added({ game, name, house: {} });
    const read = (await list(made.viewer)).body.presets as { game: string; name: string }[];
    expect(read.map(({ game, name }) => `${game} ${name}`)).toEqual([
      "firehouse b 9",
      "firehouse B 10",
      "bar Z",
      "perudo A",
    ]);
  });

  test("change only given fields, and are deleted once", async () => {
    const id = await added();
    expect(answered(await change(made.keeper, id, { name: "Bar rules" }))).toEqual([200, "ok"]);
    expect((await list(made.viewer)).body.presets).toMatchObject([
      { name: "Bar rules", house: { ones: "high" } },
    ]);
    expect(answered(await change(made.keeper, id, { house: { end_alone: 4 } }))).toEqual([200, "ok"]);
    expect((await list(made.viewer)).body.presets).toEqual([
      { id, game: "firehouse", name: "Bar rules", house: { end_alone: 4 } },
    ]);
    expect(answered(await change(made.keeper, id, { game: "perudo" }))).toEqual([422, "unknown-key"]);
    expect(answered(await remove(made.keeper, id))).toEqual([200, "ok"]);
    expect(answered(await remove(made.keeper, id))).toEqual([404, "no-such-preset"]);
    expect(answered(await change(made.keeper, id, { name: "Back" }))).toEqual([404, "no-such-preset"]);
  });

  test("have a maximum per group, even if many are sent at once", async () => {
    const names = Array.from({ length: MAX_PRESETS + 5 }, (_, at) => `House ${at}`);
    const answers = await Promise.all(names.map((name) => add(made.owner, { name })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PRESETS);
    expect(answers.map((one) => answered(one)[1]).filter((code) => code !== "ok")).toEqual(
      Array(5).fill("presets-full"),
    );
    const same = await cachedCrew("Once");
    const twice = await Promise.all([1, 2, 3].map(() => add(same.owner, {}, same.id)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

test("match the API description", async () => {
  const description = JSON.parse(JSON.stringify(openapi()));
  const { paths } = description;
  const compile = describedSchemas(description);
  const all = paths["/api/v1/groups/{group}/presets"];
  const one = paths["/api/v1/groups/{group}/presets/{preset}"];
  const fits = (body: { content: { "application/json": { schema: object } } }, payload: unknown) =>
    compile(body.content["application/json"].schema)(payload);
  const answer = await add(made.keeper);
  expect(fits(all.post.requestBody, WANTED)).toBe(true);
  expect(fits(all.post.requestBody, { ...WANTED, id: "my-own-id-00" })).toBe(false);
  expect(fits(all.post.responses["201"], answer.body)).toBe(true);
  expect(fits(all.get.responses["200"], (await list(made.viewer)).body)).toBe(true);
  expect(fits(all.post.responses["409"], (await add(made.keeper)).body)).toBe(true);
  expect(fits(one.patch.requestBody, { name: "Bar rules" })).toBe(true);
  expect(fits(one.patch.responses["200"], (await change(made.keeper, answer.body.id, {})).body)).toBe(true);
  expect(fits(one.delete.responses["403"], (await remove(made.member, answer.body.id)).body)).toBe(true);
  expect(fits(one.delete.responses["200"], (await remove(made.keeper, answer.body.id)).body)).toBe(true);
});

describe("managing them", () => {
  test("is for the owner and admins, in their own group", async () => {
    const id = await added();
    const other = await cachedCrew("Elsewhere");
    const who: readonly (readonly [who: Visitor, read: number, keep: number])[] = [
      [ANONYMOUS, 401, 401],
      [made.stranger, 404, 404],
      [made.viewer, 200, 403],
      [made.member, 200, 403],
    ];
    for (const [visitor, read, keep] of who) {
      expect((await list(visitor)).status).toBe(read);
      for (const answer of [
        await add(visitor, { name: "Mine" }),
        await change(visitor, id, { name: "Mine" }),
        await remove(visitor, id),
      ])
        expect(answer.status).toBe(keep);
    }
    // Not by way of another own group either.
    for (const answer of [
      await change(other.owner, id, { name: "Mine" }, other.id),
      await remove(other.owner, id, other.id),
    ])
      expect(answered(answer)).toEqual([404, "no-such-preset"]);
    expect((await list(made.viewer)).body.presets).toMatchObject([{ id, name: "Station rules" }]);
  });
});

describe("a visitor's rule sets", () => {
  test("include every group, with its usual rules and the saved ones", async () => {
    const id = await added();
    await ask(made.owner, "group", "PATCH", {
      params: { id: made.id },
      body: { game: "perudo", house: { ones: "high" } },
    });
    const usual = { game: "perudo", house: { ones: "high" } };
    const preset = { id, game: "firehouse", name: "Station rules", house: { ones: "high" } };
    const engine7 = { id: made.id, name: "Engine 7", usual, presets: [preset] };
    expect(await housesOf(made.viewer)).toEqual([{ ...engine7, role: "viewer", keeps: false }]);
    const aces = await makeGroup(made.keeper, { name: "Aces", kind: "friends" });
    expect(await housesOf(made.keeper)).toEqual([
      {
        id: aces,
        name: "Aces",
        role: "owner",
        keeps: true,
        usual: { game: "firehouse", house: {} },
        presets: [],
      },
      { ...engine7, role: "keeper", keeps: true },
    ]);
    for (const none of [ANONYMOUS, await signedUp("Nil")]) expect(await housesOf(none)).toEqual([]);
  });

  test("exclude deleted ones", async () => {
    await added();
    await ask(made.owner, "group", "DELETE", { params: { id: made.id } });
    expect(await housesOf(made.owner)).toEqual([]);
    expect(await database().housePreset.count({ where: { groupId: made.id } })).toBe(1);
    await ask(made.owner, "restore", "POST", { params: { id: made.id }, body: {} });
    expect(await housesOf(made.owner)).toMatchObject([{ presets: [{ name: "Station rules" }] }]);
  });
});
