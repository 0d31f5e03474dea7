import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { roundSteps } from "@/lib/views/replay/roundSteps";
import { viewWhatIf, whatIfClaim } from "@/lib/views/replay/whatIf";
import {
  bangs,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  says,
  shows,
  start,
  tableOf,
} from "../../engine/tableOf";

/** Five dice each, fours wild: four sixes or fours among fifteen, five fives or fours. */
const shown = shows({ Ann: [6, 6, 4, 5, 5], Bob: [5, 4, 1, 1, 1], Cy: [2, 2, 3, 3, 1] });
const CREW = ["Ann", "Bob", "Cy"];
const ROUND: readonly Action[] = [
  start("Ann", 4),
  says("Ann", "3 sixes"),
  says("Bob", "5 sixes"),
  bangs("Ann"),
  shown,
];

describe("an omitted challenge", () => {
  const round = roundSteps(tableOf(CREW), ROUND);
  const begun = { at: 3, actions: [] };

  test("passes the turn, and everyone else but the claimer may bang", () => {
    const view = viewWhatIf(round, begun);
    expect(view.speaker).toBe("Cy");
    expect(view.kind).toBe("count");
    expect(view.challenges.map(({ by, called }) => [by, called])).toEqual([
      ["Ann", "bang"],
      ["Cy", "bang"],
    ]);
  });

  test("continues with a claim of its own chance, checked against the revealed dice", () => {
    const claim = whatIfClaim(round, begun, { count: 6, face: 5 });
    expect(claim).toEqual({ do: "claim", by: "Cy", claim: { count: 6, face: 5 } });
    const one = viewWhatIf(round, { at: 3, actions: [claim] });
    expect(one.claims).toMatchObject([{ by: "Cy", truth: false }]);
    expect(one.claims[0]?.chance).toBeGreaterThan(0);
    expect(one.verdict).toBeNull();
    const settled = viewWhatIf(round, { at: 3, actions: [claim, bangs("Ann")] });
    expect(settled.verdict?.settled.finding).toMatchObject({ finding: "short", found: 5 });
    expect(settled.verdict?.moves).toEqual([{ what: "bad", count: 1, from: "bank", to: "Cy" }]);
    expect(settled.speaker).toBeNull();
  });

  test("lets another bang: in turn it would have earned no goods", () => {
    const view = viewWhatIf(round, { at: 3, actions: [bangs("Cy")] });
    expect(view.verdict?.settled).toMatchObject({ challengers: ["Cy"], outOfTurn: false, right: true });
  });
});

test("replaces the recorded claim by another", () => {
  const round = roundSteps(tableOf(CREW), ROUND);
  const claim = whatIfClaim(round, { at: 2, actions: [] }, { count: 4, face: 6 });
  const view = viewWhatIf(round, { at: 2, actions: [claim] });
  expect(view.claims).toMatchObject([{ by: "Bob", claim: { count: 4, face: 6 }, truth: true }]);
  expect(view.speaker).toBe("Cy");
});

describe("unknown results", () => {
  test("follow from a count for its own face only, from a bare answer for that claim only", () => {
    const counting = roundSteps(tableOf(CREW), [...ROUND.slice(0, 4), counted(3)]);
    const say = (count: number, face: number) => says("Cy", { count, face });
    expect(viewWhatIf(counting, { at: 3, actions: [say(6, 6)] }).claims[0]?.truth).toBe(false);
    expect(viewWhatIf(counting, { at: 3, actions: [say(6, 5)] }).claims[0]?.truth).toBeNull();
    const bare = roundSteps(tableOf(CREW), [...ROUND.slice(0, 4), outcome("short")]);
    expect(viewWhatIf(bare, { at: 3, actions: [say(6, 6)] }).claims[0]?.truth).toBeNull();
    expect(viewWhatIf(bare, { at: 3, actions: [bangs("Cy")] }).verdict?.settled.right).toBe(true);
    expect(viewWhatIf(bare, { at: 3, actions: [say(6, 6), bangs("Ann")] }).verdict).toBeNull();
  });

  test("follow for a cup rolled again later, not for one passed unseen", () => {
    const table = tableOf(CREW, {}, "pass-the-cup");
    const ends = [doubts("Cy"), lifts(2, 2, 2, 5, 6)];
    const rolled = roundSteps(table, [
      opens("Ann"),
      says("Ann", "pair of twos"),
      { do: "look", by: "Bob" },
      { do: "roll-cup", by: "Bob" },
      says("Bob", "three sixes"),
      ...ends,
    ]);
    expect(viewWhatIf(rolled, { at: 2, actions: [doubts("Bob")] }).verdict).toBeNull();
    const last = whatIfClaim(rolled, { at: 5, actions: [] }, "four ones");
    expect(last).toMatchObject({ accept: "blind", by: "Cy" });
    const view = viewWhatIf(rolled, { at: 5, actions: [last] });
    expect(view.claims[0]?.truth).toBe(false);
    expect(view.next.length).toBeGreaterThan(3);
  });
});

test("have no claim at the top", () => {
  const round = roundSteps(tableOf(["Ann", "Bob"], {}, "mia"), [
    opens("Ann"),
    says("Ann", "mia"),
    doubts("Bob"),
    lifts(2, 1),
  ]);
  const view = viewWhatIf(round, { at: 2, actions: [] });
  expect(view.next).toEqual([]);
  expect(view.challenges.map(({ kind }) => kind)).toEqual(["doubt", "concede"]);
  const conceded = viewWhatIf(round, { at: 2, actions: [{ do: "challenge", by: "Bob", kind: "concede" }] });
  expect(conceded.verdict?.moves).toMatchObject([{ what: "life", count: 1, from: "Bob" }]);
});

test("keeps the recorded entries unchanged", () => {
  const round = roundSteps(tableOf(CREW), ROUND);
  const before = JSON.stringify(round);
  viewWhatIf(round, { at: 3, actions: [says("Cy", "6 sixes"), bangs("Ann")] });
  expect(JSON.stringify(round)).toBe(before);
});

describe("instead of a claim out of turn", () => {
  test("lets the heard claimer say something else after unheard ones", () => {
    const round = roundSteps(tableOf(CREW), [
      start("Ann", 4),
      { ...says("Cy", "4 sixes"), skipped: true } as Action,
      bangs("Ann"),
      shown,
    ]);
    const begun = { at: 1, actions: [] };
    expect(viewWhatIf(round, begun)).toMatchObject({ speaker: "Cy", unheard: true });
    const claim = whatIfClaim(round, begun, "5 fives");
    expect(viewWhatIf(round, { ...begun, actions: [claim] }).claims).toMatchObject([
      { by: "Cy", truth: true },
    ]);
  });

  test("lets the player in turn speak if the table allowed it", () => {
    const round = roundSteps(tableOf(CREW), [
      start("Ann", 4),
      { ...says("Cy", "4 sixes"), ruling: "they were quick" } as Action,
      bangs("Ann"),
      shown,
    ]);
    const begun = { at: 1, actions: [] };
    const claim = whatIfClaim(round, begun, "3 sixes");
    expect(claim).toEqual({ do: "claim", by: "Ann", claim: "3 sixes" });
    expect(viewWhatIf(round, { ...begun, actions: [claim] })).toMatchObject({
      speaker: "Bob",
      unheard: false,
    });
  });
});
