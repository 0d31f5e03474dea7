import {
  type Action,
  type GameState,
  type House,
  legalNow,
  newGame,
  play,
  type RefusalCode,
} from "@/lib/engine";
import { start, TRIAL_SEATS } from "./trial";

/** The steps with the shared cup, as the engine allows them in a trial turn. */
export interface CupSteps {
  readonly show: boolean;
  readonly rollTable: boolean;
  readonly rollCup: boolean;
  /** P5: open dice cannot be rolled after the cup. */
  readonly tableFirst: boolean;
  /** After a peek, the player must roll something, or the cup itself, before claiming. */
  readonly mustRoll: "nothing" | "something" | "the-cup";
  /** Dice can be rolled without a peek. */
  readonly blindRolls: boolean;
  /** The cup can be passed without a peek. */
  readonly unseen: boolean;
  /** A peek forbids a challenge. */
  readonly lookForbidsChallenge: boolean;
}

const BY = "second";
const look = { do: "look", by: BY } as const;
const show = { do: "show", by: BY, dice: [6] } as const;
const rollCup = { do: "roll-cup", by: BY } as const;
const rollTable = { do: "roll-table", by: BY, from: [6], to: [6] } as const;

/** Tries each step with the shared cup; null with own cups. */
export function cupSteps(game: string, house: House): CupSteps | null {
  const seated = newGame({ game, house, players: TRIAL_SEATS });
  const opened = seated.ok && seated.value.diceEach === null ? start(seated.value) : null;
  const lowest = opened && legalNow(opened)?.claim.lowest;
  if (!opened || !lowest) return null;
  const received = stepSummary(opened, [{ do: "claim", by: "opener", claim: lowest }]).state;
  const higher = legalNow(received)?.claim.lowest;
  if (!higher) return null;
  const claim = { do: "claim", by: BY, claim: higher } as const;
  const does = (...actions: readonly Action[]): RefusalCode | null => stepSummary(received, actions).code;
  const allowed = (...actions: readonly Action[]) => does(...actions) === null;
  const owes = does(look, claim) === "must-roll";
  return {
    show: allowed(look, show),
    rollTable: allowed(look, show, rollTable),
    rollCup: allowed(look, rollCup),
    tableFirst: allowed(look, show, rollTable) && does(look, show, rollCup, rollTable) === "roll-order",
    mustRoll: owes ? (allowed(look, show, rollTable, claim) ? "something" : "the-cup") : "nothing",
    blindRolls: allowed(rollCup),
    unseen: allowed({ ...claim, accept: "blind" }),
    lookForbidsChallenge: does(look, { do: "challenge", by: BY }) === "looked-then-challenged",
  };
}

/** Plays steps in order, up to the first refusal. */
function stepSummary(
  state: GameState,
  actions: readonly Action[],
): { readonly state: GameState; readonly code: RefusalCode | null } {
  let now = state;
  for (const action of actions) {
    const answer = play(now, action);
    if (!answer.ok) return { state: now, code: answer.refusal.code };
    now = answer.value.state;
  }
  return { state: now, code: null };
}
