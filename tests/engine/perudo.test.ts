import { describe, expect, test } from "vitest";
import { type Action, type GameState, legal, toAct } from "@/lib/engine";
import {
  calls,
  counted,
  doubts,
  holding,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  settledIn,
  shows,
  start,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee"];
type House = Record<string, string | number>;
const perudo = (house: House = {}, players = CREW) => tableOf(players, house, "perudo");
const claimed = (claim = "5 fives", house: House = {}) =>
  recorded(perudo(house), opens("Ann"), says("Ann", claim)).state;
const dice = (state: GameState) => holding(state, "die");
const calza = (by: string) => calls(by, "spot-on");
/** Starter claims, and loses a die. */
const loses = (starter: string, doubter: string): Action[] => [
  ruled(opens(starter)),
  says(starter, "9 sixes"),
  doubts(doubter),
  outcome("short"),
];
const adjusted = (player: string, count: number): Action => ({
  do: "adjust",
  what: "die",
  count,
  from: player,
  to: "bank",
  note: "dropped",
});
const higher = (state: GameState, by: string, claim: string) => recorded(state, says(by, claim)).ruled;

describe("U1 the set-up", () => {
  test("U1 five dice, or dice_each; ones are wild", () => {
    expect(dice(perudo())).toEqual({ Ann: 5, Bob: 5, Cy: 5, Dee: 5 });
    expect(dice(perudo({ dice_each: 3 }))).toEqual({ Ann: 3, Bob: 3, Cy: 3, Dee: 3 });
    const found = recorded(
      claimed(),
      doubts("Bob"),
      shows({ Ann: [5, 5, 1, 2, 3], Bob: [1, 2, 2, 2, 2], Cy: [3, 3, 3, 3, 3], Dee: [6, 6, 6, 6, 6] }),
    );
    expect(settledIn(found).finding).toMatchObject({ found: 4, margin: -1 }); // two fives, two ones
    expect(refusedBy(perudo(), start("Ann", 1)).code).toBe("wild-not-used");
  });
  test("U1 a round cannot start on ones", () => {
    const opened = recorded(perudo(), opens("Ann")).state;
    expect(refusedBy(opened, says("Ann", "3 ones"))).toMatchObject({
      code: "cannot-open-on-ones",
      rule: "U1",
    });
    expect(legal(opened, "Ann").claim.perFace).toHaveLength(5);
  });
  test("U1 S11 a round cannot start on ones that are only the first recorded claim", () => {
    const opened = recorded(perudo(), opens("Ann")).state;
    expect(refusedBy(opened, { do: "claim", by: "Cy", claim: "3 ones", skipped: true }).code).toBe(
      "cannot-open-on-ones",
    );
  });
  test("U1 open_on_ones = yes: then ones are not wild that round and the ladder is plain quantity-major", () => {
    const state = claimed("3 ones", { open_on_ones: "yes" });
    expect(state).toMatchObject({ round: { terms: { wild: null } } });
    expect(higher(state, "Bob", "3 twos")).toEqual([]);
    expect(higher(state, "Bob", "4 ones")).toEqual([]);
    expect(refusedBy(state, says("Bob", "2 sixes")).code).toBe("not-higher");
    const later = recorded(state, says("Bob", "3 twos"), says("Cy", "4 twos")).state;
    expect(refusedBy(later, says("Dee", "2 ones")).code).toBe("not-higher"); // no halving
  });
  test("U1 open_on_ones = yes: a round that starts on another face keeps its wild ones", () => {
    expect(higher(claimed("5 fives", { open_on_ones: "yes" }), "Bob", "3 ones")).toEqual([]);
  });
  test("U1 S10 ruled opening ones are not wild that round", () => {
    const played = recorded(perudo(), opens("Ann"), ruled(says("Ann", "3 ones")));
    expect(played.ruled).toEqual(["cannot-open-on-ones"]);
    expect(played.state).toMatchObject({ round: { terms: { wild: null } } });
    expect(higher(played.state, "Bob", "3 twos")).toEqual([]);
  });
});

describe("U2 dudo and calza", () => {
  test("U2 dudo only in turn, calza by anyone but the claimer", () => {
    expect(refusedBy(claimed(), doubts("Cy")).code).toBe("not-your-turn");
    for (const caller of ["Bob", "Cy", "Dee"])
      expect(recorded(claimed(), calza(caller)).state.phase).toBe("revealing");
    expect(refusedBy(claimed(), calza("Ann")).code).toBe("own-claim");
    expect(settledIn(recorded(claimed(), calza("Dee"), counted(5))).outOfTurn).toBe(false);
  });
  test("U2 calza = off", () => {
    const off = claimed("5 fives", { calza: "off" });
    expect(refusedBy(off, calza("Bob"))).toMatchObject({ code: "spot-on-off", rule: "U2" });
    expect(refusedBy(off, calls("Bob", "concede")).code).toBe("challenge-not-allowed");
  });
});

describe("U3 the ladder", () => {
  test("U3 quantity-major among twos to sixes", () => {
    expect(higher(claimed("5 fives"), "Bob", "5 sixes")).toEqual([]);
    expect(higher(claimed("5 fives"), "Bob", "6 twos")).toEqual([]);
    expect(refusedBy(claimed("5 fives"), says("Bob", "5 fours")).code).toBe("not-higher");
  });
  test.each([
    ["4 fives", "2 ones", "1 one"],
    ["5 fives", "3 ones", "2 ones"],
    ["1 two", "1 one", null],
  ])("U3 over %s to ones: at least half, rounded up: %s, not %s", (latest, enough, short) => {
    expect(higher(claimed(latest), "Bob", enough)).toEqual([]);
    if (short) expect(refusedBy(claimed(latest), says("Bob", short)).code).toBe("not-higher");
  });
  test("U3 from ones back: at least twice the quantity plus one; ones to ones: more", () => {
    const ones = recorded(claimed("5 fives"), says("Bob", "3 ones")).state;
    expect(higher(ones, "Cy", "7 twos")).toEqual([]);
    expect(higher(ones, "Cy", "4 ones")).toEqual([]);
    for (const claim of ["6 sixes", "3 ones"])
      expect(refusedBy(ones, says("Cy", claim)).code).toBe("not-higher");
  });
  test("U3 S6 another ladder, ones high and the cap are choices too", () => {
    expect(refusedBy(claimed("5 fives", { raise: "quantity-major" }), says("Bob", "3 ones")).code).toBe(
      "not-higher",
    );
    expect(higher(claimed("5 sixes", { raise: "quantity-major", ones: "high" }), "Bob", "5 ones")).toEqual(
      [],
    );
    expect(refusedBy(claimed("20 fives", { cap_bids: "on" }), says("Bob", "21 fives")).code).toBe(
      "cap-exceeded",
    );
  });
  test("U3 S7 with the cap, twenty sixes still lead to ones", () => {
    const state = claimed("20 sixes", { cap_bids: "on" });
    expect(higher(state, "Bob", "10 ones")).toEqual([]);
    const top = recorded(state, says("Bob", "20 ones")).state;
    expect(refusedBy(top, says("Cy", "20 ones")).code).toBe("top-claim");
  });
});

describe("U4 dudo", () => {
  test("U4 the loser drops a die and starts", () => {
    const short = recorded(claimed(), doubts("Bob"), counted(4));
    expect([dice(short.state), toAct(short.state)]).toEqual([{ Ann: 4, Bob: 5, Cy: 5, Dee: 5 }, "Ann"]);
    const there = recorded(claimed(), doubts("Bob"), counted(5));
    expect([dice(there.state), toAct(there.state)]).toEqual([{ Ann: 5, Bob: 4, Cy: 5, Dee: 5 }, "Bob"]);
    expect(settledIn(there).rules).toEqual(["S1", "U4"]);
  });
  test("U4 if out, the next active player to the left starts; the last one in wins", () => {
    const one = recorded(perudo({ dice_each: 1 }, ["Ann", "Bob", "Cy"]), ...loses("Ann", "Bob"));
    expect(toAct(one.state)).toBe("Bob");
    expect(recorded(one.state, ...loses("Bob", "Cy")).state).toMatchObject({
      finished: { winners: ["Cy"], losers: ["Ann", "Bob"] },
    });
  });
});

describe("U5 palifico", () => {
  /** Three at the table with two dice each; Ann falls to one. */
  const fallen = (house: House = {}, players = ["Ann", "Bob", "Cy"]) =>
    recorded(perudo({ dice_each: 2, ...house }, players), ...loses("Ann", "Bob")).state;
  const palifico = (house: House = {}) => recorded(fallen(house), opens()).state;

  test("U5 that player starts, ones are not wild and can start the round, and the face cannot change", () => {
    expect(toAct(fallen())).toBe("Ann");
    expect(palifico()).toMatchObject({ round: { terms: { wild: null, locksFace: true } } });
    const ones = recorded(palifico(), says("Ann", "1 one")).state;
    expect(higher(ones, "Bob", "2 ones")).toEqual([]);
    expect(refusedBy(ones, says("Bob", "2 sixes"))).toMatchObject({ code: "face-locked", rule: "U5" });
    const found = recorded(ones, doubts("Bob"), shows({ Ann: [2], Bob: [2, 1], Cy: [3, 3] }));
    expect(settledIn(found).finding).toMatchObject({ found: 1, finding: "exact" });
    const twos = recorded(palifico(), says("Ann", "2 twos"), doubts("Bob"));
    const dice = shows({ Ann: [2], Bob: [1, 1], Cy: [3, 3] }); // one two, and ones do not help
    expect(settledIn(recorded(twos.state, dice)).finding).toMatchObject({ found: 1, finding: "short" });
  });
  test("U5 only the locked face is offered", () => {
    const state = recorded(palifico(), says("Ann", "1 three")).state;
    expect(legal(state, "Bob").claim).toMatchObject({
      refusal: null,
      lowest: { count: 2, face: 3 },
      perFace: [{ count: 2, face: 3 }],
    });
  });
  test("U5 S10 a ruled other face is the locked one from then on", () => {
    const state = recorded(palifico(), says("Ann", "1 three")).state;
    const changed = recorded(state, ruled(says("Bob", "2 fours")));
    expect(changed.ruled).toEqual(["face-locked"]);
    expect(refusedBy(changed.state, says("Cy", "3 threes")).code).toBe("face-locked");
    expect(higher(changed.state, "Cy", "3 fours")).toEqual([]);
  });
  test("U5 face-locked is checked before the ladder, and both are allowed in that order", () => {
    const state = recorded(palifico(), says("Ann", "2 threes")).state;
    expect(refusedBy(state, says("Bob", "1 two")).code).toBe("face-locked");
    expect(recorded(state, ruled(says("Bob", "1 two"))).ruled).toEqual(["face-locked", "not-higher"]);
  });
  test("U5 a player who had one die from the start has not fallen to it", () => {
    const one = perudo({ dice_each: 1 }, ["Ann", "Bob", "Cy"]);
    const { state } = recorded(one, opens("Ann"), says("Ann", "9 sixes"), doubts("Bob"), outcome("short"));
    expect(state).toMatchObject({ palifico: null });
  });
  test("U1 S19 ones are an ordinary face if another face or none is wild, and the red die stays", () => {
    const none = recorded(perudo({ wild_face: "none" }), opens("Ann"));
    expect(recorded(none.state, says("Ann", "3 ones")).ruled).toEqual([]);
    const red = recorded(perudo({ wild_face: "red-die" }), { do: "start-round", starter: "Ann", wild: 4 });
    expect(recorded(red.state, says("Ann", "3 fours")).state).toMatchObject({
      round: { terms: { wild: 4 } },
    });
  });
  test("U5 palifico = off: an ordinary round", () => {
    const state = recorded(fallen({ palifico: "off" }), opens()).state;
    expect(state).toMatchObject({ round: { terms: { wild: 1, locksFace: false } } });
  });
  test("U5 only with more than two players still in when that round starts", () => {
    const two = recorded(fallen({}, ["Ann", "Bob"]), opens()).state;
    expect(two).toMatchObject({ round: { terms: { wild: 1, locksFace: false } } });
    const left = recorded(fallen(), { do: "leave", player: "Cy" }, opens()).state;
    expect(left).toMatchObject({ round: { terms: { locksFace: false } } });
  });
  test("U5 once per player and game", () => {
    const regained = recorded(
      palifico(),
      says("Ann", "1 two"),
      says("Bob", "2 twos"),
      calza("Ann"), // exact: Ann is back at two dice
      counted(2),
    ).state;
    expect(dice(regained)).toMatchObject({ Ann: 2 });
    const again = recorded(regained, ...loses("Ann", "Bob"), opens()).state;
    expect(dice(again)).toMatchObject({ Ann: 1 });
    expect(again).toMatchObject({ round: { starter: "Ann", terms: { wild: 1, locksFace: false } } });
  });
  test("U5 a fall by calza counts", () => {
    const { state } = recorded(
      perudo({ dice_each: 2 }, ["Ann", "Bob", "Cy"]),
      opens("Ann"),
      says("Ann", "2 sixes"),
      calza("Cy"),
      counted(3),
      opens(),
    );
    expect(state).toMatchObject({ round: { starter: "Cy", terms: { locksFace: true } } });
  });
  test("U5 another starter cancels it, for good", () => {
    expect(refusedBy(fallen(), opens("Bob")).code).toBe("wrong-starter");
    const other = recorded(fallen(), ruled(opens("Bob"))).state;
    expect(other).toMatchObject({ round: { starter: "Bob", terms: { wild: 1, locksFace: false } } });
    const next = recorded(other, says("Bob", "9 sixes"), doubts("Cy"), outcome("there"), ruled(opens("Ann")));
    expect(next.state).toMatchObject({ round: { terms: { locksFace: false } } });
  });
  test("U5 calza is allowed", () => {
    const state = recorded(palifico(), says("Ann", "1 three")).state;
    expect(recorded(state, calza("Cy")).state.phase).toBe("revealing");
  });
  test("U5 S14 a voided palifico is palifico again", () => {
    const { state } = recorded(palifico(), says("Ann", "1 three"), { do: "void-round" });
    expect(toAct(state)).toBe("Ann");
    expect(recorded(state, opens()).state).toMatchObject({ round: { terms: { locksFace: true } } });
  });
  test("U5 a leaving player loses their palifico", () => {
    const left = recorded(fallen({}, CREW), { do: "leave", player: "Ann" }).state;
    expect(recorded(left, opens()).state).toMatchObject({
      round: { starter: "Bob", terms: { locksFace: false } },
    });
    const back = recorded(left, { do: "join", player: "Ann" }, ruled(opens("Ann"))).state;
    expect(back).toMatchObject({ round: { starter: "Ann", terms: { locksFace: false } } });
    const another = recorded(fallen({}, CREW), { do: "leave", player: "Cy" }, opens()).state;
    expect(another).toMatchObject({ round: { starter: "Ann", terms: { locksFace: true } } });
  });
  test("U5 a newcomer can still have a palifico", () => {
    const { state } = recorded(
      perudo({ dice_each: 2 }, ["Ann", "Bob"]),
      { do: "join", player: "Cy" },
      ...loses("Cy", "Ann"),
      opens(),
    );
    expect(state).toMatchObject({ round: { starter: "Cy", terms: { locksFace: true } } });
  });
  test("U5 only the next round is palifico; the one after is ordinary", () => {
    const { state } = recorded(palifico(), says("Ann", "1 three"), doubts("Bob"), outcome("there"));
    // Bob, with two dice, fell in turn: his palifico comes next, and then none.
    const bobs = recorded(state, opens()).state;
    expect(bobs).toMatchObject({ round: { starter: "Bob", terms: { locksFace: true } } });
    const after = recorded(bobs, says("Bob", "1 three"), doubts("Cy"), outcome("short"), opens()).state;
    expect(after).toMatchObject({ round: { terms: { wild: 1, locksFace: false } } });
  });
});

describe("U6 calza", () => {
  test("U6 exact: the challenger regains a die and starts", () => {
    const before = recorded(perudo(), ...loses("Dee", "Ann"), opens("Dee"), says("Dee", "3 twos")).state;
    const played = recorded(before, says("Ann", "5 fives"), calza("Dee"), counted(5));
    expect(settledIn(played)).toMatchObject({
      moves: [{ what: "die", count: 1, from: "bank", to: "Dee" }],
      rules: ["S1", "U6"],
    });
    expect([dice(played.state), toAct(played.state)]).toEqual([{ Ann: 5, Bob: 5, Cy: 5, Dee: 5 }, "Dee"]);
  });
  test("U6 never above the starting number", () => {
    const played = recorded(claimed(), calza("Cy"), outcome("exact"));
    expect(settledIn(played).moves).toEqual([]);
    expect([dice(played.state), toAct(played.state)]).toEqual([{ Ann: 5, Bob: 5, Cy: 5, Dee: 5 }, "Cy"]);
  });
  test.each([counted(4), counted(6), outcome("there"), outcome("short")])(
    "U6 else the challenger loses one and starts: %j",
    (found) => {
      const { state } = recorded(claimed(), calza("Cy"), found);
      expect([dice(state), toAct(state)]).toEqual([{ Ann: 5, Bob: 5, Cy: 4, Dee: 5 }, "Cy"]);
    },
  );
  test("U6 if out, the next active player to the left starts", () => {
    const { state } = recorded(
      perudo({ dice_each: 1 }, ["Ann", "Bob", "Cy"]),
      opens("Ann"),
      says("Ann", "1 six"),
      calza("Cy"),
      counted(0),
    );
    expect(toAct(state)).toBe("Ann");
  });
  test("U6 S15 a calza does not remove a die given above the starting number", () => {
    const gift: Action = { do: "adjust", what: "die", count: 1, from: "bank", to: "Cy", note: "found one" };
    const { state } = recorded(claimed(), gift, calza("Cy"), outcome("exact"));
    expect(dice(state)).toMatchObject({ Cy: 6 });
  });
  test("U6 S15 regains after a penalty", () => {
    const { state } = recorded(claimed(), adjusted("Cy", 2), calza("Cy"), outcome("exact"));
    expect(dice(state)).toMatchObject({ Cy: 4 });
  });
});
