import { type GameState, type PlayerId, play, standing } from "@/lib/engine";

/** Who washes if any of `players` gets another bad: that player, and `others`. */
export interface NextBadWarning {
  readonly players: readonly PlayerId[];
  readonly others: readonly PlayerId[];
}

/**
 * Who washes after the next bad, among players with bads, in seat order; those with the same others are
 * grouped. The engine plays that bad (F10, S15). Empty if no bad ends the game, or it is over.
 */
export function oneMoreBad(state: GameState): readonly NextBadWarning[] {
  const scores = standing(state);
  const byOthers = new Map<string, { readonly players: PlayerId[]; readonly others: readonly PlayerId[] }>();
  for (const { player, active } of state.seats) {
    const score = scores[player]?.score;
    if (!active || typeof score !== "number" || score >= 0) continue;
    const losers = losersAfterBad(state, player);
    if (!losers.includes(player)) continue;
    const others = losers.filter((one) => one !== player);
    const alike = byOthers.get(others.join());
    if (alike) alike.players.push(player);
    else byOthers.set(others.join(), { players: [player], others });
  }
  return [...byOthers.values()];
}

function losersAfterBad(state: GameState, player: PlayerId): readonly PlayerId[] {
  const played = play(state, { do: "adjust", what: "bad", count: 1, from: "bank", to: player, note: "?" });
  const after = played.ok && state.phase !== "finished" ? played.value.state : null;
  return after?.phase === "finished" ? after.finished.losers : [];
}
