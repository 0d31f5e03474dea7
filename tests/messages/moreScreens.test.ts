import { describe, expect, test } from "vitest";
import { type Action, REFUSAL_CODES } from "@/lib/engine";
import { sayNextStep } from "@/lib/messages/notices";
import { phoneWords, sayAction, sayMarks, sayShort } from "@/lib/messages/table";
import { sayAfterPlayoff } from "@/lib/messages/verdict";

const NAMES = { s1: "Abbott", s2: "Baker" };

describe("recorded actions, in words", () => {
  const actions: readonly (readonly [Action, long: string, short: string])[] = [
    [{ do: "claim", by: "s1", claim: { count: 9, face: 6 } }, "Abbott said 9 sixes", "9 sixes"],
    [{ do: "challenge", by: ["s2", "s1"] }, "Baker and Abbott banged", "the bang"],
    [{ do: "void-round", note: "Alarm" }, "the round was void: Alarm", "the void"],
    [
      { do: "adjust", what: "bad", count: 2, from: "bank", to: "s1", note: "Peeked" },
      "Abbott took two bads: Peeked",
      "the penalty",
    ],
    [
      { do: "adjust", what: "good", count: 1, from: "s2", to: "bank" },
      "Baker gave back one good",
      "the penalty",
    ],
    [{ do: "join", player: "s2" }, "Baker joined", "Baker joined"],
    [{ do: "leave", player: "s2" }, "Baker left", "Baker left"],
    [{ do: "end", losers: ["s1"] }, "it was decided that Abbott lost", "the end"],
  ];
  test.each(actions)("%j", (action, long, short) => {
    expect([sayAction(action, NAMES), sayShort(action, NAMES)]).toEqual([long, short]);
  });

  test("marks actions the table allowed, and earlier claims as unheard", () => {
    const claim = { do: "claim", by: "s1", claim: { count: 9, face: 6 } } as const;
    expect(sayMarks(claim)).toBe("");
    expect(sayMarks({ ...claim, skipped: true, ruling: "all agreed" })).toBe(
      "earlier claims not heard; allowed: all agreed",
    );
  });
});

test("says who started the next game or the playoff", () => {
  expect(phoneWords.next(null, null, true)).toBe("The playoff started.");
  expect(phoneWords.next("Cruz", "Baker", true)).toBe("Cruz started the playoff: you are Baker.");
  expect(phoneWords.next("Cruz", "Baker", false)).toBe("Cruz started the next game: you are Baker.");
});

test("ends a playoff against an initial with one period", () => {
  expect(sayAfterPlayoff("O. washes the dishes.", ["M."])).toBe(
    "O. washes the dishes, after a playoff with M.",
  );
});

test("gives an alternative as a sentence of its own", () => {
  for (const code of REFUSAL_CODES) expect(sayNextStep(code)).toMatch(/^([A-Z].*\.)?$/);
});
