import { expect, test } from "vitest";
import { type Action, type GameState, newGame, type PlayerId, play, type RecordOutcome } from "@/lib/engine";
import {
  joinedBy,
  newDraft,
  oneTap,
  openFacts,
  type ScoreDraft,
  type ScoreWay,
  scoreForm,
  stepOf,
  verdictOn,
  withSeat,
} from "@/lib/views/scoring";

const CREW = ["Hale", "Diaz", "Tran", "Ruiz", "Baker"];
const TRIO = ["Ann", "Bob", "Cy"];

function at(
  game: string,
  house: Readonly<Record<string, string | number>> = {},
  players: readonly PlayerId[] = TRIO,
  ...actions: readonly Action[]
): GameState {
  const opened = newGame({ game, house, players });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return actions.reduce((state, action) => {
    const played = play(state, action);
    if (!played.ok) throw new Error(played.refusal.code);
    return played.value.state;
  }, opened.value);
}

const tapped = (state: GameState, way: ScoreWay, ...players: readonly PlayerId[]): ScoreDraft =>
  players.reduce((draft, player) => withSeat(state, draft, player), newDraft(way));

test.each<[string, Record<string, string | number>, string, readonly ScoreWay[]]>([
  ["firehouse", {}, "bad", ["challenge"]],
  ["bar", {}, "die", ["loss"]],
  ["bar", { out_of_turn: "on" }, "die", ["loss", "challenge"]],
  ["bar", { exact_call: "on" }, "die", ["loss", "spot-on"]],
  ["red-dead", {}, "die", ["loss", "spot-on"]],
  ["red-dead", { spot_on: "off" }, "die", ["loss"]],
  ["perudo", {}, "die", ["loss", "spot-on"]],
  ["perudo", { calza: "off" }, "die", ["loss"]],
  ["pirate", {}, "chip", ["loss"]],
  ["own-hand", {}, "chip", ["loss"]],
  ["closed-cup", {}, "out", ["loss"]],
  ["closed-cup", { lives: 2 }, "life", ["loss"]],
  ["pass-the-cup", {}, "drink", ["loss", "double"]],
  ["mia", {}, "life", ["loss", "mia"]],
])("asks in %s with %j who lost a %s, by %j (S26)", (game, house, price, ways) => {
  expect(scoreForm(at(game, house))).toEqual({ price, count: 1, ways });
});

test("finds a bang by the next player in turn, and any other out of turn (F6, S26)", () => {
  const state = at("firehouse", {}, CREW);
  const [inTurn, late] = ["Diaz", "Ruiz"].map((by) =>
    verdictOn(state, tapped(state, "challenge", by, "Hale")),
  );
  expect(inTurn).toMatchObject({ next: "Diaz", outOfTurn: false, flips: true });
  expect(late).toMatchObject({ next: "Diaz", outOfTurn: true });
  const [right, wrong] = late?.keys ?? [];
  expect(right?.action).toEqual({
    do: "outcome",
    challengers: ["Ruiz"],
    claimer: "Hale",
    right: true,
    out_of_turn: true,
  });
  // F8: two goods out of turn, and the claimer gets a bad. A wrong one costs two bads.
  expect(right?.result?.scored.moves.map(({ what, count, to }) => [to, what, count])).toEqual([
    ["Ruiz", "good", 2],
    ["Hale", "bad", 1],
  ]);
  expect(wrong?.result?.scored.moves.map(({ what, count, to }) => [to, what, count])).toEqual([
    ["Ruiz", "bad", 2],
  ]);
});

test("flips the turn with one tap, and the keys change with it", () => {
  const state = at("firehouse", {}, CREW);
  const draft = { ...tapped(state, "challenge", "Ruiz", "Hale"), outOfTurn: false };
  const verdict = verdictOn(state, draft);
  expect(verdict?.outOfTurn).toBe(false);
  expect(verdict?.keys[0]?.action.out_of_turn).toBe(false);
  expect(verdict?.keys[0]?.result?.scored.moves).toHaveLength(1);
});

test("names the player in turn first among several (F13)", () => {
  const state = at("firehouse", {}, CREW);
  const first = withSeat(state, newDraft("challenge"), "Ruiz");
  const second = withSeat(state, { ...first, several: true }, "Diaz");
  const verdict = verdictOn(state, withSeat(state, second, "Hale"));
  expect(verdict?.outOfTurn).toBe(false);
  expect(verdict?.keys[0]?.action.challengers).toEqual(["Diaz", "Ruiz"]);
});

test("offers exact only with the house rule, and only in turn (exact_call)", () => {
  const keysOf = (house: Record<string, string>, by: string) => {
    const state = at("firehouse", house, CREW);
    return verdictOn(state, tapped(state, "challenge", by, "Hale"))?.keys.map(({ key }) => key);
  };
  expect(keysOf({}, "Diaz")).toEqual(["right", "wrong"]);
  expect(keysOf({ exact_call: "on" }, "Diaz")).toEqual(["right", "wrong", "exact"]);
  expect(keysOf({ exact_call: "on" }, "Ruiz")).toEqual(["right", "wrong"]);
});

