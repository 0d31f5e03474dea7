import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { BrokenEntry, Entry, Wanted } from "@/lib/protocol/entry";
import { countsByGame } from "@/lib/views/counts";
import { crewLinks } from "@/lib/views/crewLinks";
import { mostDrunk } from "@/lib/views/drunk";
import { addsABang, settledBy, undoRound, viewHistory } from "@/lib/views/history";
import { laterConflicts } from "@/lib/views/laterConflicts";
import { cupsShown } from "@/lib/views/shownDice";
import { bangs, outcome, says, shows, start, tableOf } from "../engine/tableOf";
import { corrected, journalOf, retracted } from "../protocol/journalOf";

const opening = tableOf(["s1", "s2", "s3"]);

const DICE = shows({ s1: [6, 6, 1, 2, 3], s2: [4, 1, 2, 3, 5], s3: [4, 2, 2, 3, 5] });
const FIRST = [start("s1"), says("s1", "9 sixes"), bangs("s3"), DICE];
const SECOND = [start("s3"), says("s3", "2 fives"), bangs("s1"), outcome("there")];

const shape = (entries: readonly Entry[]) =>
  viewHistory(opening, entries).rounds.map(({ kind, round, lines }) => [kind, round, lines.length]);

describe("a game's history", () => {
  test("is empty before anything is recorded", () => {
    expect(viewHistory(opening, []).rounds).toEqual([]);
  });

  test("lists rounds newest first, each with its verdict and the entries after it", () => {
    const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "late" };
    const entries = journalOf(penalty, ...FIRST, penalty, ...SECOND, start("s1"));
    expect(shape(entries)).toEqual([
      ["open", 3, 1],
      ["settled", 2, 4],
      ["settled", 1, 5],
      ["before", 1, 1],
    ]);
    expect(viewHistory(opening, entries).rounds[2]?.settled?.finding.found).toBe(4);
  });

  test("gives a void round no number of its own, unlike its replacement", () => {
    expect(shape(journalOf(start("s1"), { do: "void-round" }, ...FIRST))).toEqual([
      ["settled", 1, 4],
      ["void", 1, 2],
    ]);
  });

  test("S26 lists an outcome round as one item with its own number, corrected and undone like any", () => {
    const late: Action = { do: "outcome", challengers: ["s3"], claimer: "s1", right: true };
    const entries = journalOf(late, ...SECOND, { do: "outcome", loser: "s2" });
    expect(shape(entries)).toEqual([
      ["scored", 3, 1],
      ["settled", 2, 4],
      ["scored", 1, 1],
    ]);
    const first = viewHistory(opening, entries).rounds[2];
    expect(first).toMatchObject({ settled: null, scored: { challengers: ["s3"], turn: "s2" } });
    expect(first && undoRound(first)).toEqual([retracted(1)]);
    const fixed = journalOf(late, { do: "outcome", loser: "s2" }, corrected({ ...late, right: false }, 1));
    expect(viewHistory(opening, fixed).rounds[1]?.scored?.loser).toBe("s3");
    expect(shape(journalOf(late, retracted(1)))).toEqual([["taken-back", 1, 1]]);
  });

  test("keeps every version of an entry, and marks the current one", () => {
    const lower = corrected(says("s1", "3 sixes"), 2);
    const [round] = viewHistory(opening, journalOf(...FIRST, lower)).rounds;
    const claim = round?.lines[1];
    expect(claim?.versions.map(({ seq }) => seq)).toEqual([2, 5]);
    expect(claim?.stands?.seq).toBe(5);
    expect(round?.settled?.right).toBe(false);
  });

  test("keeps an undone entry in its round, restorable", () => {
    const entries = journalOf(start("s1"), says("s1", "9 sixes"), retracted(2));
    const line = viewHistory(opening, entries).rounds[0]?.lines[1];
    expect(line?.stands).toBeNull();
    expect(line?.back).toEqual({ action: says("s1", "9 sixes"), replaces: [3] });
    const again = [...entries, ...journalOf(line?.back as Wanted).map((one) => ({ ...one, seq: 4 }))];
    expect(viewHistory(opening, again).rounds[0]?.lines[1]?.stands?.seq).toBe(4);
  });

  test("undoes a round entry by entry, up to its verdict", () => {
    const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "late" };
    const entries = journalOf(...FIRST, penalty);
    const [round] = viewHistory(opening, entries).rounds;
    if (!round) throw new Error("no round");
    const back = undoRound(round);
    expect(back).toEqual([1, 2, 3, 4].map((seq) => retracted(seq)));
    expect(shape([...entries, ...journalOf(...back).map((one) => ({ ...one, seq: one.seq + 5 }))])).toEqual([
      ["taken-back", 1, 5],
    ]);
  });

  test("shows no round as running in a finished game, even if its end was undone and restored", () => {
    const last = start("s3", 2);
    // The second round's start, the first one's verdict and its bang are undone, and restored one by one.
    const entries = journalOf(
      ...[...FIRST, last, retracted(5), retracted(4), retracted(3)],
      ...[
        bangs("s3"),
        DICE,
        last,
        says("s3", "2 fives"),
        bangs("s1"),
        outcome("there"),
        { do: "end" } as const,
      ],
    );
    expect(shape(entries)).toEqual([
      ["settled", 2, 5],
      ["taken-back", 1, 1],
      ["settled", 1, 6],
    ]);
    expect(viewHistory(opening, entries).state.phase).toBe("finished");
  });

  test("S15 shows no round as running after a penalty ended the game", () => {
    const washes: Action = { do: "adjust", what: "bad", count: 9, from: "bank", to: "s1", note: "late" };
    expect(shape(journalOf(...FIRST, start("s3"), says("s3", "2 fives"), washes))).toEqual([
      ["dropped", 2, 3],
      ["settled", 1, 4],
    ]);
    // If that is undone, the round continues.
    expect(shape(journalOf(...FIRST, start("s3"), says("s3", "2 fives"), washes, retracted(7)))).toEqual([
      ["open", 2, 3],
      ["settled", 1, 4],
    ]);
  });

  test("shows a replaced version's effect", () => {
    const step = viewHistory(opening, journalOf(...FIRST)).rounds[0]?.lines[3]?.stands;
    if (!step) throw new Error("nothing stands");
    expect(settledBy(step.before, outcome("exact"))?.right).toBe(false);
    expect(settledBy(step.before, start("s1"))).toBeNull();
  });
});

