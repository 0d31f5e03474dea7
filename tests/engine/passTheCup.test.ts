import { describe, expect, test } from "vitest";
import {
  type Action,
  type CupStep,
  type Face,
  type GameState,
  type MakeClaim,
  newGame,
  toAct,
} from "@/lib/engine";
import {
  counted,
  doubts,
  holding,
  lifts,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  settledIn,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const cup = (house: House = {}, players = CREW) => tableOf(players, house, "pass-the-cup");
/** Ann opens with a pair of twos; Bob has the cup before him. */
const passed = (house: House = {}) => recorded(cup(house), opens("Ann"), says("Ann", "pair of twos")).state;
/** The same, Bob having looked. */
const looked = (house: House = {}) => recorded(passed(house), looks("Bob")).state;
const drinks = (state: GameState) => holding(state, "drink");
const table = (state: GameState) =>
  state.phase === "claiming" ? state.round.table.map(({ face }) => face) : null;

const looks = (by: string): CupStep => ({ do: "look", by });
const rollsCup = (by: string): CupStep => ({ do: "roll-cup", by });
const exposes = (by: string, ...dice: Face[]): CupStep => ({ do: "show", by, dice });
const hides = (by: string, ...dice: Face[]): CupStep => ({ do: "hide", by, dice });
const rolls = (by: string, from: Face[], to: Face[]): CupStep => ({ do: "roll-table", by, from, to });
const claims = (by: string, claim: string, more: Partial<MakeClaim> = {}): Action => ({
  do: "claim",
  by,
  claim,
  ...more,
});
const next = (state: GameState, ...steps: Action[]) => recorded(state, ...steps).state;

describe("P1 the set-up", () => {
  test("P1 one cup, two players or more, passed left; hands with ones low and no straights", () => {
    expect(cup({}, ["Ann", "Bob"]).diceEach).toBeNull();
    expect(toAct(passed())).toBe("Bob");
    const opened = next(cup(), opens("Ann"));
    expect(refusedBy(opened, says("Ann", "low straight")).code).toBe("wrong-claim-kind");
    expect(recorded(next(opened, says("Ann", "pair of ones")), says("Bob", "pair of twos")).ruled).toEqual(
      [],
    );
  });
  test.each(["below-full-house", "above-full-house"])("P1 straights = %s", (straights) => {
    const state = next(cup({ straights }), opens("Ann"), says("Ann", "high straight"));
    const full = says("Bob", "full house, ones over twos");
    if (straights === "below-full-house") expect(recorded(state, full).ruled).toEqual([]);
    else expect(refusedBy(state, full).code).toBe("not-higher");
  });
  test("P1 H3 H6 H7 ones, implied_kicker and raise_strictness are choices here too", () => {
    const high = next(cup({ ones: "high" }), opens("Ann"), says("Ann", "pair of sixes"));
    expect(recorded(high, says("Bob", "pair of ones")).ruled).toEqual([]);
    expect(refusedBy(passed(), says("Bob", "pair of twos, one")).code).toBe("not-higher");
    expect(recorded(passed({ implied_kicker: "off" }), says("Bob", "pair of twos, one")).ruled).toEqual([]);
    const shrink = passed({ raise_strictness: "must-shrink" });
    expect(refusedBy(shrink, says("Bob", "pair of twos, three")).code).toBe("not-higher");
  });
});

test("P2 the starter rolls under the cup, can peek, can show dice, and claims", () => {
  const opened = next(cup(), opens("Ann"));
  expect(recorded(opened, says("Ann", "pair of twos")).ruled).toEqual([]);
  const shown = next(opened, looks("Ann"), exposes("Ann", 2, 2));
  expect(table(next(shown, says("Ann", "pair of twos")))).toEqual([2, 2]);
  expect(
    recorded(next(cup({ cup_roll: "mandatory" }), opens("Ann"), looks("Ann")), says("Ann", "six high")).ruled,
  ).toEqual([]);
});

describe("P3 the receiver", () => {
  test("P3 challenges before touching anything, accepts by looking, or accepts blind", () => {
    expect(recorded(passed(), doubts("Bob")).state.phase).toBe("revealing");
    expect(recorded(passed(), claims("Bob", "pair of threes", { accept: "looked" })).ruled).toEqual([]);
    expect(recorded(passed(), claims("Bob", "pair of threes", { accept: "blind" })).ruled).toEqual([]);
    expect(recorded(passed(), says("Bob", "pair of threes")).ruled).toEqual([]);
  });
  test("P3 P7 no one else challenges", () => {
    expect(refusedBy(passed(), doubts("Cy"))).toMatchObject({ code: "not-your-turn", rule: "S5" });
    expect(refusedBy(passed(), { do: "challenge", by: ["Bob", "Cy"] }).code).toBe("bad-format");
  });
  test("P3 no one else touches the cup", () => {
    expect(refusedBy(passed(), looks("Cy"))).toMatchObject({ code: "not-your-turn", rule: "S5" });
    expect(refusedBy(passed(), looks("Ann")).code).toBe("not-your-turn");
    expect(refusedBy(passed(), looks("Zed")).code).toBe("unknown-player");
  });
});

describe("P4 a turn, step by step", () => {
  test("P4 every step in its order", () => {
    const shown = next(looked(), exposes("Bob", 2, 5), hides("Bob", 5));
    expect(table(shown)).toEqual([2]);
    const rolled = next(shown, rolls("Bob", [2], [6]), rollsCup("Bob"), looks("Bob"), exposes("Bob", 3));
    expect(table(rolled)).toEqual([6, 3]);
    expect(table(next(rolled, says("Bob", "pair of threes")))).toEqual([6, 3]);
  });
  test("P4 openly rolled dice lock: no reroll and no hiding this round", () => {
    const locked = next(
      looked(),
      exposes("Bob", 2, 2),
      rolls("Bob", [2], [6]),
      says("Bob", "pair of threes"),
    );
    expect(table(locked)).toEqual([2, 6]);
    const cys = next(locked, looks("Cy"));
    expect(refusedBy(cys, hides("Cy", 6))).toMatchObject({ code: "locked-die", rule: "P4" });
    expect(refusedBy(cys, rolls("Cy", [6], [1])).code).toBe("locked-die");
    expect(refusedBy(cys, hides("Cy", 2, 6)).code).toBe("locked-die");
    expect(table(next(cys, hides("Cy", 2)))).toEqual([6]);
  });
  test("P4 of two equal dice, one locked and one not, the free one can be taken up", () => {
    const two = next(looked(), exposes("Bob", 4, 6), rolls("Bob", [4], [6]), says("Bob", "pair of threes"));
    expect(table(two)).toEqual([6, 6]);
    const taken = next(two, looks("Cy"), hides("Cy", 6));
    expect(table(taken)).toEqual([6]);
    expect(refusedBy(taken, hides("Cy", 6)).code).toBe("locked-die");
    expect(refusedBy(next(two, looks("Cy")), hides("Cy", 6, 6)).code).toBe("locked-die");
    const lockedFirst = next(looked(), exposes("Bob", 2), rolls("Bob", [2], [6]), exposes("Bob", 6));
    const left = next(lockedFirst, says("Bob", "pair of threes"), looks("Cy"), hides("Cy", 6));
    expect(left).toMatchObject({ round: { table: [{ face: 6, locked: true }] } });
  });
  test("P4 a locked die stays locked when the next claim lists the table again", () => {
    const listed = next(
      looked(),
      exposes("Bob", 2),
      rolls("Bob", [2], [6]),
      claims("Bob", "pair of threes", { table: [6, 4] }),
    );
    expect(table(listed)).toEqual([6, 4]);
    expect(refusedBy(next(listed, looks("Cy")), hides("Cy", 6)).code).toBe("locked-die");
    expect(table(next(listed, looks("Cy"), hides("Cy", 4)))).toEqual([6]);
  });
  test("P4 roll-order: hide or roll-table after roll-cup, hide after roll-table", () => {
    const rolled = next(looked(), exposes("Bob", 2, 3), rollsCup("Bob"));
    expect(refusedBy(rolled, hides("Bob", 2))).toMatchObject({ code: "roll-order", rule: "P4" });
    expect(refusedBy(rolled, rolls("Bob", [2], [6])).code).toBe("roll-order");
    const open = next(looked(), exposes("Bob", 2, 3), rolls("Bob", [2], [6]));
    expect(refusedBy(open, hides("Bob", 3)).code).toBe("roll-order");
    expect(table(next(open, rolls("Bob", [3], [5])))).toEqual([6, 5]);
  });
  test("P4 look and show are allowed in between, and so is a second roll-cup", () => {
    const state = next(
      looked(),
      rollsCup("Bob"),
      looks("Bob"),
      exposes("Bob", 2),
      rollsCup("Bob"),
      exposes("Bob", 3),
    );
    expect(table(state)).toEqual([2, 3]);
  });
  test("P4 a die that is not there", () => {
    const four = next(looked(), exposes("Bob", 1, 2, 3, 4));
    expect(refusedBy(four, exposes("Bob", 5, 6))).toMatchObject({ code: "not-in-cup" });
    expect(table(next(four, exposes("Bob", 5)))).toEqual([1, 2, 3, 4, 5]);
    expect(refusedBy(four, hides("Bob", 6)).code).toBe("not-on-table");
    expect(refusedBy(four, hides("Bob", 1, 1)).code).toBe("not-on-table");
    expect(refusedBy(four, rolls("Bob", [5], [1])).code).toBe("not-on-table");
  });
  test("P4 table left out means as before; given, it replaces what was there", () => {
    const shown = next(looked(), exposes("Bob", 2), rollsCup("Bob"));
    expect(table(next(shown, says("Bob", "pair of threes")))).toEqual([2]);
    expect(table(next(shown, claims("Bob", "pair of threes", { table: [5, 5] })))).toEqual([5, 5]);
    expect(table(next(shown, claims("Bob", "pair of threes", { table: [] })))).toEqual([]);
    const six: Face[] = [1, 1, 1, 1, 1, 1];
    expect(refusedBy(shown, claims("Bob", "pair of threes", { table: six })).code).toBe("bad-format");
  });
  test("P4 S10 the table can allow what the steps refuse: locked-die, roll-order, must-look, not-your-turn", () => {
    const locked = next(looked(), exposes("Bob", 2), rolls("Bob", [2], [6]));
    expect(recorded(locked, ruled(hides("Bob", 6))).ruled).toEqual(["locked-die", "roll-order"]);
    expect(table(next(locked, ruled(hides("Bob", 6))))).toEqual([]);
    expect(recorded(passed(), ruled(rollsCup("Cy"))).ruled).toEqual(["not-your-turn", "must-look"]);
    expect(refusedBy(passed(), ruled(hides("Bob", 6))).code).toBe("not-on-table");
  });
  test("P4 no steps before the round or after the challenge; no re-rolls", () => {
    expect(refusedBy(cup(), looks("Ann")).code).toBe("round-not-started");
    expect(refusedBy(next(passed(), doubts("Bob")), looks("Bob")).code).toBe("already-challenged");
    expect(refusedBy(cup(), { do: "re-roll", by: "Ann" }).code).toBe("not-in-this-game");
  });
});

describe("P5 after a peek: roll, and no challenge", () => {
  test("P5 a peek without a roll requires one before the claim", () => {
    expect(refusedBy(looked(), says("Bob", "pair of threes"))).toMatchObject({
      code: "must-roll",
      rule: "P5",
    });
    expect(recorded(looked(), ruled(says("Bob", "pair of threes"))).ruled).toEqual(["must-roll"]);
    expect(recorded(next(looked(), rollsCup("Bob")), says("Bob", "pair of threes")).ruled).toEqual([]);
    const onTable = next(looked(), exposes("Bob", 2), rolls("Bob", [2], [6]));
    expect(recorded(onTable, says("Bob", "pair of threes")).ruled).toEqual([]);
  });
  test("P5 uses recorded steps: accept “looked” alone is enough", () => {
    expect(recorded(passed(), claims("Bob", "pair of threes", { accept: "looked" })).ruled).toEqual([]);
    expect(refusedBy(looked(), claims("Bob", "pair of threes", { accept: "looked" })).code).toBe("must-roll");
  });
  test("P5 applies to that turn: the next player owes no roll", () => {
    const state = next(looked(), rollsCup("Bob"), says("Bob", "pair of threes"));
    expect(recorded(state, says("Cy", "pair of fours")).ruled).toEqual([]);
    const skipped = claims("Cy", "pair of threes", { skipped: true });
    expect(recorded(looked(), skipped).ruled).toEqual([]); // S11: another player's turn altogether
  });
  test("P5 challenging after a peek is illegal, though the table can allow it", () => {
    expect(refusedBy(looked(), doubts("Bob"))).toMatchObject({ code: "looked-then-challenged", rule: "P5" });
    expect(recorded(looked(), ruled(doubts("Bob"))).ruled).toEqual(["looked-then-challenged"]);
    const nextTurn = next(looked(), rollsCup("Bob"), says("Bob", "pair of threes"));
    expect(recorded(nextTurn, doubts("Cy")).state.phase).toBe("revealing");
  });
});

describe("P6 variants", () => {
  test("P6 table_lock = turn: the next turn unlocks them", () => {
    const steps = [exposes("Bob", 2), rolls("Bob", [2], [6])] as const;
    const thisTurn = next(looked({ table_lock: "turn" }), ...steps);
    expect(refusedBy(thisTurn, rolls("Bob", [6], [1])).code).toBe("locked-die");
    const later = next(thisTurn, says("Bob", "pair of threes"), looks("Cy"));
    expect(table(next(later, hides("Cy", 6)))).toEqual([]);
    const listed = next(thisTurn, claims("Bob", "pair of threes", { table: [6] }), looks("Cy"));
    expect(table(next(listed, hides("Cy", 6)))).toEqual([]);
  });
  test("P6 cup_roll = mandatory: a roll on the table is not enough", () => {
    const house = { cup_roll: "mandatory" };
    const onTable = next(looked(house), exposes("Bob", 2), rolls("Bob", [2], [6]));
    expect(refusedBy(onTable, says("Bob", "pair of threes")).code).toBe("must-roll");
    expect(recorded(next(onTable, rollsCup("Bob")), says("Bob", "pair of threes")).ruled).toEqual([]);
    expect(recorded(passed(house), claims("Bob", "pair of threes", { accept: "blind" })).ruled).toEqual([]);
  });
  test("P6 blind_may_roll = no: touching dice in a turn without a peek is refused", () => {
    const shown = next(cup(), opens("Ann"), exposes("Ann", 2), says("Ann", "pair of twos"));
    for (const step of [exposes("Bob", 3), hides("Bob", 2), rolls("Bob", [2], [6]), rollsCup("Bob")])
      expect(refusedBy(shown, step)).toMatchObject({ code: "must-look" });
  });
  test("P6 blind_may_roll = yes allows it", () => {
    const shown = next(
      cup({ blind_may_roll: "yes" }),
      opens("Ann"),
      exposes("Ann", 2),
      says("Ann", "pair of twos"),
    );
    for (const step of [exposes("Bob", 3), hides("Bob", 2), rolls("Bob", [2], [6]), rollsCup("Bob")])
      expect(recorded(shown, step).ruled).toEqual([]);
  });
  test("P6 the starter can touch the dice without a peek", () => {
    const opened = next(cup(), opens("Ann"));
    expect(table(next(opened, exposes("Ann", 2), hides("Ann", 2)))).toEqual([]);
  });
  test("P6 claim_must_fit_table = no: a claim that the table disproves is legal", () => {
    const open: Face[] = [1, 2, 3, 4];
    expect(recorded(passed(), claims("Bob", "three sixes", { table: open })).ruled).toEqual([]);
  });
  test("P6 claim_must_fit_table = yes: refused when no filling of the cup reaches it", () => {
    const fit = passed({ claim_must_fit_table: "yes" });
    const open: Face[] = [1, 2, 3, 4];
    const refused = refusedBy(fit, claims("Bob", "three sixes", { table: open }));
    expect(refused).toMatchObject({ code: "table-disproves-claim", rule: "P6" });
    // A four under the cup makes a pair of fours: as high as these dice can get.
    expect(recorded(fit, claims("Bob", "pair of fours, three", { table: open })).ruled).toEqual([]);
    expect(refusedBy(fit, claims("Bob", "pair of fives", { table: open })).code).toBe(
      "table-disproves-claim",
    );
    expect(recorded(fit, ruled(claims("Bob", "three sixes", { table: open }))).ruled).toEqual([
      "table-disproves-claim",
    ]);
    // Just reached is reached.
    expect(recorded(fit, claims("Bob", "five sixes", { table: [6, 6, 6, 6] })).ruled).toEqual([]);
    // A floor (S2): two sixes and a three show, and three sixes satisfy two pair.
    expect(recorded(fit, claims("Bob", "two pair, fives and fours", { table: [6, 6, 3] })).ruled).toEqual([]);
  });
  test("P6 the table is checked before an owed roll (formats §5, §7)", () => {
    const fit = looked({ claim_must_fit_table: "yes" });
    const both = claims("Bob", "three sixes", { table: [1, 2, 3, 4] });
    expect(refusedBy(fit, both).code).toBe("table-disproves-claim");
    expect(recorded(fit, ruled(both)).ruled).toEqual(["table-disproves-claim", "must-roll"]);
  });
});

describe("P7 the challenge", () => {
  const challenged = (...open: Face[]) =>
    next(cup(), opens("Ann"), claims("Ann", "three sixes", { table: open }), doubts("Bob"));
  test("P7 all five dice, table and cup, decide; the loser drinks one", () => {
    const there = recorded(challenged(6, 6), lifts(6, 1, 6, 2, 6));
    expect(settledIn(there)).toMatchObject({
      moves: [{ what: "drink", count: 1, from: "bank", to: "Bob" }],
      rules: ["S2", "P7"],
    });
    expect(drinks(recorded(challenged(6, 6), lifts(6, 6, 1, 2, 3)).state)).toEqual({ Ann: 1, Bob: 0, Cy: 0 });
  });
  test("P7 S12 the dice shown contain every die on the table", () => {
    for (const dice of [
      [6, 1, 2, 3, 4],
      [6, 6, 1, 2],
      [6, 6, 1, 2, 3, 4],
    ] as Face[][])
      expect(refusedBy(challenged(6, 6), lifts(...dice))).toMatchObject({
        code: "dice-mismatch",
        rule: "S12",
      });
  });
  test("P7 S12 counts, or dice by player, are not for one cup", () => {
    expect(refusedBy(challenged(), counted(3)).code).toBe("bad-format");
    expect(refusedBy(challenged(), { do: "reveal", dice: { Ann: [6] } }).code).toBe("bad-format");
    expect(drinks(recorded(challenged(), outcome("exact")).state)).toMatchObject({ Bob: 1 });
  });
  test("P7 a claimer who pleads that the dice got messed up drinks double, if they lose", () => {
    const plea = (action: Action): Action => ({ ...action, messed_up: true }) as Action;
    expect(drinks(recorded(challenged(), plea(outcome("short"))).state)).toEqual({ Ann: 2, Bob: 0, Cy: 0 });
    expect(drinks(recorded(challenged(), plea(outcome("there"))).state)).toEqual({ Ann: 0, Bob: 1, Cy: 0 });
  });
  test("P7 no other game knows the plea", () => {
    const state = next(
      tableOf(CREW, {}, "closed-cup"),
      opens("Ann"),
      says("Ann", "three sixes"),
      doubts("Bob"),
    );
    expect(refusedBy(state, { do: "reveal", outcome: "short", messed_up: true })).toMatchObject({
      values: { name: "messed_up" },
      code: "bad-format",
      rule: "P7",
    });
  });
});

describe("P8 the winner gives a drink", () => {
  const give = (by: string, to: string, more = {}): Action => ({ do: "give", by, to, ...more });
  /** Ann's claim was there: Ann won against Bob. */
  const won = (house: House = { winner_gives_drink: "on" }) =>
    next(passed(house), doubts("Bob"), outcome("there"));
  test("P8 once, before the next round starts; it shows in the standing, not in the moves", () => {
    const given = recorded(won(), give("Ann", "Cy", { what: "drink", count: 1 }));
    expect(drinks(given.state)).toEqual({ Ann: 0, Bob: 1, Cy: 1 });
    expect(given.facts).toEqual([
      { fact: "moved", by: "give", move: { what: "drink", count: 1, from: "bank", to: "Cy" } },
    ]);
    expect(refusedBy(given.state, give("Ann", "Cy"))).toMatchObject({ code: "nothing-to-give", rule: "P8" });
    expect(refusedBy(next(won(), opens()), give("Ann", "Cy")).code).toBe("not-between-rounds");
  });
  test("P8 the winner can drink it; other players have no drink to give", () => {
    expect(drinks(next(won(), give("Ann", "Ann")))).toMatchObject({ Ann: 1 });
    expect(refusedBy(won(), give("Bob", "Cy")).code).toBe("nothing-to-give");
    expect(refusedBy(won(), give("Ann", "Zed")).code).toBe("unknown-player");
    expect(refusedBy(next(won(), { do: "leave", player: "Cy" }), give("Ann", "Cy")).code).toBe("not-active");
  });
  test("P8 off, or another kind or count: nothing-to-give", () => {
    expect(refusedBy(won({}), give("Ann", "Cy")).code).toBe("nothing-to-give");
    expect(refusedBy(won(), give("Ann", "Cy", { count: 2 })).code).toBe("nothing-to-give");
    expect(refusedBy(won(), give("Ann", "Cy", { what: "chip" })).code).toBe("nothing-to-give");
    expect(refusedBy(cup({ winner_gives_drink: "on" }), give("Ann", "Cy")).code).toBe("nothing-to-give");
  });
  test("P8 a round without a result has no drink to give", () => {
    const state = next(won(), opens(), { do: "void-round" });
    expect(refusedBy(state, give("Ann", "Cy")).code).toBe("nothing-to-give");
  });
  test("P8 other games have no such action, in any phase", () => {
    const mia = tableOf(CREW, {}, "mia");
    expect(refusedBy(mia, give("Ann", "Cy")).code).toBe("not-in-this-game");
    expect(refusedBy(next(mia, opens("Ann")), give("Ann", "Cy")).code).toBe("not-in-this-game");
  });
});

test("P9 the winner starts the next round; no one goes out, and only the table ends it", () => {
  expect(toAct(next(passed(), doubts("Bob"), outcome("there")))).toBe("Ann");
  expect(toAct(next(passed(), doubts("Bob"), outcome("short")))).toBe("Bob");
  const lost = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(() => [
    ruled(opens("Ann")),
    says("Ann", "five sixes"),
    doubts("Bob"),
    outcome("short"),
  ]);
  const state = next(cup(), ...lost);
  expect([state.phase, drinks(state)]).toEqual(["between-rounds", { Ann: 8, Bob: 0, Cy: 0 }]);
  expect(next(state, { do: "end" })).toMatchObject({ phase: "finished", finished: { reason: "end" } });
});

test("P10 drinks use the table's own word", () => {
  expect(cup({ drink_name: "shot of water" }).house.drink_name).toBe("shot of water");
  expect(cup().house.drink_name).toBe("drink");
  for (const drink_name of ["", " ", "x".repeat(41), 3, true])
    expect(newGame({ game: "pass-the-cup", house: { drink_name }, players: CREW })).toMatchObject({
      refusal: { code: "bad-option-value", rule: "P10" },
    });
});
