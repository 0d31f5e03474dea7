import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { Entry, NewEntry, Wanted } from "@/lib/protocol/entry";
import {
  fold,
  isTogether,
  openRound,
  replaceable,
  retractions,
  roundSummaries,
  standing,
  together,
  undoable,
  voidedRound,
} from "@/lib/protocol/journal";
import { stillAnswers } from "@/lib/protocol/stillAnswers";
import { consequences } from "@/lib/views/consequences";
import { bangs, counted, outcome, ruled, says, shows, start, tableOf } from "../engine/tableOf";
import { corrected, journalOf, retracted } from "./journalOf";

const CREW = ["Ann", "Bob", "Cy"];
const OPENING = tableOf(CREW, { dice_each: 3 });
const standingOf = (entries: readonly Entry[]) =>
  standing(entries).map(({ seq, action }) => [seq, action.do]);
const folded = (...lines: readonly (Action | Wanted)[]) => fold(OPENING, journalOf(...lines));

/** Two rounds: Bob is right in turn, then Cy is wrong out of turn. */
const TWO_ROUNDS: readonly Action[] = [
  start("Ann", 4),
  says("Ann", "5 sixes"),
  bangs("Bob"),
  shows({ Ann: [6, 6, 4], Bob: [1, 2, 3], Cy: [4, 2, 2] }),
  start("Ann", 1),
  says("Ann", "2 threes"),
  bangs("Cy"),
  outcome("there"),
];

describe("an entry's base", () => {
  test("is current if nothing was recorded since", () => {
    expect(stillAnswers([])).toBe(true);
  });
  test.each([[start("Ann")], [says("Ann", "9 sixes")], [bangs("Bob")], [outcome("there")]])(
    "is stale after %j, which changes the latest claim or the phase",
    (action) => {
      expect(stillAnswers([{ action }])).toBe(false);
    },
  );
  test("is current after a join or a penalty, and stale after a correction of that", () => {
    const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "Ann", note: "late" };
    expect(stillAnswers([{ action: penalty }, { action: { do: "join", player: "Dee" } }])).toBe(true);
    expect(stillAnswers([corrected(penalty, 1)])).toBe(false);
    expect(stillAnswers([retracted(1)])).toBe(false);
  });
});

test("S18 counts a result-only round's number", () => {
  const moves = (to: string) => [{ what: "bad", count: 1, from: "bank", to }] as const;
  const resultFor = (to: string): Action => ({ do: "result", moves: moves(to) });
  // Two result-only rounds, a third one played and settled by entry 6, then two more result-only; the last
  // was corrected.
  const entries = journalOf(
    ...[resultFor("Ann"), resultFor("Bob")],
    ...[start("Ann", 4), says("Ann", "5 sixes"), bangs("Bob"), outcome("short")],
    ...[resultFor("Cy"), resultFor("Ann")],
    corrected(resultFor("Bob"), 8),
  );
  expect(roundSummaries(entries, [{ round: 3, seq: 6 }], 6)).toEqual([
    { round: 5, moves: moves("Bob") },
    { round: 4, moves: moves("Cy") },
    { round: 2, moves: moves("Bob") },
    { round: 1, moves: moves("Ann") },
  ]);
});

