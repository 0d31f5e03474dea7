import { contextOf } from "./actions/played";
import { rulesOf } from "./games";
import { play } from "./play";
import { toAct } from "./seats";
import type {
  Action,
  ChallengeKindName,
  Claim,
  GameState,
  PlayerId,
  Refusal,
  RefusalCode,
} from "./vocabulary";

/** What one player may do now; where not, why. Never disagrees with `play`: it asks `play`. */
export interface Legal {
  /** Whether this player may start the round; `redDie`: the start must say what the red die shows. */
  readonly startRound: Offer & { readonly redDie: boolean };
  /** Whether they may claim: the lowest claim of all, and the lowest of each face they may call (count games). */
  readonly claim: Offer & { readonly lowest: Claim | null; readonly perFace: readonly Claim[] };
  /** The ways to challenge this game knows. */
  readonly challenges: readonly LegalChallenge[];
  /** Rolling one's own dice again, and how often yet in this turn; null where the game has no re-rolls (O3, O4). */
  readonly reRoll: (Offer & { readonly left: number }) | null;
  /** Whether the cups may be lifted now. */
  readonly reveal: Offer;
}

/** One way to challenge; `together`: several may at once, `byOthers`: those not in turn may too, or could in another house of a game that bangs (F6, U2). */
export interface LegalChallenge extends Offer {
  readonly kind: ChallengeKindName;
  readonly together: boolean;
  readonly byOthers: boolean;
}

/** `refusal` is null where it may be done. */
export interface Offer {
  readonly refusal: Refusal | null;
}

/** What dice in the open have against a claim. */
const BY_THE_TABLE: ReadonlySet<RefusalCode | undefined> = new Set([
  "exposed-not-in-claim",
  "table-disproves-claim",
]);

/** What `player` may do in this state, and for the rest the refusal with its code and values (S4–S7). */
export function legal(state: GameState, player: PlayerId): Legal {
  const rules = rulesOf(state.game, state.house);
  const asked = (action: Action): Refusal | null => {
    const answer = play(state, action);
    return answer.ok ? null : answer.refusal;
  };
  const context = state.phase === "claiming" ? contextOf(state, state.round, rules) : null;
  const latest = state.phase === "claiming" ? (state.round.latest?.claim ?? null) : null;
  const lowest = context && rules.claims.lowest(latest, context);
  // Dice in the open may rule out the lowest claim, and still leave a higher one (C3, P6).
  const ruledOut = (claim: Claim) => BY_THE_TABLE.has(asked({ do: "claim", by: player, claim })?.code);
  const fitting =
    lowest && context && ruledOut(lowest)
      ? rules.claims.lowest(latest, context, (claim) => !ruledOut(claim))
      : lowest;
  return {
    startRound: {
      refusal: asked({ do: "start-round", starter: player, ...(rules.terms.redDie && { wild: 1 }) }),
      redDie: rules.terms.redDie,
    },
    claim: {
      // At the top there is no higher claim to try: repeating the latest one brings out why.
      refusal: asked({ do: "claim", by: player, claim: fitting ?? lowest ?? latest }),
      lowest: fitting,
      perFace: context ? rules.claims.lowestPerFace(latest, context) : [],
    },
    challenges: rules.challenges.map(({ kind, together, outOfTurn }) => ({
      kind,
      together,
      byOthers: outOfTurn !== null && (together || outOfTurn.allowed),
      refusal: asked({ do: "challenge", by: player, kind }),
    })),
    reRoll:
      rules.cups.reRolls === null
        ? null
        : {
            refusal: asked({ do: "re-roll", by: player }),
            left: Math.max(
              0,
              rules.cups.reRolls - (state.phase === "claiming" ? state.round.turn.rerolls : 0),
            ),
          },
    reveal: { refusal: asked({ do: "reveal", outcome: "there" }) },
  };
}

/** What the player to act may do now; null while nobody in particular is. */
export function legalNow(state: GameState): (Legal & { readonly player: PlayerId }) | null {
  const player = toAct(state);
  return player === null ? null : { player, ...legal(state, player) };
}
