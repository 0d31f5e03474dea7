import fc from "fast-check";
import { expect, test } from "vitest";
import { type Action, type GameState, legal, type Move, play, toAct } from "@/lib/engine";
import { anyAction } from "./randomPlay";
import { tableOf } from "./tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];
const games = fc.tuple(
  fc.record({
    simultaneous: fc.constantFrom("first", "all-score"),
    out_of_turn: fc.constantFrom("on", "off"),
    raise: fc.constantFrom("quantity-major", "quantity-only"),
    cap_bids: fc.constantFrom("on", "off"),
    starter: fc.constantFrom("source", "loser", "winner", "rotate"),
  }),
  fc.array(anyAction(CREW), { minLength: 20, maxLength: 120 }),
);

/** Plays what can be played, and hands every step to `see`. */
function everyStep(
  house: Record<string, string>,
  actions: readonly Action[],
  see: (before: GameState, action: Action) => void,
) {
  let state = tableOf(CREW, house);
  for (const action of actions) {
    see(state, action);
    const played = play(state, action);
    if (played.ok) state = played.value.state;
  }
}

test("a refused action leaves the state identical; an accepted one never touches the old state", () => {
  fc.assert(
    fc.property(games, ([house, actions]) =>
      everyStep(house, actions, (before, action) => {
        const copy = JSON.stringify(before);
        play(before, action);
        expect(JSON.stringify(before)).toBe(copy);
      }),
    ),
    { numRuns: 1000 },
  );
});

test("S13 what the seats hold changed exactly by the moves of the round; goods and bads come from the bank", () => {
  fc.assert(
    fc.property(games, ([house, actions]) =>
      everyStep(house, actions, (before, action) => {
        const played = play(before, action);
        if (!played.ok) return;
        const moves = played.value.facts.flatMap((fact): readonly Move[] =>
          fact.fact === "settled" ? fact.settled.moves : [],
        );
        for (const seat of before.seats) {
          const after = played.value.state.seats.find(({ player }) => player === seat.player);
          for (const what of ["good", "bad", "die"] as const) {
            const gained = moves
              .filter((move) => move.to === seat.player && move.what === what)
              .reduce((sum, { count }) => sum + count, 0);
            expect((after?.holds[what] ?? 0) - (seat.holds[what] ?? 0)).toBe(gained);
          }
        }
        expect(moves.every(({ from, count }) => from === "bank" && count > 0)).toBe(true);
      }),
    ),
    { numRuns: 1000 },
  );
});

test("the state survives JSON, and plays on the same from its copy (a phone, a server, a restart)", () => {
  fc.assert(
    fc.property(games, ([house, actions]) =>
      everyStep(house, actions, (before, action) => {
        expect(play(JSON.parse(JSON.stringify(before)), action)).toEqual(play(before, action));
      }),
    ),
    { numRuns: 200 },
  );
});

test("S4–S7 what legal offers can be played, and what it refuses is refused with the same code", () => {
  fc.assert(
    fc.property(games, ([house, actions]) =>
      everyStep(house, actions, (state) => {
        for (const player of CREW) {
          const { claim, challenges, startRound } = legal(state, player);
          for (const raise of claim.perFace) {
            const played = play(state, { do: "claim", by: player, claim: raise });
            expect(played.ok ? null : played.refusal.code).toBe(claim.refusal?.code ?? null);
            const less = "count" in raise && raise.count > 1 ? { ...raise, count: raise.count - 1 } : null;
            if (less && played.ok && state.phase === "claiming" && state.round.latest)
              expect(play(state, { do: "claim", by: player, claim: less }).ok).toBe(false);
          }
          for (const { kind, refusal } of challenges) {
            const played = play(state, { do: "challenge", by: player, kind });
            expect(played.ok ? null : played.refusal.code).toBe(refusal?.code ?? null);
          }
          const started = play(state, { do: "start-round", starter: player, wild: 3 });
          expect(started.ok ? null : started.refusal.code).toBe(startRound.refusal?.code ?? null);
        }
      }),
    ),
    { numRuns: 200 },
  );
});

test("S5 whoever is to act is in play, and may act", () => {
  fc.assert(
    fc.property(games, ([house, actions]) =>
      everyStep(house, actions, (state) => {
        const actor = toAct(state);
        if (actor === null) return;
        const { claim, startRound } = legal(state, actor);
        const refusal = state.phase === "claiming" ? claim.refusal : startRound.refusal;
        expect(refusal === null || refusal.code === "top-claim").toBe(true);
      }),
    ),
    { numRuns: 1000 },
  );
});

test("the state does not grow with the game: 500 rounds, each won by a bang out of turn", () => {
  const sizes = [20, 2000].map((entries) => {
    let state = tableOf(CREW, { starter: "rotate" });
    for (let at = 0; at < entries; at += 4) {
      const starter = toAct(state) ?? "Ann";
      const banger = CREW[(CREW.indexOf(starter) + 2) % CREW.length] as string;
      for (const action of [
        { do: "start-round", starter, wild: 1 },
        { do: "claim", by: starter, claim: "3 sixes" },
        { do: "challenge", by: banger },
        { do: "reveal", outcome: "short" },
      ] as Action[]) {
        const played = play(state, action);
        if (played.ok) state = played.value.state;
      }
    }
    return JSON.stringify(state).length;
  });
  expect(sizes[1]).toBeLessThan((sizes[0] as number) * 1.1);
});
