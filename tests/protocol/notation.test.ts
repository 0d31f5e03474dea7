import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNotation, writeNotation } from "@/lib/protocol/notation/notation";
import { replay } from "@/lib/protocol/replay";
import { DRAWN, runs, sampleOf } from "../everyCase";

const readOne = (text: string): unknown => {
  const read = readNotation(text);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.reason}`);
  expect(read.records).toHaveLength(1);
  return read.records[0];
};

const recordsIn = (file: string): readonly unknown[] =>
  readFileSync(new URL(`../conformance/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).record);

/** The examples of docs/notation.md. */
const FIRST = `Game: firehouse
House: dice_each 3
Players: Ann, Bob, Cy, Dee, Eve
At: 2026-11-20T12:31:00Z

Ann starts, wild 4; Ann: 4 sixes; Bob: 5 ones; Dee challenges; dice Ann 146, Bob 223, Cy 155, Dee 466, Eve 332`;

describe("the notation", () => {
  test("is the text of the example in formats §2", () => {
    expect(readFileSync("docs/notation.md", "utf8")).toContain(FIRST);
    const [, example = ""] =
      /```json\n(\{\n {2}"format": "dice-record\/1"[^`]*)```/.exec(readFileSync("docs/formats.md", "utf8")) ??
      [];
    expect(readOne(FIRST)).toEqual(JSON.parse(example));
    expect(readOne(writeNotation(JSON.parse(example)))).toEqual(JSON.parse(example));
  });

  test("can be typed by hand: any case, many words for a challenge, comments, one action a line", () => {
    const typed = readOne(`# The lunch of Friday
game: firehouse
players: Ann, Bob, Old Tom

ann starts, wild 4
ANN: 4 sixes
bob: 5x6
old tom bangs!
count 3`);
    expect(typed).toEqual({
      format: "dice-record/1",
      game: "firehouse",
      players: ["Ann", "Bob", "Old Tom"],
      actions: [
        { do: "start-round", starter: "Ann", wild: 4 },
        { do: "claim", by: "Ann", claim: "4 sixes" },
        { do: "claim", by: "Bob", claim: { count: 5, face: 6 } },
        { do: "challenge", by: "Old Tom" },
        { do: "reveal", count: 3 },
      ],
    });
    expect(replay(typed)).toMatchObject({ ok: true, rounds: [{ claimer: "Bob", margin: -2 }] });
    for (const says of ["Bob challenges", "Bob doubts", "Bob bang!", "bob!"])
      expect(readOne(`Game: bar\nPlayers: Ann, Bob\n${says}`)).toMatchObject({
        actions: [{ do: "challenge", by: "Bob" }],
      });
  });

  test.each([
    ['{"do":"skip","players":[]}', "skip none"],
    ['{"do":"end","losers":["Ann","Bob"],"pot":{"Ann":3,"Bob":2}}', "end, lost Ann + Bob, pot Ann 3 + Bob 2"],
    [
      '{"do":"outcome","challengers":["Bob"],"claimer":"Ann","right":true,"off":3}',
      "round Bob on Ann, right, off 3",
    ],
    ['{"do":"outcome","loser":"Ann","winner":"Bob","mia":false}', "round Ann lost, Bob won, not 21"],
    ['{"do":"claim","by":"Ann","claim":"4x6"}', 'Ann: "4x6"'],
    ['{"do":"claim","by":"Ann","claim":{"hand":"two-pair","faces":[4,1],"kickers":[]}}', "Ann: two-pair/41+"],
    [
      '{"do":"claim","by":"Ann","claim":"3 sixes","skipped":true,"note":"a; b"}',
      'Ann: 3 sixes (skipped) (note "a; b")',
    ],
    ['{"do":"challenge","by":["Ann"]}', "Ann + challenges"],
    ['{"do":"challenge","by":["Ann","Bob"],"kind":"doubt"}', "Ann + Bob calls doubt"],
    ['{"do":"join","player":"Bangs Malone"}', '"Bangs Malone" joins'],
    ['{"do":"roll-table","by":"Ann","from":[3,4],"to":[2,1]}', "Ann rolls 34 to 21"],
    ['{"do":"reveal","dice":{"Ann":[],"Bob":[6]},"messed_up":true}', "dice Ann -, Bob 6 (messed up)"],
    ['{"do":"dance","by":"Ann"}', '= {"do":"dance","by":"Ann"}'],
    ["7", "= 7"],
  ])("writes %s as: %s", (action, text) => {
    const record = {
      format: "dice-record/1",
      game: "bar",
      players: ["Ann", "Bob"],
      actions: [JSON.parse(action)],
    };
    const written = writeNotation(record);
    expect(written.split("\n").at(-1)).toBe(text);
    expect(readOne(written)).toEqual(record);
  });

  test("keeps every record of the conformance files, good or bad, and several in one text", () => {
    const all = ["records", "outcomes"].flatMap(recordsIn);
    const read = readNotation(all.map(writeNotation).join("\n\n"));
    expect(read).toMatchObject({ ok: true, records: all });
    // Most actions have a readable form.
    const lines = all.map(writeNotation).join("\n").split("\n");
    expect(lines.filter((line) => line.startsWith("= ")).length / lines.length).toBeLessThan(0.1);
  });

  test("keeps a rule set", () => {
    const rules = { format: "rule-set/1", name: "Bar; dice: “ours”\n2", cost: [{ moves: [] }] };
    const record = { format: "dice-record/2", rules, players: ["Ann", "Bob"], actions: [] };
    expect(writeNotation(record)).toContain(`Rules: ${JSON.stringify(rules)}`);
    expect(readOne(writeNotation(record))).toEqual(record);
  });

  test("keeps any JSON value", () => {
    const word = fc.constantFrom(
      ...'do by claim Ann Bob: = ; # start bangs none bank - + " ( game: __proto__ 李'.split(" "),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word).map((words) => words.join(" ")),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        ...[text, fc.integer(), fc.boolean(), fc.constant(null)],
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(text, tie("value"), { maxKeys: 4 }),
      ),
    }));
    const kinds =
      "start-round claim challenge reveal skip result outcome adjust end join leave give show".split(" ");
    const action = fc
      .tuple(
        fc.constantFrom(...kinds),
        fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(text, value), { maxKeys: 5 }),
      )
      .map(([kind, keys]) => ({ do: kind, ...keys }));
    const record = fc.record({
      format: fc.constantFrom("dice-record/1", "dice-record/2", "x"),
      game: text,
      house: fc.oneof(
        value,
        fc.dictionary(fc.constantFrom("ante", "wild", "x y"), fc.oneof(text, fc.integer())),
      ),
      players: fc.oneof(value, fc.array(text)),
      actions: fc.array(fc.oneof(action, value), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.oneof(record, value), (one) => {
        const before = JSON.parse(JSON.stringify(one));
        expect(readNotation(writeNotation(before)), DRAWN).toMatchObject({ ok: true, records: [before] });
      }),
      runs(20_000, 400),
    );
  });
});

const KEYS = [
  ...[
    "by",
    "claim",
    "kind",
    "dice",
    "counts",
    "count",
    "outcome",
    "player",
    "players",
    "seat",
    "starter",
    "wild",
  ],
  ...[
    "what",
    "from",
    "to",
    "moves",
    "next",
    "challengers",
    "claimer",
    "right",
    "loser",
    "note",
    "id",
    "pot",
    "losers",
  ],
];

describe("text that is not notation", () => {
  test.each([
    ["Ann: 4 sixes", 1, "a game begins with “Game: firehouse”"],
    ["Game: bar\nPlayers: Ann, Bob\n\nAnn says hi", 4, "no action looks like this"],
    ['Game: bar\nPlayers: Ann, Bob\nAnn: "4', 3, "a quote is not closed"],
    ["Game: bar\nHouse: ante", 2, "“ante” is not like “ante 1”"],
    ["Rules: {", 1, "JSON"],
    ["Game: bar\nPlayers: Ann, Bob\n= {", 3, "JSON"],
    ["Game: bar\nPlayers: Ann, Bob\ndice Ann six", 3, "“Ann six” is not a name with its dice"],
    ["Game: bar\nPlayers: Ann, Bob\nresult 1 hat from Ann to Bob", 3, "is not like “1 bad from bank to Ann”"],
    ["Game: bar\nPlayers: Ann, Bob\nround Ann lost, hm", 3, "“hm” is not part of a round’s outcome"],
    [`Game: bar\nPlayers: Ann, Bob\nAnn: ${"6".repeat(6_000)}`, 3, "longer than 5000 characters"],
  ])("is refused with its line and the reason: %j", (text, line, reason) => {
    expect(readNotation(text)).toMatchObject({
      ok: false,
      error: { line, reason: expect.stringContaining(reason) },
    });
  });

  test("is refused or read, and never crashes, however a game is mutated", () => {
    const texts = sampleOf(["records", "outcomes"].flatMap(recordsIn), 20).map(writeNotation);
    const bits = [
      ...'"\\();:,+=!{}[]-#/x 6\n',
      "Game:",
      "__proto__",
      "\u2028",
      "\0",
      "😀",
      "starts",
      "round ",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom(...bits)), { minLength: 1, maxLength: 5 }),
        (text, changes) => {
          const mutated = changes.reduce(
            (before, [at, cut, put]) =>
              before.slice(0, at % before.length) + put + before.slice((at % before.length) + cut),
            text,
          );
          const read = readNotation(mutated);
          if (read.ok) for (const record of read.records) replay(record);
          else {
            expect(read.error.line).toBeGreaterThan(0);
            expect(read.error.line).toBeLessThanOrEqual(mutated.split(/\r\n|\n|\r/).length);
            expect(read.error.reason).not.toBe("");
          }
        },
      ),
      runs(20_000, 300),
    );
  });
});