describe("valid entries", () => {
  test("are all of them in order, without corrections", () => {
    expect(standingOf(journalOf(...TWO_ROUNDS)).map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("keep a correction in the place of what it replaces, and so on", () => {
    const lines = [...TWO_ROUNDS, corrected(says("Ann", "6 sixes"), 2)];
    expect(standingOf(journalOf(...lines)).slice(0, 3)).toEqual([
      [1, "start-round"],
      [9, "claim"],
      [3, "challenge"],
    ]);
    const again = standing(journalOf(...lines, corrected(says("Ann", "7 sixes"), 9)));
    expect(again[1]).toMatchObject({ seq: 10, place: 2, action: says("Ann", "7 sixes") });
    expect(again).toHaveLength(8);
  });

  test("put one that replaces several in the place of the first", () => {
    const entries = journalOf(...TWO_ROUNDS, corrected({ do: "void-round" }, 2, 3, 4));
    expect(standingOf(entries).slice(0, 3)).toEqual([
      [1, "start-round"],
      [9, "void-round"],
      [5, "start-round"],
    ]);
    expect(standing(entries)[1]).toMatchObject({ seq: 9, place: 2 });
  });

  test("exclude undone ones, which can return to their place", () => {
    const undone = [...TWO_ROUNDS, ...retractions([5, 6, 7, 8])];
    expect(standingOf(journalOf(...undone))).toHaveLength(4);
    const back = standing(
      journalOf(...undone, corrected(says("Ann", "3 threes"), 10), corrected(start("Ann", 1), 9)),
    );
    expect(back.slice(4)).toMatchObject([
      { seq: 14, place: 5 },
      { seq: 13, place: 6 },
    ]);
  });

  test("can be replaced once: after that only the replacement can, an undo too", () => {
    const entries = journalOf(...TWO_ROUNDS, corrected(says("Ann", "6 sixes"), 2), retracted(8));
    expect([...replaceable(entries)]).toEqual([1, 9, 3, 4, 5, 6, 7, 10]);
  });

  test("are known from the last rounds alone, without earlier corrections", () => {
    const entries = journalOf(
      ...TWO_ROUNDS,
      corrected(says("Ann", "6 sixes"), 2),
      corrected(says("Ann", "7 sixes"), 9),
      corrected(says("Ann", "3 threes"), 6),
      start("Bob", 2),
    );
    expect(standingOf(entries.slice(4)).map(([seq]) => seq)).toEqual([5, 11, 7, 8, 12]);
  });
});

describe("a folded game", () => {
  test("settles its rounds, and lists their entries", () => {
    const { rounds, refused } = folded(...TWO_ROUNDS);
    expect(rounds).toMatchObject([
      { place: 4, seqs: [1, 2, 3, 4], settled: { round: 1, winner: "Bob" } },
      { place: 8, seqs: [5, 6, 7, 8], settled: { round: 2, winner: "Ann" } },
    ]);
    expect(refused).toEqual([]);
  });

  test("equals the game with the corrected dice of an old round", () => {
    const right = shows({ Ann: [6, 6, 4], Bob: [6, 2, 3], Cy: [4, 6, 2] });
    const fixed = folded(...TWO_ROUNDS.slice(0, 4), corrected(right, 4));
    const inTheFirstPlace = folded(...TWO_ROUNDS.slice(0, 3), right);
    expect(fixed.state).toEqual(inTheFirstPlace.state);
    expect(fixed.rounds[0]).toMatchObject({ place: 4, seqs: [1, 2, 3, 5], settled: { right: false } });
  });

  test("renumbers later rounds after a whole round is undone, and keeps their places", () => {
    const { rounds, refused } = folded(
      ...TWO_ROUNDS,
      ...retractions([1, 2, 3, 4]),
      corrected(start("Ann", 2), 5),
    );
    expect(refused).toEqual([]);
    expect(rounds).toMatchObject([{ place: 8, settled: { round: 1, starter: "Ann", wild: 2 } }]);
  });

  test("lists what a correction makes illegal, continues without it, and plays it if the table allows it", () => {
    const wrong = corrected(shows({ Ann: [6, 6, 4], Bob: [6, 2, 3], Cy: [4, 6, 2] }), 4);
    const { refused, state } = folded(...TWO_ROUNDS, wrong);
    expect(refused.map(({ seq, refusal }) => [seq, refusal.code])).toEqual([
      [5, "wrong-starter"],
      [6, "round-not-started"],
      [7, "round-not-started"],
      [8, "round-not-started"],
    ]);
    expect(state.phase).toBe("between-rounds");
    const stands = folded(...TWO_ROUNDS, wrong, corrected(ruled(start("Ann", 1)), 5));
    expect(stands.refused).toEqual([]);
    expect(stands.rounds).toHaveLength(2);
  });

  test("lists the rounds of which only the outcome is recorded, at their places (S26)", () => {
    const scored: Action = { do: "outcome", challengers: ["Bob"], claimer: "Ann", right: true };
    const { outcomes, rounds } = folded(scored, ...TWO_ROUNDS.slice(0, 4), scored);
    expect(outcomes).toMatchObject([
      { place: 1, scored: { moves: [{ what: "bad", to: "Ann" }] } },
      { place: 6, scored: { moves: [{ what: "bad", to: "Ann" }] } },
    ]);
    expect(rounds.map(({ place }) => place)).toEqual([5]);
  });

  test("has the state before every step, and its round", () => {
    const { steps } = folded(...TWO_ROUNDS);
    expect(steps.map(({ round, before }) => [round, before.phase])).toEqual(
      [1, 2].flatMap((round) =>
        ["between-rounds", "claiming", "claiming", "revealing"].map((phase) => [round, phase]),
      ),
    );
  });

  test("has the open round of the valid entries", () => {
    const entries = journalOf(
      start("Ann", 4),
      says("Ann", "3 sixes"),
      says("Bob", "4 sixes"),
      corrected(says("Bob", "5 sixes"), 3),
    );
    expect(openRound(fold(OPENING, entries).state, standing(entries)).map(({ seq }) => seq)).toEqual([
      1, 2, 4,
    ]);
    const banged = journalOf(...TWO_ROUNDS.slice(0, 7));
    expect(openRound(fold(OPENING, banged).state, standing(banged)).map(({ seq }) => seq)).toEqual([5, 6, 7]);
    const settled = journalOf(...TWO_ROUNDS);
    expect(openRound(fold(OPENING, settled).state, standing(settled))).toEqual([]);
  });
});

describe("undo", () => {
  const undo = (...lines: readonly (Action | Wanted)[]) => undoable(journalOf(...lines))?.undo;
  test("undoes the last entry, then the one before it", () => {
    expect(undo(...TWO_ROUNDS)).toEqual(retracted(8));
    expect(undo(...TWO_ROUNDS, retracted(8))).toEqual(retracted(7));
    expect(undo()).toBeUndefined();
    expect(undo(start("Ann", 4), retracted(1))).toBeUndefined();
  });

  test("returns from a correction to the original, and then undoes that", () => {
    const lines = [...TWO_ROUNDS, corrected(counted(1), 8)];
    expect(undo(...lines)).toEqual(corrected(outcome("there"), 9));
    expect(undo(...lines, corrected(outcome("there"), 9))).toEqual(retracted(10));
  });

  test("undoes one that replaced several: there is no single original", () => {
    expect(undo(...TWO_ROUNDS, corrected({ do: "void-round" }, 7, 8))).toEqual(retracted(9));
  });

  test("undoes the last of several simultaneous bangs", () => {
    const lines = [...TWO_ROUNDS.slice(0, 3), corrected(bangs("Bob", "Cy"), 3)];
    expect(undo(...lines)).toEqual(corrected(bangs("Bob"), 4));
    expect(undo(...lines, corrected(bangs("Bob"), 4))).toEqual(retracted(5));
  });

  test("applies to the last valid entry, not to an earlier correction", () => {
    expect(undo(...TWO_ROUNDS, corrected(says("Ann", "6 sixes"), 2))).toEqual(retracted(8));
  });
});

describe("bangs at the same claim (F13)", () => {
  const opened = TWO_ROUNDS.slice(0, 2);
  const sent = (action: Action, after = 2): NewEntry => ({ id: "mine", action, after });
  const bangAfter = (unseen: readonly (Action | Wanted)[], mine: NewEntry) => {
    const entries = journalOf(...opened, ...unseen);
    return together(fold(OPENING, entries).state, entries.slice(2), mine);
  };

  test("are listed in the order of arrival", () => {
    expect(bangAfter([bangs("Cy")], sent(bangs("Bob")))).toEqual({
      ...sent(bangs("Cy", "Bob")),
      replaces: [3],
    });
    expect(folded(...opened, bangs("Cy"), corrected(bangs("Cy", "Bob"), 3)).state).toMatchObject({
      challenge: { by: ["Bob", "Cy"], outOfTurnBy: ["Cy"] },
    });
  });

  test("add a third to the two", () => {
    const OF_FOUR = tableOf([...CREW, "Dee"]);
    const entries = journalOf(...opened, bangs("Dee"), corrected(bangs("Dee", "Cy"), 3));
    expect(together(fold(OF_FOUR, entries).state, entries.slice(2), sent(bangs("Bob")))).toMatchObject({
      action: bangs("Dee", "Cy", "Bob"),
      replaces: [4],
    });
  });

  test("list no one twice, and exclude another kind of challenge, another situation or a correction", () => {
    expect(bangAfter([bangs("Bob")], sent(bangs("Bob")))).toBeNull();
    expect(bangAfter([bangs("Bob")], sent({ do: "challenge", by: "Cy", kind: "spot-on" }))).toBeNull();
    expect(bangAfter([bangs("Bob"), outcome("there")], sent(bangs("Cy")))).toBeNull();
    expect(bangAfter([bangs("Bob"), corrected(bangs("Cy"), 3)], sent(bangs("Bob"), 3))).toBeNull();
    expect(bangAfter([bangs("Bob")], { ...sent(bangs("Cy")), replaces: [3] })).toBeNull();
    expect(bangAfter([bangs("Bob")], sent(says("Bob", "6 sixes")))).toBeNull();
  });

  test("identify a resent one by its last arrival", () => {
    const stored = corrected(bangs("Cy", "Bob"), 3);
    expect(isTogether(stored, { action: bangs("Bob") })).toBe(true);
    expect(isTogether(stored, { action: bangs("Cy") })).toBe(false);
    expect(isTogether({ action: bangs("Bob") }, { action: bangs("Bob") })).toBe(false);
    // Others that the stored one does not have, a middle one, a correction, and no bang.
    expect(isTogether(stored, { action: bangs("Dee", "Bob") })).toBe(false);
    expect(isTogether(corrected(bangs("Dee", "Cy", "Bob"), 3), { action: bangs("Cy") })).toBe(false);
    expect(isTogether(stored, corrected(bangs("Bob"), 3))).toBe(false);
    expect(isTogether(corrected(says("Bob", "6 sixes"), 3), { action: bangs("Bob") })).toBe(false);
    expect(isTogether(stored, { action: says("Bob", "6 sixes") })).toBe(false);
    expect(isTogether(retracted(3), retracted(3))).toBe(false);
  });
});

describe("a correction's changes", () => {
  const change = (before: readonly (Action | Wanted)[], ...more: readonly (Action | Wanted)[]) =>
    consequences(folded(...before), folded(...before, ...more));

  test("are none if only the wording of the dice differs", () => {
    const dice = shows({ Ann: [6, 6, 4], Bob: [1, 2, 3], Cy: [4, 2, 2] });
    const other = change(TWO_ROUNDS.slice(0, 4), corrected({ ...dice, note: "seen by all" }, 4));
    expect(other).toMatchObject({ none: true, ending: "same", rounds: [] });
  });

  test("include the verdict, the scores and the next player", () => {
    const found = change(
      TWO_ROUNDS.slice(0, 4),
      corrected(shows({ Ann: [6, 6, 4], Bob: [6, 2, 3], Cy: [4, 6, 2] }), 4),
    );
    expect(found).toMatchObject({
      none: false,
      rounds: [{ before: { right: true }, after: { right: false } }],
      toAct: { before: "Ann", after: "Bob" },
      ending: "same",
    });
    expect(
      found.standing.map(({ player, before, after, differs }) => [
        player,
        before?.score,
        after?.score,
        differs,
      ]),
    ).toEqual([
      ["Ann", -1, 0, true],
      ["Bob", 0, -1, true],
      ["Cy", 0, 0, false],
    ]);
  });

  test("ignore a later round that only changes its number; the undone one is removed", () => {
    const undone = change(TWO_ROUNDS, ...retractions([1, 2, 3, 4]));
    expect(undone.rounds).toMatchObject([{ before: { round: 1 }, after: null }]);
  });

  test("include a finished, resumed or otherwise ended game", () => {
    const short = { end_alone: 1 };
    const opening = tableOf(CREW, short);
    const played = (...lines: readonly (Action | Wanted)[]) => fold(opening, journalOf(...lines));
    const round = [start("Ann", 4), says("Ann", "5 sixes"), bangs("Bob"), outcome("short")];
    const open = played(...round.slice(0, 3));
    const over = played(...round);
    const otherwise = played(...round, corrected(outcome("there"), 4));
    expect(over.state.phase).toBe("finished");
    expect(consequences(open, over)).toMatchObject({ ending: "over", phase: { after: "finished" } });
    expect(consequences(over, open)).toMatchObject({ ending: "reopened" });
    expect(consequences(over, otherwise)).toMatchObject({
      ending: "otherwise",
      finished: { before: { losers: ["Ann"] }, after: { losers: ["Bob"] } },
    });
  });

  test("include a player who is new, and one who never was", () => {
    const joins: Action = { do: "join", player: "Dee" };
    expect(change([], joins).standing.at(-1)).toMatchObject({ player: "Dee", before: null, differs: true });
    expect(change([joins], retracted(1)).standing.at(-1)).toMatchObject({ player: "Dee", after: null });
  });
});

test("S14 keep a round void until another one starts, unless the voiding is undone", () => {
  const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "Ann", note: "late" };
  const voided = (...lines: readonly (Action | Wanted)[]) => voidedRound(standing(journalOf(...lines)));
  const dropped: readonly Action[] = [start("Ann"), { do: "void-round", note: "Alarm" }];
  expect(voided(...dropped, penalty)).toEqual({ voided: "Alarm" });
  expect(voided(start("Ann"), { do: "void-round" }, penalty)).toEqual({ voided: "" });
  expect(voided(...dropped, penalty, start("Ann"))).toEqual({});
  expect(voided(...dropped, penalty, retracted(2))).toEqual({});
  expect(voided(start("Ann"), says("Ann", "3 fives"))).toStrictEqual({});
  // Entries without a start or an end of a round leave it as it was.
  expect(voidedRound(standing(journalOf(penalty)), { voided: "Alarm" })).toEqual({ voided: "Alarm" });
  expect(voidedRound([], { voided: "" })).toEqual({ voided: "" });
  expect(voidedRound([])).toStrictEqual({});
});
