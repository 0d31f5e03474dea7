import { describe, expect, test } from "vitest";
import { gameIds, type RuleSetData } from "@/lib/engine";
import { builtInRuleSet } from "@/lib/protocol/ruleSets/builtIn";
import { readOwnGame } from "@/lib/protocol/ruleSets/ownGame";
import { tryOut } from "@/lib/protocol/ruleSets/tryOut";
import {
  BLANK,
  whyNoEnding,
  withChallenge,
  withClaims,
  withCups,
  withEnding,
} from "@/lib/views/ownGame/draft";
import { exampleRound } from "@/lib/views/ownGame/exampleRound";
import { GALLERY, variantRules } from "@/lib/views/ownGame/gallery";
import { rulesCard } from "@/lib/views/rules/card";

const NAMED: RuleSetData = { ...BLANK, name: "Ours" };

/** The nine games, a blank and the gallery. */
const FIRST: readonly (readonly [string, RuleSetData])[] = [
  ["a blank", NAMED],
  ...gameIds.map((game) => {
    const rules = builtInRuleSet(game, {}, game);
    if (!rules.ok) throw new Error(rules.refusal.code);
    return [game, rules.value] as const;
  }),
  ...GALLERY.map((variant) => [variant.id, variantRules(variant, variant.id, "A variant.")] as const),
];

const problemOf = (rules: RuleSetData): string | null => {
  const read = readOwnGame(rules);
  return read.ok ? null : (read.refusal.values.name ?? "");
};

const CLAIMS = ["counts", "hands", "two-dice"] as const;
const ENDINGS: readonly RuleSetData["ending"][] = [
  ...(["last-in", "first-out"] as const).flatMap((kind) =>
    (["life", "chip", "die"] as const).map((without) => ({ kind, without })),
  ),
  { kind: "dishes" },
  { kind: "never" },
];

describe.each(FIRST)("from %s", (_name, rules) => {
  test("is a game that plays, has a card and an example round", () => {
    const read = readOwnGame(rules);
    if (!read.ok) throw new Error(read.refusal.values.name);
    const tried = tryOut(read.value.rules, 4);
    expect(tried).toMatchObject({ deadState: null, noEnd: false });
    expect(tried.first && exampleRound(read.value.rules, tried.first)).toMatchObject({
      settled: { round: 1 },
    });
    expect(rulesCard(read.value.game)).toMatchObject({ options: [] });
  });

  test("each change of one answer leaves a game that plays", () => {
    for (const kind of CLAIMS) {
      const claimed = withClaims(rules, { kind });
      expect([kind, problemOf(claimed)]).toEqual([kind, null]);
      for (const ending of ENDINGS) {
        const without = "without" in ending && ending.without === "die";
        if (claimed.cups.kind === "passed" && without) continue;
        const ended = withEnding(claimed, ending);
        expect([kind, ending, problemOf(ended)]).toEqual([kind, ending, null]);
        const call = kind === "counts" ? "spot-on" : kind === "two-dice" ? "concede" : null;
        if (call === null) continue;
        for (const by of ["next", null] as const) {
          const called = withChallenge(ended, call, by);
          expect([kind, ending, by, problemOf(called)]).toEqual([kind, ending, by, null]);
        }
      }
    }
    const passed = withCups(withClaims(rules, { kind: "hands" }), { kind: "passed" });
    expect(problemOf(passed)).toBe(null);
    if (rules.cups.kind === "own") expect(problemOf(withChallenge(rules, "doubt", "anyone"))).toBe(null);
  });
});

test("says why a game cannot end as chosen", () => {
  const drinks: RuleSetData = {
    ...NAMED,
    cost: [{ moves: [{ what: "drink", from: "bank", to: "claimer" }] }],
  };
  const reason = (rules: RuleSetData) => whyNoEnding(problemOf(rules) ?? "", rules);
  expect(reason(drinks)).toBe("die");
  expect(reason({ ...drinks, ending: { kind: "dishes" } })).toBe("bad");
  expect(reason(BLANK)).toBe(null);
  expect(reason(NAMED)).toBe(null);
});

test("refuses a game without a name at its name", () => {
  expect(problemOf(BLANK)).toBe("name");
});
