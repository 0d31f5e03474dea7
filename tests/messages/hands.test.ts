import { expect, test } from "vitest";
import { type Action, type Face, play, type Settled } from "@/lib/engine";
import { sayLowest } from "@/lib/messages/answers";
import { German } from "@/lib/messages/de";
import { revealWords } from "@/lib/messages/dice";
import { Spanish } from "@/lib/messages/es";
import { sayEntry } from "@/lib/messages/history";
import { sayRefusal } from "@/lib/messages/refusals";
import { sayAction, sayMarks, sayShort } from "@/lib/messages/table";
import { sayHandClaim } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { sayVerdict } from "@/lib/messages/verdict";
import {
  calls,
  doubts,
  lifts,
  opens,
  outcome,
  recorded,
  says,
  settledIn,
  shows,
  tableOf,
} from "../engine/tableOf";
import { restoresLanguage } from "../speaking";

restoresLanguage();

const NAMES = { a: "Abbott", b: "Baker" };
const settled = (game: string, claim: string, ...rest: readonly Action[]): Settled =>
  settledIn(recorded(tableOf(["a", "b"], {}, game), opens("a"), says("a", claim), ...rest));
const verdictWords = (...round: Parameters<typeof settled>) => {
  const { stamp, story, rule } = sayVerdict(settled(...round), NAMES);
  return [stamp, story, rule?.id];
};

test("S2, O5 stamps a verdict on a hand by rank, not by missing dice", () => {
  const claim = "full house, threes over twos";
  const story = `Abbott said ${claim}. Baker challenged.`;
  const own = (...dice: readonly Face[]) => verdictWords("own-hand", claim, doubts("b"), shows({ a: dice }));
  expect(own(3, 3, 3, 2, 4)).toEqual(["Too high", story, "O5"]);
  expect(own(3, 3, 3, 2, 2)).toEqual(["There", story, "O5"]);
  expect(own(4, 4, 4, 4, 2)).toEqual(["There, and then some", story, "O5"]);
  expect(verdictWords("own-hand", claim, doubts("b"), outcome("short"))[0]).toBe("Too high");
  expect(verdictWords("own-hand", claim, doubts("b"), outcome("there"))[0]).toBe("There");
});

test("M3, M4 describes two dice: too high, or believed", () => {
  expect(verdictWords("mia", "64", doubts("b"), lifts(5, 6))).toEqual([
    "There, and then some",
    "Abbott said 64. Baker challenged.",
    "M3",
  ]);
  expect(verdictWords("mia", "21", calls("b", "concede"))[0]).toBe("Believed");
});

test("names hands and rolls in the log as they are claimed", () => {
  const claim = (spoken: unknown): Action => ({ do: "claim", by: "a", claim: spoken });
  expect(sayAction(claim({ hand: "four", faces: [5], kickers: [3] }), NAMES)).toBe(
    "Abbott said four fives, with a three",
  );
  expect(sayAction(claim({ mia: 64 }), NAMES)).toBe("Abbott said 64");
  expect(sayMarks({ do: "claim", by: "a", claim: { mia: 64 }, accept: "blind" })).toBe("passed on unseen");
  expect([sayHandClaim({ mia: 21 }), sayHandClaim({ hand: "low-straight" })]).toEqual([
    "Mia",
    "low straight",
  ]);
});

test("names whose dice were entered: everyone's, the claimer's, or the shared cup's", () => {
  expect(sayEntry({ do: "reveal", dice: { a: [1], b: [2] } }, NAMES)).toBe("All dice were entered");
  expect(sayEntry({ do: "reveal", dice: { a: [1, 1, 1, 1, 1] } }, NAMES)).toBe("Abbott’s dice were entered");
  expect(sayEntry({ do: "reveal", dice: [6, 2] }, NAMES)).toBe("The dice were entered");
});

test("S12 describes a bare answer about a hand without a count", () => {
  const hand = { hand: "five", faces: [6] } as const;
  expect(revealWords.outcomes.short(hand)).toEqual({ name: "Too high", meaning: "lower than five sixes" });
  expect(revealWords.outcomes.there(hand)).toEqual({ name: "There", meaning: "five sixes or better" });
});

test.each([
  ["English", undefined, "Mia"],
  ["German", German, "Mäxchen"],
  ["Spanish", Spanish, "Mia"],
])("M4 calls Mia by its name in every sentence in %s, and can believe it", (_language, dictionary, mia) => {
  setLocale(dictionary && (() => dictionary));
  const table = recorded(tableOf(["a", "b"], {}, "mia"), opens("a"), says("a", "21")).state;
  const higher = play(table, { do: "claim", by: "b", claim: "66" });
  const refused = higher.ok ? "" : sayRefusal(higher.refusal, NAMES);
  const { story } = sayVerdict(settledIn(recorded(table, doubts("b"), lifts(2, 1))), NAMES);
  const undo = sayShort({ do: "claim", by: "a", claim: { mia: 21 } }, NAMES);
  for (const sentence of [refused, story, undo, sayLowest(null, { mia: 21 })]) {
    expect(sentence).toContain(mia);
    expect(sentence).not.toContain("21");
  }
  expect(refused).toMatch(/believe it|glaub es|créelo/);
});
