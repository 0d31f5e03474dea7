import { expect, test, vi } from "vitest";
import { gameIds, newGame } from "@/lib/engine";
import { ask } from "@/lib/protocol/ask";
import { replay } from "@/lib/protocol/replay";

// A tenth game: one file like those in games/, one line in the registry. Nothing else in the engine knows it.
vi.mock("@/lib/engine/games/registry", async (nine) => {
  const { GAMES } = await nine<typeof import("@/lib/engine/games/registry")>();
  const { stationDice } = await import("./stationDice");
  return { GAMES: [...GAMES, stationDice] };
});

const record = {
  format: "dice-record/1",
  game: "station-dice",
  house: { lives: 2 },
  players: ["Ann", "Bob"],
  actions: [
    { do: "start-round", starter: "Ann" },
    { do: "claim", by: "Ann", claim: "3 sixes" },
    { do: "claim", by: "Bob", claim: "4 twos" },
    { do: "challenge", by: "Ann", kind: "spot-on" },
    // Twos: 2 of Ann's, 1 of Bob's; wild ones: 1. Together exactly four.
    { do: "reveal", dice: { Ann: [2, 2, 1], Bob: [2, 5, 5] } },
    { do: "start-round" },
    { do: "claim", by: "Bob", claim: "2 fives" },
    { do: "challenge", by: "Ann" },
    { do: "reveal", count: 0 },
  ],
};

test("a tenth game is offered, seated, played, replayed and answered like the nine", () => {
  expect(gameIds).toHaveLength(10);
  expect(newGame({ game: "station-dice", house: {}, players: ["Ann", "Bob"] })).toMatchObject({
    ok: true,
    value: { seats: [{ holds: { die: 3, life: 3 } }, {}] },
  });
  expect(replay(record)).toMatchObject({
    ok: true,
    rounds: [
      { claimTrue: true, margin: 0, moves: [{ what: "life", from: "Bob", to: "bank" }] },
      { claimTrue: false, moves: [{ what: "life", from: "Bob", to: "bank" }] },
    ],
    finished: { winners: ["Ann"], losers: ["Bob"] },
  });
  expect(ask({ ask: "raise", game: "station-dice", from: "3 sixes", to: "3 twos" })).toMatchObject({
    legal: false,
    code: "not-higher",
  });
  expect(ask({ ask: "lowest", game: "station-dice", house: { lives: "many" }, from: null })).toMatchObject({
    ok: false,
    code: "bad-option-value",
  });
});
