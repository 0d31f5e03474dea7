import { describe, expect, test } from "vitest";
import { readJournal } from "@/lib/protocol/exported";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import { fold } from "@/lib/protocol/journal";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { startGame } from "@/lib/server/table/record/startGame";
import { roundAlternatives } from "@/lib/server/verdicts/roundAlternatives";
import { says, shows } from "../engine/tableOf";
import { FRIDAY, gameOf } from "../ownGame";
import { ownDataFolder } from "./ownDataFolder";
import { crew, guest, recordAll } from "./table";

ownDataFolder();

const friday = (rules: unknown = FRIDAY) => ({
  ...crew("Ann", "Bob", "Cy"),
  game: typeof rules === "string" ? rules : JSON.stringify(rules),
});

async function started(rules: unknown = FRIDAY): Promise<Pass> {
  const keeper = guest();
  const table = friday(rules);
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  const pass = await access(keeper, table.id, "record");
  if (!pass.ok) throw new Error();
  return pass.value;
}

/** Ann says 5 fours, Bob doubts, and three are there. */
const ROUND = [
  { do: "start-round", starter: "s1" },
  says("s1", "5 fours"),
  { do: "challenge", by: "s2" },
  shows({ s1: [4, 4, 2, 3], s2: [1, 2, 2, 3], s3: [5, 5, 6, 6] }),
] as const;

describe("a game by its own rule set", () => {
  test("settles by its price list, names its rule, and the drinker starts", async () => {
    const pass = await started();
    await recordAll(pass, ROUND);
    const table = await openTable(pass);
    expect(table.state).toMatchObject({ phase: "between-rounds", starter: "s1", house: {} });
    expect(table.state.seats.map(({ holds }) => holds.drink)).toEqual([2, 0, 0]);
    expect(table.rounds.at(-1)).toMatchObject({ rules: expect.arrayContaining(["X1"]), loser: "s1" });
  });

  test("is recorded by outcomes as well", async () => {
    const pass = await started();
    await recordAll(pass, [{ do: "outcome", challengers: ["s2"], claimer: "s1", right: false }]);
    expect((await openTable(pass)).state).toMatchObject({ starter: "s2" });
  });

  test("is exported with its rule set, and both exports replay the same", async () => {
    const pass = await started();
    await recordAll(pass, ROUND);
    const history = await readHistory(pass);
    const { state } = await openTable(pass);
    const record = JSON.parse(JSON.stringify(exportRecord(history)));
    expect(record).toMatchObject({ format: "dice-record/2", rules: { name: "Friday bluff" } });
    expect(record).not.toHaveProperty("game");
    expect(replay(record)).toMatchObject({
      ok: true,
      standing: { Ann: { drinks: 2 } },
      own_rules: { X1: expect.anything() },
    });
    const journal = readJournal(JSON.parse(JSON.stringify(exportJournal(history))));
    if (!journal.ok) throw new Error(journal.refusal.code);
    expect(fold(journal.value.opening, journal.value.entries).state).toEqual(state);
  });

  test("is the same game for equal rules in another order", async () => {
    const { format, name, ...rest } = FRIDAY;
    const turned = {
      ...Object.fromEntries(Object.entries(rest).toReversed()),
      astray: "void",
      name: " Friday  bluff ",
      format,
    };
    expect(gameOf(turned)).toBe(gameOf(FRIDAY));
    expect(gameOf({ ...FRIDAY, name: "Saturday bluff" })).not.toBe(gameOf(FRIDAY));
    const keeper = guest();
    const table = friday();
    const first = await startGame(keeper, table);
    expect(await startGame(keeper, { ...table, game: JSON.stringify({ ...turned, name }) })).toEqual(first);
  });

  test("has no house rules: another table's verdict is the same", async () => {
    const pass = await started();
    await recordAll(pass, ROUND);
    const other = await roundAlternatives(pass, 1);
    expect(other).toMatchObject({ ok: true, value: { others: [], unchanged: 0 } });
    expect(await startGame(guest(), { ...friday(), house: { ones: "high" } })).toMatchObject({
      refusal: { code: "unknown-option" },
    });
  });

  test.each([
    ["text that is not JSON", "{", ""],
    ["an unknown key", { ...FRIDAY, color: "red" }, "color"],
    [
      "a key of every object",
      JSON.stringify(FRIDAY).replace("{", '{"__proto__": {"name": "x"}, '),
      "__proto__",
    ],
    ["an unknown key inside", { ...FRIDAY, cups: { ...FRIDAY.cups, constructor: 1 } }, "cups.constructor"],
    ["an invisible name", { ...FRIDAY, name: "\u200b" }, "name"],
    ["a name in two alphabets", { ...FRIDAY, name: "Frid\u0430y" }, "name"],
    ["a name that is no text", { ...FRIDAY, name: { toString: 1 } }, "name"],
    ["a challenge without a cost", { ...FRIDAY, cost: FRIDAY.cost.slice(0, 1) }, "cost"],
    [
      "too many starters",
      {
        ...FRIDAY,
        starter: [...Array(5_000).fill({ when: { right: true }, who: "loser" }), { who: "loser" }],
      },
      "",
    ],
  ])("refuses %s with its place and writes nothing", async (_what, rules, place) => {
    const table = friday(rules);
    const answer = await startGame(guest(), table);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: "bad-rule-set", message: expect.stringContaining(place) },
    });
    expect(await database().game.count({ where: { id: table.id } })).toBe(0);
  });

  test("keeps markup in a name as text", () => {
    expect(gameOf({ ...FRIDAY, name: "<b>Bluff</b>" })).toContain("<b>Bluff</b>");
  });
});
