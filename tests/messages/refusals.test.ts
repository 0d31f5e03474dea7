import { describe, expect, test } from "vitest";
import { REFUSAL_CODES, type Refusal } from "@/lib/engine";
import { sayRefusal } from "@/lib/messages/refusals";

const NAMES = { s1: "Ann", s2: "James", s3: "Bob" };
const say = (code: Refusal["code"], values: Refusal["values"] = {}) =>
  sayRefusal({ code, rule: null, values }, NAMES);

test.each(REFUSAL_CODES)(
  "explains %s in a plain sentence with minimal names: nothing undefined, no code, no braces",
  (code) => {
    const sentence = say(code, { player: "s1", expected: "s3" });
    expect(sentence).toMatch(/^[“A-Z0-9].*[.?]$/s);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
  },
);

describe("names people, claims and the alternative", () => {
  test.each([
    ["not-your-turn", { player: "s1", expected: "s2" }, "It’s James’ turn, not Ann’s."],
    [
      "not-higher",
      { claim: { count: 5, face: 2 }, latest: { count: 9, face: 6 }, lowest: { count: 10, face: 1 } },
      "5 twos doesn’t beat 9 sixes. The lowest raise is 10 ones.",
    ],
    ["wrong-starter", { player: "s1", expected: "s3" }, "Bob starts this round, not Ann."],
    ["dice-mismatch", { player: "s3", got: 4, limit: 3 }, "Bob holds 3 dice, but 4 were entered."],
    ["dice-mismatch", { got: 30, limit: 27 }, "30 is more than the 27 dice in play."],
    [
      "out-of-turn-not-allowed",
      { player: "s1", expected: "s3" },
      "Only Bob can challenge. No challenges out of turn at this table.",
    ],
    [
      "unreadable-claim",
      { text: "9 sixs pls", suggestion: "9 sixes" },
      "“9 sixs pls” isn’t a claim. Did you mean “9 sixes”?",
    ],
  ] as const)("%s", (code, values, sentence) => expect(say(code, values)).toBe(sentence));
});
