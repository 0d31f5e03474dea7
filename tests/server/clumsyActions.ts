import fc from "fast-check";
import type { Action, Face } from "@/lib/engine";

const face = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);

/** Any action a clumsy or hostile table might record, legal or not. */
export const anyAction = (players: readonly string[]): fc.Arbitrary<Action> => {
  const player = fc.constantFrom(...players);
  const ruling = fc.option(fc.constant({ ruling: "the table says so" }), { nil: {}, freq: 4 });
  const action = fc.oneof(
    fc.record({ do: fc.constant("start-round" as const), wild: face }),
    fc.record({ do: fc.constant("start-round" as const), starter: player, wild: face }),
    fc.record({
      do: fc.constant("claim" as const),
      by: player,
      claim: fc.record({ count: fc.integer({ min: 0, max: 20 }), face }),
      skipped: fc.boolean(),
    }),
    fc.record({ do: fc.constant("challenge" as const), by: fc.oneof(player, fc.subarray([...players])) }),
    fc.record({
      do: fc.constant("reveal" as const),
      outcome: fc.constantFrom("short" as const, "there", "exact"),
    }),
    fc.record({ do: fc.constant("reveal" as const), count: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ do: fc.constant("buy-in" as const), player }),
    fc
      .record({
        what: fc.constantFrom("bad" as const, "good", "chip", "die"),
        count: fc.integer({ min: 1, max: 3 }),
        from: fc.constantFrom("bank", "pot", ...players),
        to: fc.constantFrom("bank", "pot", ...players),
      })
      .map((move) => ({ do: "result" as const, moves: [move] })),
    fc.record(
      { do: fc.constant("outcome" as const), loser: player, winner: player, starter: player },
      { requiredKeys: ["do", "loser"] },
    ),
    fc.record(
      {
        do: fc.constant("outcome" as const),
        challengers: fc.subarray([...players], { minLength: 1, maxLength: 2 }),
        claimer: player,
        right: fc.boolean(),
        out_of_turn: fc.boolean(),
        off: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: ["do", "challengers", "right"] },
    ),
    fc
      .array(fc.tuple(face, face, face), { minLength: players.length, maxLength: players.length })
      .map((dice) => ({
        do: "reveal" as const,
        dice: Object.fromEntries(players.map((name, at) => [name, dice[at] ?? []])),
      })),
  );
  return fc.tuple(action, ruling).map(([what, why]) => ({ ...what, ...why }) as Action);
};
