import type { Move, PlayerId } from "@/lib/engine";

/** What becomes of whom: one player, or all who lose or pay alike. */
export interface Award {
  readonly players: readonly PlayerId[];
  readonly move: Move;
}

/** Who gets what: first what is one player's alone, in the order of the moves, then what several pay alike, as antes (R2, C2). */
export function awards(moves: readonly Move[]): readonly Award[] {
  const together = new Map<string, { readonly players: PlayerId[]; readonly move: Move }>();
  for (const [at, move] of moves.entries()) {
    const { what, count, from, to } = move;
    const gives = to === "bank" || to === "pot";
    const key = gives ? `${what} ${count} ${to}` : `move ${at}`;
    const award = together.get(key) ?? { players: [], move };
    award.players.push(gives ? from : to);
    together.set(key, award);
  }
  const all = [...together.values()];
  return [
    ...all.filter(({ players }) => players.length === 1),
    ...all.filter(({ players }) => players.length > 1),
  ];
}
