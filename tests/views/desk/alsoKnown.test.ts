import { expect, test } from "vitest";
import { deskWords } from "@/lib/messages/desk";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { alsoKnown } from "@/lib/views/desk/alsoKnown";
import { deskOf, openDesk, questionOn } from "@/lib/views/desk/desk";

test("U3: has the lowest raise of every face, and only of a locked one", () => {
  const { perFace } = alsoKnown(answerTo({ ask: "lowest", game: "perudo", from: "4 fours" }));
  expect(deskWords.also.perFace(perFace)).toBe(
    "Lowest of each face: 2 ones, 5 twos, 5 threes, 5 fours, 4 fives, and 4 sixes.",
  );
  const locked = answerTo({ ask: "lowest", game: "perudo", from: "4 fours", locked_face: 4 });
  expect(alsoKnown(locked).perFace).toEqual([{ count: 5, face: 4 }]);
});

test("S1: has a chance of exactly this count below that of at least", () => {
  const { exact } = alsoKnown(answerTo({ ask: "odds", game: "bar", claim: "1 six", dice_in_play: 2 }));
  // Ten of thirty-six rolls show just one six.
  expect(exact).toBeCloseTo(10 / 36, 12);
});

test("S6, F4: has warnings about a legal claim", () => {
  const asked = {
    ask: "raise",
    game: "firehouse",
    from: null,
    to: "9 fours",
    wild: 4,
    dice_in_play: 8,
  } as const;
  expect(alsoKnown(answerTo(asked)).warnings).toEqual(["cannot-be-true", "calls-the-wild"]);
  expect(alsoKnown(answerTo({ ...asked, game: "chess" }))).toEqual({
    exact: null,
    perFace: [],
    warnings: [],
  });
});

test("U5, S6: enters a palifico round and the dice in play by keys, and restores them from a link", () => {
  const desk = {
    ...openDesk("perudo", {}, true),
    asking: "raise",
    palifico: true,
    claims: ["2 threes", "3 fours"],
  } as const;
  expect(questionOn(desk)).toMatchObject({ ask: "raise", locked_face: 3 });
  expect(questionOn({ ...desk, claims: ["", "1 one"] })).toMatchObject({ from: null, palifico: true });
  expect(questionOn({ ...desk, palifico: false })).not.toHaveProperty("locked_face");
  const counted = questionOn({ ...desk, inPlay: 7, inPlayEntered: true });
  expect(counted).toMatchObject({ dice_in_play: 7, locked_face: 3 });
  expect(counted && deskOf(counted)).toMatchObject({ palifico: true, inPlay: 7, inPlayEntered: true });
  // Games without locked faces have no such key.
  expect(questionOn({ ...desk, game: "bar" })).not.toHaveProperty("locked_face");
});
