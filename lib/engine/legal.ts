import { contextOf } from "./actions/played";
import { rulesOf } from "./games";
import { type LegalSteps, legalSteps, type Offer } from "./legalSteps";
import type { LiftedCup } from "./parts";
import { play } from "./play";
import { seatOf, toAct } from "./seats";
import type {
  Action,
  ChallengeKindName,
  Claim,
  ClaimKind,
  GameState,
  PlayerId,
  Refusal,
  RefusalCode,
  Shout,
} from "./vocabulary";

/** What one player may do now; where not, why. Never disagrees with `play`: it asks `play`. */
export interface Legal {
  /**
   * Whether this player may start the round; `redDie`: the start must say what the red die shows, `locksFace`: it will be a
   * palifico round (U5).
   */
  readonly startRound: Offer & { readonly redDie: boolean; readonly locksFace: boolean };
  /** Whether they may claim: the lowest claim of all, and the lowest of each face they may call (count games). */
  readonly claim: Offer & {
    readonly kind: ClaimKind;
    readonly lowest: Claim | null;
    readonly perFace: readonly Claim[];
  };
  /** The ways to challenge this game knows. */
  readonly challenges: readonly LegalChallenge[];
  /** Rolling one's own dice again, and how often yet in this turn; null where the game has no re-rolls (O3, O4). */
  readonly reRoll: (Offer & { readonly left: number }) | null;
  /** What may be done to the dice of the one cup; null where a turn has no such steps (P4, C4). */
  readonly steps: LegalSteps | null;
  /**
   * Whether the cups may be lifted now, and which ones a reveal of all dice lifts, none before there is a claim; `messedUp`: the
   * claimer may plead that the dice were disturbed (P7).
   */
  readonly reveal: Offer & { readonly cups: readonly LiftedCup[]; readonly messedUp: boolean };
  /** Handing out the winner's drink; null where the game has no such thing (P8). */
  readonly give: Offer | null;
  /** Whether somebody who has not sat here yet may join, whoever plays. */
  readonly join: Offer;
}

/** One way to challenge; `together`: several may at once, `byOthers`: those not in turn may too, or could in another house of a game that bangs (F6, U2). */
export interface LegalChallenge extends Offer {
  readonly kind: ChallengeKindName;
  /** What the game calls it. */
  readonly called: Shout;
  readonly together: boolean;
  readonly byOthers: boolean;
}

const BY_THE_TABLE: ReadonlySet<RefusalCode | undefined> = new Set([
  "exposed-not-in-claim",
  "table-disproves-claim",
]);

/** Whether it is dice in the open that are against a claim: they may rule out one, and still leave a higher one (C3, P6). */
export const byTheTable = (refusal: Refusal | null): boolean => BY_THE_TABLE.has(refusal?.code);

/** What `player` may do in this state, and for the rest the refusal with its code and values (S4–S7). */
export function legal(state: GameState, player: PlayerId): Legal {
  const rules = rulesOf(state.game, state.house);
  const asked = (action: Action): Refusal | null => {
    const answer = play(state, action);
    return answer.ok ? null : answer.refusal;
  };
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round : null;
  const context = state.phase === "claiming" ? contextOf(state, state.round, rules) : null;
  const latest = state.phase === "claiming" ? (state.round.latest?.claim ?? null) : null;
  const lowest = context && rules.claims.lowest(latest, context);
  const ruledOut = (claim: Claim) => byTheTable(asked({ do: "claim", by: player, claim }));
  const fitting =
    lowest && context && ruledOut(lowest)
      ? rules.claims.lowest(latest, context, (claim) => !ruledOut(claim))
      : lowest;
  const { redDie } = rules.terms;
  const started = play(state, { do: "start-round", starter: player, ...(redDie && { wild: 1 }) });
  return {
    startRound: {
      refusal: started.ok ? null : started.refusal,
      redDie,
      locksFace:
        started.ok && started.value.state.phase === "claiming" && started.value.state.round.terms.locksFace,
    },
    claim: {
      // At the top there is no higher claim to try: repeating the latest one brings out why.
      refusal: asked({ do: "claim", by: player, claim: fitting ?? lowest ?? latest }),
      kind: rules.claims.kind,
      lowest: fitting,
      perFace: context ? rules.claims.lowestPerFace(latest, context) : [],
    },
    challenges: rules.challenges.map(({ kind, called, together, outOfTurn }) => ({
      kind,
      called,
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
    steps: legalSteps(state, player, rules.cups),
    reveal: {
      refusal: asked({ do: "reveal", outcome: "there" }),
      cups: open?.latest ? rules.cups.toLift(state.seats, open) : [],
      messedUp: rules.stakes.messedUp,
    },
    give: rules.stakes.canGive ? { refusal: asked({ do: "give", by: player, to: player }) } : null,
    join: { refusal: asked({ do: "join", player: noOneYet(state) }) },
  };
}

/** A name that nobody at this table has: the lowest number nobody is called. */
function noOneYet({ seats }: GameState): PlayerId {
  let name = 1;
  while (seatOf(seats, String(name))) name++;
  return String(name);
}

/** What the player to act may do now; null while nobody in particular is. */
export function legalNow(state: GameState): (Legal & { readonly player: PlayerId }) | null {
  const player = toAct(state);
  return player === null ? null : { player, ...legal(state, player) };
}

/** One of all the claims a language has. */
export interface Rung {
  readonly claim: Claim;
  /** Whether the ladder lets it stand over the latest claim (S3, H7, M4). */
  readonly higher: boolean;
}

/**
 * Everything that can be said in this game, lowest first; of two ways to say the same, the one in fewer words. Empty while
 * nobody claims, and where dice are counted: `perFace` tells it there. What else speaks against a claim, `play` says.
 */
export function claimLadder(state: GameState): readonly Rung[] {
  if (state.phase !== "claiming") return [];
  const rules = rulesOf(state.game, state.house);
  const context = contextOf(state, state.round, rules);
  const latest = state.round.latest?.claim ?? null;
  return rules.claims
    .every()
    .map((claim) => ({ claim, higher: latest === null || rules.claims.beats(claim, latest, context) }));
}
