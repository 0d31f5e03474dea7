import { expect, test } from "vitest";
import { ask } from "@/lib/protocol/ask";
import { replay } from "@/lib/protocol/replay";

// Findings of a comparison with a second implementation of the specification.

test.each([
  [
    "a red die that shows nothing",
    { ask: "raise", game: "firehouse", from: null, to: "1 two", wild: null },
    "wild-needed",
  ],
  [
    "the same for the lowest claim",
    { ask: "lowest", game: "bar", house: { wild: "red-die" }, from: null, wild: null },
    "wild-needed",
  ],
  [
    "a house rule called __proto__",
    JSON.parse('{"ask":"rank","game":"own-hand","house":{"__proto__":1},"dice":[1,2,3,4,5]}'),
    "unknown-option",
  ],
  ["a face where no dice are counted", { ask: "lowest", game: "mia", from: null, face: 3 }, "bad-format"],
  ["a misspelt key", { ask: "raise", game: "bar", form: null, to: "1 two" }, "unknown-key"],
])("rejects the question %s: %#", (_what, question, code) => {
  expect(ask(question)).toMatchObject({ ok: false, code });
});

test.each([
  [{ mia: 64, x: 1 }, "mia", "unknown-key"],
  [[2, 3], "own-hand", "bad-format"],
  [[9, 6], "bar", "bad-format"],
  ["wibble", "own-hand", "unreadable-claim"],
])("rejects the claim %j in %s: %s", (to, game, code) => {
  expect(ask({ ask: "raise", game, from: null, to })).toMatchObject({ ok: true, legal: false, code });
});

test.each([
  ["mia", "eleven", "11"],
  ["mia", "thirteen", "31"],
  ["own-hand", "2-3-4-5-6", "high straight"],
  ["pass-the-cup", "4 4 1 1 2", "two pair, fours and ones, two"],
])("parses in %s “%s” as %s", (game, to, text) => {
  expect(ask({ ask: "raise", game, from: null, to })).toMatchObject({ legal: true, text });
});

test.each(["12346", "12356", "12456", "13456", "23456"])(
  "parses five faces in one number as dice: %s",
  (a) => {
    for (const game of ["pass-the-cup", "closed-cup", "own-hand"]) {
      const dice = [...a].map(Number);
      const [written, thrown] = [a, dice].map((side) => ask({ ask: "compare", game, a: side, b: "22134" }));
      expect(written).toMatchObject({ ok: true, result: expect.stringMatching(/^[ab]$/) });
      expect(written).toEqual(thrown);
    }
    expect(ask({ ask: "compare", game: "bar", a, b: "1 six" })).toMatchObject({ ok: false });
  },
);

test("answers an unreadable claim in the words of its game", () => {
  const message = (game: string) =>
    (ask({ ask: "raise", game, from: null, to: "wibble" }) as { message: string }).message;
  expect(message("bar")).toContain("9 sixes");
  expect(message("own-hand")).toContain("pair of twos");
  expect(message("mia")).toContain("64");
});

test("checks names before phases: a seated player cannot join mid-round either", () => {
  const actions = [
    { do: "start-round", starter: "Ann" },
    { do: "join", player: "bob" },
    { do: "join", player: "Cy" },
    { do: "claim", by: "", claim: "1 two" },
  ];
  expect(replay({ format: "dice-record/1", game: "bar", players: ["Ann", "Bob"], actions })).toMatchObject({
    steps: [
      { accepted: true },
      { code: "duplicate-player" },
      { code: "not-between-rounds" },
      { code: "unknown-player" },
    ],
  });
});
