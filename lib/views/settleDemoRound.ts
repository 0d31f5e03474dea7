import { type Action, type Face, gameIds, newGame, play, type Settled } from "@/lib/engine";
import { DEMO_ROUND } from "./demoRound";

/**
 * Settles the demo round by Firehouse rules (F1 to F7): the visitor bangs in turn, and all cups are revealed.
 * @param own the visitor's dice.
 * @param others the other cups, the claimer's first.
 */
export function settleDemoRound(own: readonly Face[], others: readonly (readonly Face[])[]): Settled {
  const [claimers = [], ...more] = others;
  const cups = [claimers, own, ...more];
  const seats = cups.map((_, at) => `s${at + 1}`);
  const [claimer = "", stranger = ""] = seats;
  // The default game.
  const [game = ""] = gameIds;
  const seated = newGame({ game, house: {}, players: seats });
  if (!seated.ok) throw new Error(`cannot happen: ${seated.refusal.code}`);
  const round: readonly Action[] = [
    { do: "start-round", starter: claimer, wild: DEMO_ROUND.wild },
    { do: "claim", by: claimer, claim: DEMO_ROUND.claim },
    { do: "challenge", by: stranger },
    { do: "reveal", dice: Object.fromEntries(cups.map((dice, at) => [`s${at + 1}`, dice])) },
  ];
  let state = seated.value;
  for (const action of round) {
    const played = play(state, action);
    if (!played.ok) throw new Error(`cannot happen: ${played.refusal.code}`);
    state = played.value.state;
    const fact = played.value.facts.find((one) => one.fact === "settled");
    if (fact?.fact === "settled") return fact.settled;
  }
  throw new Error("cannot happen: the round is not settled");
}
