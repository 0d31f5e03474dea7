import {
  type Action,
  type Claim,
  newOwnGame,
  type PlayerId,
  play,
  type RuleSetData,
  type Settled,
  toAct,
} from "@/lib/engine";

/** A round in words: the claims in order, the verdict, and who starts next. */
export interface ExampleRound {
  readonly claims: readonly { readonly by: PlayerId; readonly claim: Claim }[];
  readonly settled: Settled;
  /** Null if the game is over. */
  readonly next: PlayerId | null;
}

/** The first settled round of a game; null if it has none. */
export function exampleRound(
  rules: RuleSetData,
  { players, actions }: { readonly players: readonly PlayerId[]; readonly actions: readonly Action[] },
): ExampleRound | null {
  const seated = newOwnGame(rules, { players });
  if (!seated.ok) return null;
  let state = seated.value;
  const claims: { readonly by: PlayerId; readonly claim: Claim }[] = [];
  for (const action of actions) {
    const played = play(state, action);
    if (!played.ok) return null;
    state = played.value.state;
    for (const fact of played.value.facts) {
      if (fact.fact === "claimed") claims.push({ by: fact.by, claim: fact.claim });
      if (fact.fact === "settled")
        return { claims, settled: fact.settled, next: state.phase === "finished" ? null : toAct(state) };
    }
  }
  return null;
}
