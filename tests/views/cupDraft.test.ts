import { expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import { type CupDraft, putInCup, underTheCup, viewCupDraft } from "@/lib/views/cupDraft";
import { EMPTY_DRAFT, undoDie } from "@/lib/views/diceDraft";
import { revealDraftOf } from "@/lib/views/revealDraft";

const entered = (cup: CupDraft, ...faces: readonly Face[]) =>
  faces.reduce((draft, face) => putInCup(draft, cup, face), EMPTY_DRAFT);
const ANN: CupDraft = { cup: { player: "Ann", dice: 5 }, inTheOpen: [] };

test("O5 enters the claimer's dice one by one; the fifth completes the reveal", () => {
  const four = entered(ANN, 6, 6, 3, 3);
  expect(viewCupDraft(four, ANN)).toEqual({ dice: [6, 6, 3, 3, null], next: 4, toCome: 1, shown: null });
  const five = putInCup(four, ANN, 1);
  expect(viewCupDraft(five, ANN)).toMatchObject({ next: null, shown: { dice: { Ann: [6, 6, 3, 3, 1] } } });
  expect(putInCup(five, ANN, 2)).toEqual(five);
  expect(viewCupDraft(undoDie(five), ANN).dice).toEqual([6, 6, 3, 3, null]);
});

test("M1 has two dice in the shared cup, without an owner", () => {
  const cup: CupDraft = { cup: { player: null, dice: 2 }, inTheOpen: [] };
  expect(viewCupDraft(entered(cup, 2, 6), cup).shown).toEqual({ dice: [2, 6] });
});

test("S12 includes open dice from the start", () => {
  const cup: CupDraft = { cup: { player: null, dice: 5 }, inTheOpen: [4, 4] };
  expect(viewCupDraft(EMPTY_DRAFT, cup)).toMatchObject({
    dice: [4, 4, null, null, null],
    next: 2,
    toCome: 3,
  });
  expect(viewCupDraft(entered(cup, 1, 1, 2), cup).shown).toEqual({ dice: [4, 4, 1, 1, 2] });
});

test("prefills a recorded cup without open dice, changeable die by die", () => {
  const cup: CupDraft = { cup: { player: null, dice: 5 }, inTheOpen: [4, 4] };
  const { way, dice } = revealDraftOf({ dice: [1, 4, 4, 4, 2] }, cup.inTheOpen);
  expect(way).toBe("dice");
  expect(viewCupDraft(dice, cup).dice).toEqual([4, 4, 1, 4, 2]);
  expect(viewCupDraft(undoDie(dice), cup)).toMatchObject({ next: 4, shown: null });
});

test("S12 removes open dice from a photo of the whole hand; fewer dice are all from under the cup", () => {
  const cup: CupDraft = { cup: { player: null, dice: 5 }, inTheOpen: [4, 4] };
  expect(underTheCup([4, 1, 4, 4, 6], cup)).toEqual([1, 4, 6]);
  expect(underTheCup([4, 1, 6], cup)).toEqual([4, 1, 6]);
  // Open dice are not among them: the dice stay unchanged.
  expect(underTheCup([4, 1, 2, 3, 6], cup)).toEqual([4, 1, 2, 3, 6]);
});
