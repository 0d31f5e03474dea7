import { expect, test } from "vitest";
import type { Claim, RuleId } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Case, CaseBook } from "@/lib/protocol/cases";
import { bearingCases, optionOf } from "@/lib/views/desk/bearingCases";

const sixes = (count: number): Claim => ({ count, face: 6 });
const ones = (count: number): Claim => ({ count, face: 1 });

const made = (note: string, more: Partial<Case> = {}): Case => ({
  game: "game-1",
  round: 1,
  after: 4,
  ruleSet: "bar",
  house: {},
  at: "2026-03-03T21:00:00.000Z",
  day: "2026-03-03",
  by: "Ann",
  note,
  from: sixes(4),
  claim: sixes(5),
  kind: "doubt",
  finding: { finding: "short", margin: -1, found: 4, rules: ["S1"] },
  rules: ["S1", "B2"],
  struck: null,
  ...more,
});
const book = (...cases: readonly Case[]): readonly CaseBook[] => [{ id: "g1", name: "Station 7", cases }];
const found = (question: Question, ...cases: readonly Case[]) =>
  bearingCases(book(...cases), [{ question, answer: answerTo(question) }]).map(({ settled }) => settled.note);

const judged: Question = { ask: "judge", game: "bar", claim: "5 sixes", dice: [6, 6, 6, 6, 2] };
const raised: Question = { ask: "raise", game: "bar", from: "9 sixes", to: "10 ones" };
const hands: Question = { ask: "compare", game: "pass-the-cup", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] };

test("finds a judged call by the same claim first, then by the same face, the newest first", () => {
  expect(
    found(
      judged,
      made("same face", { claim: sixes(7) }),
      made("same claim"),
      made("same claim, later", { at: "2026-04-03T21:00:00.000Z" }),
      made("another face", { claim: ones(5) }),
    ),
  ).toEqual(["same claim, later", "same claim", "same face"]);
});

test("excludes a ruling of another game, another challenge, or without a shared rule", () => {
  expect(
    found(
      judged,
      made("another game", { ruleSet: "perudo" }),
      made("called exact", { kind: "spot-on" }),
      made("no rule in common", { claim: sixes(7), rules: ["B2"] }),
    ),
  ).toEqual([]);
});

test("finds a raise by its two claims, or by the same faces and the same step (S3, S8)", () => {
  expect(
    found(
      raised,
      made("same faces, same step", { from: sixes(7), claim: ones(8) }),
      made("the same", { from: sixes(9), claim: ones(10) }),
      made("same faces, fewer dice", { from: sixes(9), claim: ones(5) }),
      made("the other way round", { from: ones(9), claim: sixes(10) }),
      made("nothing before it", { from: null, claim: ones(10) }),
    ),
  ).toEqual(["the same", "same faces, same step"]);
});

test("finds hands by their kinds, claimed or actual (H1, H2)", () => {
  const pair = (high: 4 | 3, low: 2 | 1): Claim => ({ hand: "two-pair", faces: [high, low], kickers: [] });
  const cup = { ruleSet: "pass-the-cup", rules: ["S2"] as readonly RuleId[], from: null };
  expect(
    found(
      hands,
      made("two pair over two pair", {
        ...cup,
        claim: pair(3, 2),
        finding: { finding: "over", margin: 1, found: pair(4, 1), rules: ["S2"] },
      }),
      made("full house", {
        ...cup,
        claim: { hand: "full-house", faces: [4, 2] },
        finding: { finding: "over", margin: 1, found: pair(4, 1), rules: ["S2"] },
      }),
    ),
  ).toEqual(["two pair over two pair"]);
});

test("prefers the same house rules, with three at most", () => {
  const others = Array.from({ length: 5 }, (_, at) =>
    made(`other ${at}`, { house: { wild: "ones" }, at: `2026-05-0${at + 1}T00:00:00.000Z` }),
  );
  expect(found(judged, ...others, made("ours"))).toEqual(["ours", "other 4", "other 3"]);
});

test("excludes crossed out ones", () => {
  const struck = { by: "Kim", at: "2026-03-04T21:00:00.000Z", reason: "No longer" };
  expect(found(judged, made("struck", { struck }))).toEqual([]);
});

test.each([
  { ask: "odds", game: "bar", claim: "5 sixes", dice_in_play: 10 },
  { ask: "lowest", game: "bar", from: "4 sixes" },
  { ask: "rank", game: "pass-the-cup", dice: [4, 4, 1, 1, 2] },
  { ask: "judge", game: "bar", claim: "x".repeat(200), dice: [1] },
  { ask: "judge", game: "__proto__", claim: "5 sixes", dice: [1] },
  { ask: "raise", game: "bar", from: null, to: { __proto__: null, count: "9", face: {} } },
] as readonly Question[])("finds nothing for %j", (question) => {
  expect(found(question, made("one"), made("another", { ruleSet: question.game }))).toEqual([]);
});

test("names the house rule of a ruling if a deciding rule names one", () => {
  const decided = (ruleSet: string, rules: readonly RuleId[]) =>
    optionOf({ ruleSet, finding: { finding: "short", margin: -1, found: 4, rules }, rules });
  expect(decided("bar", ["S1", "B5"])).toBe("natural_needed");
  expect(decided("bar", ["S1", "S21", "B5"])).toBeNull();
  expect(decided("bar", ["S1"])).toBeNull();
  expect(decided("no-such-game", ["B5"])).toBeNull();
});
