import { describe, expect, test } from "vitest";
import { viewCounts } from "@/lib/views/countsDraft";
import { goToCup, putDie, viewDraft } from "@/lib/views/diceDraft";
import { correctedBy, revealDraftOf, sameShown } from "@/lib/views/revealDraft";

const CUPS = [
  { player: "s1", dice: 2 },
  { player: "s2", dice: 2 },
];

describe("a reopened reveal", () => {
  test("has every die in its place, and one cup changed by its own keys", () => {
    const { way, dice } = revealDraftOf({ dice: { s1: [6, 1], s2: [3, 3] } });
    const changed = putDie(putDie(goToCup(dice, "s2"), CUPS, 5), CUPS, 4);
    const target = { face: 6, wild: null } as const;
    expect(way).toBe("dice");
    expect(viewDraft(dice, CUPS, target).dice).toEqual({ s1: [6, 1], s2: [3, 3] });
    expect(viewDraft(changed, CUPS, target).dice).toEqual({ s1: [6, 1], s2: [5, 4] });
  });

  test("has every count in its place", () => {
    const { way, counts } = revealDraftOf({ counts: { s1: 0, s2: 2 } });
    expect([way, viewCounts(counts, CUPS).counts]).toEqual(["counts", { s1: 0, s2: 2 }]);
  });

  test("has its total, or its bare answer", () => {
    expect(revealDraftOf({ count: 3 })).toMatchObject({ way: "total", total: 3 });
    expect(revealDraftOf({ outcome: "short" })).toMatchObject({ way: "outcome", total: null });
  });
});

test.each([
  [{ dice: { s1: [1], s2: [2] } }, { dice: { s2: [2], s1: [1] } }, true],
  [{ dice: { s1: [1], s2: [2] } }, { dice: { s1: [1], s2: [3] } }, false],
  [{ counts: { s1: 1 } }, { counts: { s1: 1 } }, true],
  [{ count: 1 }, { count: 2 }, false],
  [{ count: 1 }, { counts: { s1: 1 } }, false],
  [{ outcome: "short" }, { outcome: "short" }, true],
] as const)("compares %j with %j: %s", (one, other, same) => {
  expect(sameShown(one, other)).toBe(same);
});

test.each([
  [{ dice: { s1: [5, 1] } }, true, "tapCup"],
  [{ counts: { s1: 1 } }, true, "tapCup"],
  [{ count: 3 }, true, "reEnter"],
  [{ outcome: "short" }, true, "reEnter"],
  [{ outcome: "short" }, false, "reEnter"],
  [{ dice: [1, 2, 3, 4, 5] }, false, "enterAgain"],
] as const)("S12 asks for cups in a correction of %j only if there are some", (shown, counted, words) => {
  expect(correctedBy(revealDraftOf(shown).way, counted)).toBe(words);
});
