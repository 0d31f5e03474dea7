import type { Holder, Move, PlayerId, Scored, Settled, Shown } from "@/lib/engine";

type Keys = Readonly<Record<PlayerId, string>>;

const keyOf = (keys: Keys, player: PlayerId): string => keys[player] ?? "?";

const holderOf = (keys: Keys, holder: Holder): Holder =>
  holder === "bank" || holder === "pot" ? holder : keyOf(keys, holder);

/** Moves with other player keys. */
export const movesUnder = (keys: Keys, moves: readonly Move[]): readonly Move[] =>
  moves.map((move) => ({ ...move, from: holderOf(keys, move.from), to: holderOf(keys, move.to) }));

/** A verdict with other player keys: a phone's own seat keys are private. */
export function verdictUnder(keys: Keys, settled: Settled): Settled {
  const own = (player: PlayerId) => keyOf(keys, player);
  return {
    ...settled,
    claimer: own(settled.claimer),
    challengers: settled.challengers.map(own),
    outOfTurnBy: settled.outOfTurnBy.map(own),
    winner: own(settled.winner),
    loser: own(settled.loser),
    starter: own(settled.starter),
    shown: settled.shown && shownUnder(keys, settled.shown),
    moves: movesUnder(keys, settled.moves),
  };
}

/** The same for a round that was recorded by its outcome. */
export function outcomeUnder(keys: Keys, scored: Scored): Scored {
  const own = (player: PlayerId | null) => player && keyOf(keys, player);
  return {
    ...scored,
    claimer: own(scored.claimer),
    challengers: scored.challengers.map((player) => keyOf(keys, player)),
    turn: own(scored.turn),
    winner: own(scored.winner),
    loser: own(scored.loser),
    starter: own(scored.starter),
    moves: movesUnder(keys, scored.moves),
  };
}

function shownUnder(keys: Keys, shown: Shown): Shown {
  const renamed = <Value>(of: Readonly<Record<PlayerId, Value>>): Readonly<Record<PlayerId, Value>> =>
    Object.fromEntries(Object.entries(of).map(([player, value]) => [keyOf(keys, player), value]));
  if ("counts" in shown) return { counts: renamed(shown.counts) };
  if ("dice" in shown && !Array.isArray(shown.dice))
    return { dice: renamed(shown.dice as Readonly<Record<PlayerId, readonly (1 | 2 | 3 | 4 | 5 | 6)[]>>) };
  return shown;
}
