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

/** What the player who gets the one cup may do to the dice, as the engine allowed it in a trial turn. */
export interface CupSteps {
  readonly show: boolean;
  readonly rollTable: boolean;
  readonly rollCup: boolean;
  /** P5: dice on the table may not be rolled once the cup was. */
  readonly tableFirst: boolean;
  /** Whoever looked has to roll before claiming: something, or the cup itself. */
  readonly mustRoll: "nothing" | "something" | "the-cup";
  /** Dice may be touched without a look. */
  readonly blindRolls: boolean;
  /** The cup may be passed on without a look. */
  readonly unseen: boolean;
  /** Whoever looked may no longer challenge. */
  readonly lookForbidsChallenge: boolean;
}

const BY = "second";
const look = { do: "look", by: BY } as const;
const show = { do: "show", by: BY, dice: [6] } as const;
const rollCup = { do: "roll-cup", by: BY } as const;
const rollTable = { do: "roll-table", by: BY, from: [6], to: [6] } as const;

/** Tries each step of a turn with the one cup; null where everybody has a cup of their own. */
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

/** Plays one after the other, up to the first that is refused. */
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