test("deselects a seat that is tapped twice, and never takes one player for both", () => {
  const state = at("firehouse", {}, CREW);
  const banged = tapped(state, "challenge", "Ruiz");
  expect(stepOf(state, banged)).toBe("claimer");
  expect(stepOf(state, withSeat(state, banged, "Ruiz"))).toBe("who");
  const both = withSeat(state, banged, "Hale");
  expect(stepOf(state, both)).toBe("verdict");
  expect(stepOf(state, withSeat(state, both, "Hale"))).toBe("claimer");
  // With a claim on the table, its claimer cannot bang.
  const preset = newDraft("challenge", "Hale");
  expect(withSeat(state, preset, "Hale")).toEqual(preset);
  expect(stepOf(state, withSeat(state, preset, "Tran"))).toBe("verdict");
});

test("asks how far off the count was where the price depends on it (B2)", () => {
  expect(stepOf(at("bar"), tapped(at("bar"), "loss", "Bob"))).toBe("done");
  const state = at("bar", { loses: "difference" });
  expect(stepOf(state, tapped(state, "loss", "Bob"))).toBe("off");
  const three = play(state, oneTap("loss", "Bob", 3));
  expect(three.ok && three.value.state.seats[1]?.holds.die).toBe(2);
});

test.each<[string, ScoreWay, RecordOutcome]>([
  ["red-dead", "spot-on", { do: "outcome", challengers: ["Bob"], kind: "spot-on", right: true }],
  ["pass-the-cup", "double", { do: "outcome", loser: "Bob", messed_up: true }],
  ["mia", "mia", { do: "outcome", challengers: ["Bob"], right: false, mia: true }],
])("records %s by one seat: %s", (game, way, action) => {
  expect(oneTap(way as "loss", "Bob")).toEqual(action);
  expect(play(at(game), action).ok).toBe(true);
});

test("leaves open who won only where that decides the next starter (P9)", () => {
  const lost: RecordOutcome = { do: "outcome", loser: "Ann" };
  const cup = at("pass-the-cup", {}, ["Ann", "Bob", "Cy", "Dee"]);
  // One of the two neighbors had the cup.
  expect(openFacts(cup, lost)).toEqual([
    {
      asks: "winner",
      answers: [
        { answer: "Bob", action: { ...lost, winner: "Bob" } },
        { answer: "Dee", action: { ...lost, winner: "Dee" } },
      ],
    },
  ]);
  expect(openFacts(at("bar"), lost)).toEqual([]);
});

test("leaves open who opened where the start rotates and no one is due", () => {
  const lost: RecordOutcome = { do: "outcome", loser: "Ann" };
  const [fact] = openFacts(at("bar", { starter: "rotate" }), lost);
  expect(fact?.asks).toBe("starter");
  const named = fact?.answers[1]?.action;
  expect(named).toEqual({ ...lost, starter: "Bob" });
  expect(named && at("bar", { starter: "rotate" }, TRIO, named)).toMatchObject({ starter: "Cy" });
});

test("leaves open how far off a verdict was, and a Mia that was a bluff (M7)", () => {
  const doubt: RecordOutcome = { do: "outcome", challengers: ["Bob"], claimer: "Ann", right: true };
  expect(openFacts(at("bar", { loses: "difference" }), doubt).map(({ asks }) => asks)).toEqual(["off"]);
  const looked = oneTap("mia", "Bob");
  expect(openFacts(at("mia"), looked)).toEqual([]);
  const [bluff] = openFacts(at("mia", { false_mia: "two" }), looked);
  expect(bluff).toMatchObject({ asks: "bluff" });
  // Cy challenged Bob, whose Mia was false.
  expect(bluff?.answers[0]?.action).toEqual({
    do: "outcome",
    challengers: ["Cy"],
    claimer: "Bob",
    right: true,
    mia: true,
  });
});

test("lets a player join a recorded bang where it changes who scores or starts (F13)", () => {
  const bang = (by: readonly PlayerId[], right = true, outOfTurn = true): RecordOutcome => ({
    do: "outcome",
    challengers: by,
    claimer: "Hale",
    right,
    out_of_turn: outOfTurn,
  });
  const state = at("firehouse", {}, CREW);
  // Diaz sits left of Hale: the turn was theirs, so they have priority over Ruiz.
  expect(joinedBy(state, bang(["Ruiz"]), "Diaz")).toEqual(bang(["Diaz", "Ruiz"], true, false));
  // Tran bangs after Ruiz, and neither is in turn: the first named scores alone.
  expect(joinedBy(state, bang(["Ruiz"]), "Tran")).toBeNull();
  // With all-score Tran scores too, and the recorded turn does not change.
  const all = at("firehouse", { simultaneous: "all-score" }, CREW);
  expect(joinedBy(all, bang(["Ruiz"], false), "Tran")).toEqual(bang(["Ruiz", "Tran"], false));
  expect(joinedBy(all, bang(["Ruiz"], true, false), "Tran")).toEqual(bang(["Ruiz", "Tran"], true, false));
  // The claimer, a challenger and anyone after a plain bad have nothing to join.
  for (const player of ["Hale", "Ruiz"]) expect(joinedBy(all, bang(["Ruiz"]), player)).toBeNull();
  expect(joinedBy(all, { do: "outcome", loser: "Ruiz" }, "Tran")).toBeNull();
});
