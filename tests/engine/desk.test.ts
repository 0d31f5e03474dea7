import { describe, expect, test } from "vitest";
import { rulesUnder, termsAsked } from "@/lib/engine";

const TERMS = { wild: null, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null };
const no = (code: string, rule: string | null, values: object = {}) => ({
  ok: false,
  refusal: { code, rule, values },
});
const asked = (game: string, round: Parameters<typeof termsAsked>[0], needed = true) => {
  const rules = rulesUnder(game, {});
  if (!rules.ok) throw new Error(game);
  return termsAsked(round, rules.value, needed);
};

describe("the partly known terms of a round in a question", () => {
  test.each([
    ["firehouse", { wild: 4 }, { wild: 4, redDie: 4 }],
    ["bar", {}, {}],
    ["perudo", {}, { wild: 1, notOpeningOn: 1 }],
    ["perudo", { wild: 1 }, { wild: 1, notOpeningOn: 1 }],
    ["perudo", { wild: null }, {}],
    ["perudo", { palifico: true }, { locksFace: true }],
    ["perudo", { lockedFace: 3 }, { locksFace: true, lockedFace: 3 }],
    ["mia", {}, {}],
  ] as const)("U1 U5 %s %j", (game, round, terms) => {
    expect(asked(game, round)).toEqual({ ok: true, value: { ...TERMS, ...terms } });
  });
  test.each([
    ["firehouse", {}, no("wild-needed", "F2")],
    ["firehouse", { wild: null }, no("wild-needed", "F2")],
    ["bar", { wild: 3 }, no("wild-not-used", null, { face: 3 })],
    ["perudo", { wild: 3 }, no("wild-not-used", null, { face: 3 })],
    ["bar", { lockedFace: 3 }, no("not-in-this-game", "U5")],
    ["bar", { palifico: true }, no("not-in-this-game", "U5")],
  ] as const)("F2 U5 %s %j is refused", (game, round, refusal) => {
    expect(asked(game, round)).toEqual(refusal);
  });
  test("F2 the red die can stay unknown where it does not matter, but not be empty", () => {
    expect(asked("firehouse", {}, false)).toEqual({ ok: true, value: TERMS });
    expect(asked("firehouse", { wild: null }, false)).toEqual(no("wild-needed", "F2"));
  });
});
