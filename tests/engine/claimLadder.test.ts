import fc from "fast-check";
import { expect, test } from "vitest";
import { byTheTable, claimLadder, legalNow, play, sayClaim } from "@/lib/engine";
import { anyTable, entered, impulses } from "./randomPlay";
import { opens, outcome, recorded, says, tableOf } from "./tableOf";

const CREW = ["Ann", "Bob", "Cy"];
const over = (game: string, claim: string, house: Readonly<Record<string, string>> = {}) =>
  claimLadder(recorded(tableOf(CREW, house, game), opens("Ann"), says("Ann", claim)).state)
    .filter(({ higher }) => higher)
    .map(({ claim: one }) => sayClaim(one));

test("S3 above four sixes, aces high: a higher kicker and all fives of a kind (H2, H3)", () => {
  expect(over("own-hand", "four sixes, one")).toEqual([
    "four ones",
    "four ones, two",
    "four ones, three",
    "four ones, four",
    "four ones, five",
    "four ones, six",
    "five twos",
    "five threes",
    "five fours",
    "five fives",
    "five sixes",
    "five ones",
  ]);
});

test("H7 must-shrink: a kicker without effect is no raise, ones low", () => {
  const literal = over("pass-the-cup", "pair of twos, one");
  const shrinking = over("pass-the-cup", "pair of twos, one", { raise_strictness: "must-shrink" });
  expect(literal).toContain("pair of twos, three");
  expect(shrinking).not.toContain("pair of twos, three");
});

test("M1, M4 over 66 only Mia, over Mia nothing", () => {
  expect(over("mia", "66")).toEqual(["21"]);
  expect(over("mia", "21")).toEqual([]);
});

test("there is no ladder for counts, which have no end, or between rounds", () => {
  expect(over("bar", "2 fives")).toEqual([]);
  expect(claimLadder(tableOf(CREW, {}, "mia"))).toEqual([]);
});

test("S3 any game of hands or rolls accepts a higher claim and refuses others as not higher", () => {
  fc.assert(
    fc.property(anyTable, impulses(25), fc.nat(), (table, moves, from) => {
      let state = table;
      for (const moved of moves) {
        const played = play(state, entered(state, moved));
        if (played.ok) state = played.value.state;
        const now = legalNow(state);
        const ladder = claimLadder(state);
        for (let at = from % 97; at < ladder.length; at += 97) {
          const rung = ladder[at];
          if (!rung || !now) continue;
          const result = play(state, { do: "claim", by: now.player, claim: rung.claim });
          const refusal = result.ok ? null : result.refusal;
          if (!rung.higher) expect(["not-higher", "top-claim"]).toContain(refusal?.code);
          else if (!byTheTable(refusal)) expect(refusal?.code).toBe(now.claim.refusal?.code);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("S12, O5 a reveal lifts all cups, only the claimer's, or the passed cup", () => {
  const lifted = (game: string, claim: string) =>
    legalNow(recorded(tableOf(CREW, {}, game), opens("Ann"), says("Ann", claim)).state)?.reveal.cups;
  expect(lifted("bar", "2 fives")).toEqual(CREW.map((player) => ({ player, dice: 5 })));
  expect(lifted("own-hand", "pair of twos")).toEqual([{ player: "Ann", dice: 5 }]);
  expect(lifted("pass-the-cup", "pair of twos")).toEqual([{ player: null, dice: 5 }]);
  expect(lifted("mia", "64")).toEqual([{ player: null, dice: 2 }]);
  const settled = recorded(tableOf(CREW, {}, "mia"), opens("Ann"), says("Ann", "64"), {
    do: "challenge",
    by: "Bob",
  });
  expect(legalNow(recorded(settled.state, outcome("there")).state)?.reveal.cups).toEqual([]);
});