test("does not count one more bang as a correction", () => {
  expect(addsABang(bangs("s3"), bangs("s3", "s2"))).toBe(true);
  expect(addsABang(bangs("s3"), bangs("s2", "s3"))).toBe(false);
  expect(addsABang(bangs("s3", "s2"), bangs("s3"))).toBe(false);
  expect(addsABang(says("s1", "1 one"), bangs("s3"))).toBe(false);
  expect(addsABang(bangs("s3"), null)).toBe(false);
});

test("highlights cups that a correction changed", () => {
  const other = shows({ s1: [6, 6, 1, 2, 3], s2: [4, 1, 2, 3, 5], s3: [1, 1, 1, 1, 1] });
  expect(cupsShown(DICE, other).map(({ changed }) => changed)).toEqual([false, false, true]);
  expect(cupsShown(DICE, null).map(({ changed }) => changed)).toEqual([false, false, false]);
  expect(cupsShown(outcome("short"), DICE)).toEqual([]);
});

test("lists dependents under their conflict", () => {
  const broken = (seq: number, action: Action, code: BrokenEntry["code"]): BrokenEntry => ({
    seq,
    action,
    code,
    rule: null,
    message: "",
  });
  const all = [
    broken(5, start("s3"), "wrong-starter"),
    broken(6, says("s3", "2 fives"), "round-not-started"),
    broken(7, bangs("s1"), "round-not-started"),
    broken(9, says("s1", "1 one"), "not-higher"),
    broken(12, start("s1"), "game-over"),
    broken(13, says("s1", "1 one"), "game-over"),
  ];
  expect(laterConflicts(all).map(({ first, others }) => [first.seq, others.map(({ seq }) => seq)])).toEqual([
    [5, [6, 7]],
    [9, []],
    [12, [13]],
  ]);
});

test("counts each kind of game in its unit, the most played first", () => {
  const over = (game: string, named: object) => ({ game, losers: [], winners: [], drunk: [], ...named });
  const counts = countsByGame([
    over("firehouse", { losers: ["Bob"], winners: ["Ann", "Cy"] }),
    over("firehouse", { losers: ["Cy", "Ann"] }),
    over("firehouse", {}),
    over("firehouse", { losers: ["Cy"] }),
    // A bar never shows who washed: a loser of bar dice washed nothing.
    over("bar", { losers: ["Ann", "Bob"], winners: ["Cy"] }),
    over("mia", {}),
    over("pass-the-cup", { drunk: [{ name: "Bob", times: 2 }] }),
    over("pass-the-cup", {
      drunk: [
        { name: "Bob", times: 1 },
        { name: "Ann", times: 4 },
      ],
    }),
  ]);
  const rows = counts.map(({ game, by, people }) => [
    game,
    by,
    ...people.map(({ name, times }) => `${name} ${times}`),
  ]);
  expect(rows).toEqual([
    ["firehouse", "washed", "Cy 2", "Ann 1", "Bob 1"],
    ["pass-the-cup", "drunk", "Ann 4", "Bob 3"],
    ["bar", "won", "Cy 1"],
  ]);
});

test("finds who drank most in a game, and who stayed dry", () => {
  const drunk = [
    { name: "Bob", times: 2 },
    { name: "Ann", times: 1 },
  ];
  expect(mostDrunk(drunk, ["Ann", "Bob", "Cy"])).toEqual({
    most: ["Bob"],
    count: 2,
    dry: ["Cy"],
    drink: null,
  });
  expect(mostDrunk([], ["Ann", "Bob"])).toBeNull();
});

test("offers a crew once, in any seat order, and despite late players", () => {
  const games = [
    { id: "e", table: "one", ruleSet: "bar", crew: ["Bob", "Ann"] },
    { id: "d", table: "two", ruleSet: "bar", crew: ["Ann", "Bob"] },
    { id: "c", table: "two", ruleSet: "firehouse", crew: ["Ann", "Bob", "Dee"] },
    { id: "b", table: "three", ruleSet: "bar", crew: ["Dee", "Ann", "Bob"] },
    { id: "a", table: "four", ruleSet: "bar", crew: ["Ann", "Cy"] },
  ];
  expect(crewLinks(games)).toEqual([
    { key: "e", names: ["Bob", "Ann"], washing: true },
    { key: "a", names: ["Ann", "Cy"], washing: false },
  ]);
});

test("offers three of nine as part of their crew, and a pair as its own", () => {
  const nine = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
  const game = (id: string, crew: readonly string[]) => ({ id, table: id, ruleSet: "firehouse", crew });
  const washing = true;
  expect(
    crewLinks([
      game("three", ["Ito", "Baker", "Diaz"]),
      game("nine", nine),
      game("pair", ["Ito", "Baker"]),
      game("guest", ["Ito", "Baker", "Zed"]),
    ]),
  ).toEqual([
    { key: "three", names: nine, washing },
    { key: "pair", names: ["Ito", "Baker"], washing },
    { key: "guest", names: ["Ito", "Baker", "Zed"], washing },
  ]);
});
