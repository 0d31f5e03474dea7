import { expect, test } from "vitest";
import { type Action, type CupStep, type Face, type GameState, gameIds, legal, legalNow } from "@/lib/engine";
import { doubts, lifts, opens, outcome, recorded, says, tableOf } from "./tableOf";

const cup = (house: Readonly<Record<string, string | number>> = {}, game = "pass-the-cup") =>
  recorded(tableOf(["a", "b", "c"], house, game), opens("a")).state;
const after = (state: GameState, ...actions: readonly Action[]) => recorded(state, ...actions).state;
const shows = (by: string, ...dice: readonly Face[]): CupStep => ({ do: "show", by, dice });
const rolls = (by: string, from: Face, to: Face): CupStep => ({
  do: "roll-table",
  by,
  from: [from],
  to: [to],
});
const looks = (by: string): CupStep => ({ do: "look", by });
const hides = (by: string, die: Face): CupStep => ({ do: "hide", by, dice: [die] });
const shakes = (by: string): CupStep => ({ do: "roll-cup", by });

/** The player's offer for each step: the refusal's code, or "yes". */
function offered(state: GameState): Readonly<Record<string, unknown>> {
  const steps = legalNow(state)?.steps;
  if (!steps) throw new Error("no steps");
  const { look, show, rollCup, open } = steps;
  const codeOf = (offer: { readonly refusal: { readonly code: string } | null } | null) =>
    offer && (offer.refusal?.code ?? "yes");
  return {
    look: codeOf(look),
    show: codeOf(show),
    rollCup: codeOf(rollCup),
    open: open.map((die) => [die.face, die.locked, codeOf(die.hide), codeOf(die.roll)]),
  };
}

test("only games with a cup whose dice are handled know these steps (P4, C4, M1)", () => {
  const open: Action = { do: "start-round", starter: "a" };
  const withSteps = gameIds.filter(
    (game) =>
      legal(
        recorded(tableOf(["a", "b"], {}, game), { ...open, ...(game === "firehouse" && { wild: 4 }) }).state,
        "a",
      ).steps,
  );
  expect(withSteps).toEqual(["pass-the-cup", "closed-cup"]);
});

test("P2 the starter has rolled all five, and can peek, show and roll", () => {
  expect(offered(cup())).toEqual({ look: "yes", show: "yes", rollCup: "yes", open: [] });
  expect(legalNow(cup())?.steps?.show.most).toBe(5);
});

test("P3 P6 the receiver peeks before touching a die, unless the rules let them roll blind", () => {
  const actions = [says("a", "pair of twos")];
  expect(offered(after(cup(), ...actions))).toEqual({
    look: "yes",
    show: "must-look",
    rollCup: "must-look",
    open: [],
  });
  expect(offered(after(cup({ blind_may_roll: "yes" }), ...actions)).rollCup).toBe("yes");
  expect(offered(after(cup(), ...actions, looks("b"))).rollCup).toBe("yes");
});

test("P4 an openly rolled die locks; the others can still be rolled, none returns under the cup", () => {
  const rolled = after(cup(), shows("a", 4, 2), says("a", "pair of fours"), looks("b"), rolls("b", 2, 5));
  expect(offered(rolled).open).toEqual([
    [4, false, "roll-order", "yes"],
    [5, true, "locked-die", "locked-die"],
  ]);
  expect(legalNow(rolled)?.steps?.show.most).toBe(3);
});

test("P4 only the openly rolled die of two equal dice is locked", () => {
  const rolled = after(cup(), shows("a", 4, 2), says("a", "pair of fours"), looks("b"), rolls("b", 2, 4));
  expect(offered(rolled).open).toEqual([
    [4, false, "roll-order", "yes"],
    [4, true, "locked-die", "locked-die"],
  ]);
});

test("P5 rolling openly comes before rolling the cup", () => {
  const rolled = after(cup(), shows("a", 4), says("a", "pair of fours"), looks("b"), shakes("b"));
  expect(offered(rolled)).toEqual({
    look: "yes",
    show: "yes",
    rollCup: "yes",
    open: [[4, false, "roll-order", "roll-order"]],
  });
});

test("P4 no sixth die is shown", () => {
  const all = after(cup(), shows("a", 1, 2, 3, 4, 6));
  expect(offered(all).show).toBe("not-in-cup");
  expect(legalNow(all)?.steps?.show.most).toBe(0);
});

test("C4 dice can be taken up before the rest is rolled, and none is ever rolled openly", () => {
  const shown = after(cup({}, "closed-cup"), shows("a", 3, 3), says("a", "three 3s"));
  expect(offered(shown)).toMatchObject({
    open: [
      [3, false, "yes", null],
      [3, false, "yes", null],
    ],
  });
  expect(offered(after(shown, hides("b", 3), shakes("b"))).open).toEqual([[3, false, "roll-order", null]]);
});

test("S5 only the player in turn has these steps, and no one after the challenge", () => {
  const claimed = after(cup(), says("a", "pair of twos"));
  expect(legal(claimed, "a").steps?.look.refusal?.code).toBe("not-your-turn");
  expect(legal(after(claimed, doubts("b")), "b").steps?.look.refusal?.code).toBe("already-challenged");
});

test("P7 only the drinking game has the plea of messed-up dice", () => {
  expect(legal(cup(), "a").reveal.messedUp).toBe(true);
  expect(legal(cup({}, "closed-cup"), "a").reveal.messedUp).toBe(false);
});

test("P8 the winner gives one drink before the next round, if the rules have it", () => {
  const lost = [says("a", "five 6s"), doubts("b"), lifts(1, 2, 3, 4, 6)];
  const won = after(cup({ winner_gives_drink: "on" }), ...lost);
  expect(legal(won, "b").give?.refusal).toBeNull();
  expect(legal(won, "a").give?.refusal?.code).toBe("nothing-to-give");
  expect(legal(after(won, { do: "give", by: "b", to: "c" }), "b").give?.refusal?.code).toBe(
    "nothing-to-give",
  );
  expect(legal(after(cup(), ...lost), "b").give?.refusal?.code).toBe("nothing-to-give");
  expect(legal(cup({}, "closed-cup"), "a").give).toBeNull();
});

test("U5 a start says if the round will be palifico", () => {
  const fell = after(
    tableOf(["a", "b", "c"], { dice_each: 2 }, "perudo"),
    opens("a"),
    says("a", "2 fives"),
    doubts("b"),
    outcome("short"),
  );
  expect(legal(fell, "a").startRound).toEqual({ refusal: null, redDie: false, locksFace: true });
  expect(legal(fell, "b").startRound.locksFace).toBe(false);
  expect(legal(tableOf(["a", "b", "c"], {}, "perudo"), "a").startRound.locksFace).toBe(false);
});
