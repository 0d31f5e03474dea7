import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { StopPage } from "@/app/games/[id]/_table/more/StopPage";
import { TableHeader } from "@/app/games/[id]/_table/TableHeader";
import type { Action, GameState } from "@/lib/engine";
import type { ActionEntry, OpenTable } from "@/lib/protocol/entry";
import { advance } from "@/lib/views/openTable";
import { viewTable } from "@/lib/views/table";
import { bangs, outcome, says, start, tableOf } from "../engine/tableOf";

vi.mock("next/navigation", () => ({ useRouter: () => null }));

const NAMES = { s1: "Abbott", s2: "Baker", s3: "Cruz", s4: "Diaz", s5: "Evans" };
const fresh = (state: GameState = tableOf(Object.keys(NAMES))): OpenTable => ({
  id: "g",
  seq: 0,
  state,
  names: NAMES,
  round: [],
  last: null,
  rounds: [],
  table: "t",
  next: null,
  may: { record: true, share: true, as: ["me"] },
  told: [],
  playoffOf: null,
  group: null,
  cloth: null,
});

function after(...actions: readonly Action[]): OpenTable {
  return actions.reduce((table, action, at) => {
    const entry: ActionEntry = { seq: at + 1, id: `e${at}`, action, after: at, by: "phone", at: "" };
    const next = advance(table, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, fresh());
}

test("has no player to act before the first round", () => {
  expect(viewTable(fresh())).toMatchObject({
    phase: "between-rounds",
    round: 1,
    toAct: null,
    legal: null,
    diceInPlay: 15,
    settled: null,
  });
});

test("has during claims: whose turn, the claim to beat, the lowest raise of each face, who may bang out of turn", () => {
  const view = viewTable(after(start("s1", 4), says("s1", "5 fives")));
  expect(view).toMatchObject({
    phase: "claiming",
    wild: 4,
    latest: { name: "Abbott", claim: { count: 5, face: 5 } },
    toAct: { name: "Baker" },
  });
  expect(view.legal?.claim.perFace).toEqual([
    { count: 5, face: 6 },
    { count: 6, face: 1 },
    { count: 6, face: 2 },
    { count: 6, face: 3 },
    { count: 6, face: 4 },
    { count: 6, face: 5 },
  ]);
  expect(view.bystanders.map(({ name }) => name)).toEqual(["Cruz", "Diaz", "Evans"]);
});

test("shows a result-only round (S18), without a verdict, until another round is settled", () => {
  const moves = [{ what: "bad", count: 1, from: "bank", to: "s2" }] as const;
  const round = [start("s2", 4), says("s2", "5 fives"), bangs("s4"), outcome("short")];
  const view = viewTable(after({ do: "result", moves }));
  expect(view).toMatchObject({
    resultMoves: moves,
    settled: null,
    toAct: { name: "Baker" },
    round: 1,
    nextRound: 2,
  });
  expect(viewTable(after({ do: "result", moves }, ...round))).toMatchObject({
    resultMoves: null,
    settled: { round: 2 },
  });
});

test("has after a verdict: goods and bads on the strip, the next starter, the settled round, and an empty log", () => {
  const table = after(start("s1", 4), says("s1", "5 fives"), bangs("s4"), outcome("short"));
  const view = viewTable(table);
  expect(view).toMatchObject({
    phase: "between-rounds",
    round: 1,
    nextRound: 2,
    toAct: { name: "Diaz" },
    settled: { round: 1, winner: "s4" },
  });
  expect(view.seats.map(({ score }) => score)).toEqual([-1, 0, 0, 2, 0]);
  expect(table.round).toEqual([]);
  expect(table.rounds).toHaveLength(1);
});

test("has during a reveal: who banged, and whether out of turn", () => {
  const view = viewTable(after(start("s1", 4), says("s1", "5 fives"), bangs("s4")));
  expect(view).toMatchObject({
    phase: "revealing",
    toAct: null,
    challenge: { outOfTurn: true, by: [{ name: "Diaz" }] },
  });
});

test("keeps the table after a refused entry", () => {
  expect(
    advance(fresh(), { seq: 1, id: "e", action: bangs("s1"), after: 0, by: "phone", at: "" }),
  ).toMatchObject({ ok: false, refusal: { code: "round-not-started" } });
});

test("refuses bystanders' bangs if the rules forbid them, with the reason (F6)", () => {
  const forbidden = { ...fresh(tableOf(Object.keys(NAMES), { out_of_turn: "off" })) };
  const claimed = [start("s1", 4), says("s1", "5 fives")].reduce((table, action, at) => {
    const next = advance(table, { seq: at + 1, id: `e${at}`, action, after: at, by: "phone", at: "" });
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, forbidden);
  expect(viewTable(claimed).bystandersWay?.refusal).toMatchObject({
    code: "out-of-turn-not-allowed",
    rule: "F6",
  });
  expect(viewTable(after(start("s1", 4), says("s1", "5 fives"))).bystandersWay?.refusal).toBeNull();
});

test("S14 has no current verdict after a void round, despite joins and penalties meanwhile", () => {
  const first = [start("s1", 4), says("s1", "5 fives"), bangs("s4"), outcome("short")];
  const dropped: Action = { do: "void-round", note: "Dice on the floor" };
  const meanwhile: readonly Action[] = [
    { do: "adjust", what: "bad", count: 1, from: "bank", to: "s2", note: "peeked" },
    { do: "leave", player: "s5" },
  ];
  const round = (...actions: readonly Action[]) => viewTable(after(...first, start("s4", 2), ...actions));
  expect(round(dropped)).toMatchObject({ voided: "Dice on the floor", round: 2 });
  expect(round(dropped, ...meanwhile)).toMatchObject({ voided: "Dice on the floor", round: 2 });
  expect(round({ do: "void-round" }, ...meanwhile)).toMatchObject({ voided: "" });
  expect(round(dropped, ...meanwhile, start("s4", 3)).voided).toBeNull();
  expect(round(says("s4", "5 fives"), bangs("s1"), outcome("there"))).toMatchObject({
    voided: null,
    settled: { round: 2 },
  });
});

test("F4 marks a claim of the wild face itself", () => {
  expect(viewTable(after(start("s1", 4), says("s1", "5 fives"))).wildCalled).toBe(false);
  expect(viewTable(after(start("s1", 4), says("s1", "5 fours"))).wildCalled).toBe(true);
});

test("S26 shows an outcome round, with its known facts, until another round is over", () => {
  const scored = viewTable(after({ do: "outcome", loser: "s1" }));
  expect(scored).toMatchObject({
    settled: null,
    scored: { loser: "s1", kind: null },
    phase: "between-rounds",
  });
  expect(scored.resultMoves).toEqual(scored.scored?.moves);
  expect(viewTable(after({ do: "outcome", loser: "s1" }, start("s1"))).scored).toMatchObject({ loser: "s1" });
});

test("counts the settled rounds of a finished game in its header, not a void one", () => {
  const round = [start("s1", 4), says("s1", "5 fives"), bangs("s4"), outcome("short")];
  const end: Action = { do: "end", losers: ["s2"] };
  const header = (...actions: readonly Action[]) =>
    renderToStaticMarkup(
      createElement(TableHeader, {
        view: viewTable(after(...actions)),
        ...{ game: "firehouse", playoff: false, group: null, cloth: null, pending: 0 },
        ...{ connection: "live", tones: null, share: null, more: null },
      }),
    ).match(/<span class="">([^<]*)/)?.[1];
  expect(header(end)).toBe("Over");
  expect(header(...round, end)).toBe("Over after one round");
  expect(header(...round, start("s4", 2), { do: "void-round" }, end)).toBe("Over after one round");
});

test("offers someone else at an early end only beside someone", () => {
  const keys = (...actions: readonly Action[]) => {
    const table = after(...actions);
    const page = { table, view: viewTable(table), onPage: () => undefined, onEnd: () => undefined };
    const text = renderToStaticMarkup(createElement(StopPage, page));
    return [...text.matchAll(/<button[^>]*>([^<]*)/g)].map(([, key]) => key);
  };
  const rest = ["No one washes", "Finish later"];
  // Before the first result the game can go altogether; after one it stays.
  expect(keys()).toEqual(["Delete: nothing was played", "Someone washes", ...rest]);
  const even = keys(start("s1", 4), says("s1", "5 fives"), bangs("s2"), { do: "void-round" });
  expect(even[0]).toBe("Delete: nothing was played");
  const fined = keys({ do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "late" });
  expect(fined).toEqual(["Abbott washes the dishes.", "Someone else washes", ...rest]);
  expect(keys(start("s1", 4), says("s1", "5 fives"), bangs("s4"), outcome("short"))).toEqual([
    "Abbott washes the dishes.",
    "Someone else washes",
    ...rest,
  ]);
});
