import { describe, expect, test } from "vitest";
import { readShape } from "@/lib/protocol/readShape";
import { newEntries, newTable } from "@/lib/protocol/schemas";

const ENTRY = { id: "some-entry", after: 0 };
const reads = (action: unknown) => readShape(newEntries, { entries: [{ ...ENTRY, action }] });

const LOST = { what: "die", count: 1, from: "s1", to: "bank" };

describe("the actions of formats §2", () => {
  test.each([
    { do: "start-round" },
    { do: "start-round", starter: "s1", wild: 4, ruling: "as we sat", note: "" },
    { do: "claim", by: "s1", claim: "9 sixes" },
    { do: "claim", by: "s1", claim: { count: 9, face: 6 }, skipped: true },
    { do: "claim", by: "s1", claim: { hand: "pair", faces: [2], kickers: [5] } },
    { do: "claim", by: "s1", claim: { mia: 64 } },
    { do: "challenge", by: "s1" },
    { do: "challenge", by: ["s1", "s2"], kind: "spot-on" },
    { do: "reveal", dice: { s1: [1, 4, 6], s2: [] } },
    { do: "reveal", dice: [2, 2, 5, 5, 5] },
    { do: "reveal", counts: { s1: 0, s2: 3 } },
    { do: "reveal", count: 11 },
    { do: "reveal", outcome: "short" },
    { do: "buy-in", player: "s1" },
    { do: "buy-in", player: "s1", count: 1000, note: "his last" },
    { do: "result", moves: [{ what: "die", count: 1, from: "s1", to: "bank" }], next: "s2" },
    {
      do: "outcome",
      challengers: ["s1"],
      claimer: "s2",
      right: true,
      out_of_turn: false,
      ruling: "so it was",
    },
    { do: "outcome", loser: "s1", winner: "s2", off: 3, messed_up: true, starter: "s1" },
    { do: "skip", players: [] },
    { do: "skip", players: ["s1", "s2"], note: "Tones" },
    { do: "end", winners: ["s1"], pot: { s1: 2, s2: 1 } },
  ])("accepts %j unchanged", (action) => {
    const read = reads(action);
    expect(read).toEqual({ ok: true, value: { entries: [{ ...ENTRY, action }] } });
    expect(read.ok && Object.values(read.value.entries[0]?.action ?? {})).not.toContain(undefined);
  });

  test.each([
    [{ do: "start-round", wild: "7" }, "bad-format", "entries.0.action.wild"],
    [{ do: "reveal", dice: { s1: [1], s2: [1, 0] } }, "bad-face", "entries.0.action.dice.s2.1"],
    [{ do: "reveal", dice: [1, 9] }, "bad-face", "entries.0.action.dice.1"],
    [{ do: "reveal", dice: 5 }, "bad-format", "entries.0.action.dice"],
    [{ do: "claim", by: "s1" }, "bad-format", "entries.0.action.claim"],
    [{ do: "challenge", by: [1] }, "bad-format", "entries.0.action.by.0"],
    [{ do: "roll" }, "bad-format", "entries.0.action.do"],
    [{ do: "join", player: "Zed" }, "bad-format", "entries.0.action"],
    [{ do: "reveal", count: 1, counts: {} }, "bad-format", "entries.0.action"],
    [{ do: "buy-in", player: "s1", count: 0 }, "bad-format", "entries.0.action.count"],
    [{ do: "buy-in", player: "s1", count: 1001 }, "bad-format", "entries.0.action.count"],
    [{ do: "buy-in" }, "bad-format", "entries.0.action.player"],
    [{ do: "skip" }, "bad-format", "entries.0.action.players"],
    [{ do: "skip", players: "s1" }, "bad-format", "entries.0.action.players"],
    [{ do: "skip", players: Array(31).fill("s1") }, "bad-format", "entries.0.action.players"],
    [{ do: "skip", players: [{ s1: 1 }] }, "bad-format", "entries.0.action.players.0"],
    [{ do: "outcome", loser: 1 }, "bad-format", "entries.0.action.loser"],
    [{ do: "outcome", loser: "s1", off: 0 }, "bad-format", "entries.0.action.off"],
    [{ do: "outcome", loser: "s1", moves: [] }, "unknown-key", "entries.0.action.moves"],
    [{ do: "end", pot: "s1" }, "bad-format", "entries.0.action.pot"],
    [{ do: "end", pot: ["s1"] }, "bad-format", "entries.0.action.pot"],
    [{ do: "end", pot: { s1: 0 } }, "bad-format", "entries.0.action.pot.s1"],
    [{ do: "end", pot: { s1: -3 } }, "bad-format", "entries.0.action.pot.s1"],
    [{ do: "end", pot: { s1: 1e9 } }, "bad-format", "entries.0.action.pot.s1"],
    [{ do: "result" }, "bad-format", "entries.0.action.moves"],
    [{ do: "result", moves: [] }, "bad-format", "entries.0.action.moves"],
    [{ do: "result", moves: Array(201).fill(LOST) }, "bad-format", "entries.0.action.moves"],
    [{ do: "result", moves: [{ ...LOST, what: "beer" }] }, "bad-format", "entries.0.action.moves.0.what"],
    [{ do: "result", moves: [{ ...LOST, count: 1e9 }] }, "bad-format", "entries.0.action.moves.0.count"],
    [{ do: "result", moves: [{ ...LOST, why: "so" }] }, "unknown-key", "entries.0.action.moves.0.why"],
    [
      { do: "result", moves: [{ what: "die", count: 1, from: "s1" }] },
      "bad-format",
      "entries.0.action.moves.0.to",
    ],
  ])("rejects %j: %s at %s", (action, code, name) => {
    expect(reads(action)).toEqual({ ok: false, refusal: { code, rule: null, values: { name } } });
  });

  test("has no path for an error of the whole", () => {
    expect(readShape(newTable, null)).toEqual({
      ok: false,
      refusal: { code: "bad-format", rule: null, values: {} },
    });
  });
});
