import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { ActionEntry, OpenTable } from "@/lib/protocol/entry";
import { anotherBang, bangsOn } from "@/lib/views/bangs";
import { recorded, says, start, tableOf } from "../engine/tableOf";

const CREW = ["a", "b", "c", "d", "e"];
const CLAIMED = [start("a", 4), says("a", "5 fives")];

function banged(by: string | readonly string[], house: Readonly<Record<string, string>> = {}): OpenTable {
  const actions: readonly Action[] = [...CLAIMED, { do: "challenge", by }];
  const round = actions.map(
    (action, at): ActionEntry => ({ seq: at + 1, id: `e${at}`, action, after: at, by: "phone", at: "" }),
  );
  const { state } = recorded(tableOf(CREW, house), ...actions);
  return {
    id: "g",
    seq: 3,
    state,
    names: {},
    round,
    last: null,
    rounds: [],
    table: "t",
    next: null,
    may: { record: true, share: true, as: ["me"] },
    told: [],
    playoffOf: null,
    group: null,
    cloth: null,
  };
}

test("lists bangs in the order of arrival; the player in turn scores, even if last (F13)", () => {
  expect(bangsOn(banged(["d", "c", "b"]))).toMatchObject({
    arrived: [
      { player: "d", scores: false },
      { player: "c", scores: false },
      { player: "b", scores: true },
    ],
    byTurn: true,
    others: ["e"],
  });
});

test("scores the first of several out of turn (F13)", () => {
  expect(bangsOn(banged(["e", "c"]))).toMatchObject({
    arrived: [
      { player: "e", scores: true },
      { player: "c", scores: false },
    ],
    byTurn: false,
  });
});

test("scores all, if each of several scores", () => {
  const bangs = bangsOn(banged(["e", "b"], { simultaneous: "all-score" }));
  expect(bangs?.arrived.map(({ scores }) => scores)).toEqual([true, true]);
});

test("replaces the listing entry for one more bang, which goes last", () => {
  const bangs = bangsOn(banged("c"));
  expect(bangs && anotherBang(bangs, "e")).toEqual({
    action: { do: "challenge", by: ["c", "e"] },
    replaces: [3],
  });
});

test("has no bangs before the first", () => {
  const { state } = recorded(tableOf(CREW), ...CLAIMED);
  expect(bangsOn({ ...banged("c"), state })).toBeNull();
});
