import { contextOf } from "./actions/played";
import { rulesAt } from "./games";
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

/**
 * A player's legal moves, with the reasons against the others. It always agrees with `play`, because it calls
 * `play`.
 */
export interface Legal {
  /**
   * Starting the round. `redDie`: the start must name the red die; `locksFace`: it becomes a palifico round
   * (U5).
   */
  readonly startRound: Offer & { readonly redDie: boolean; readonly locksFace: boolean };
  /** Claiming: the lowest claim, and the lowest of each face (count games). */
  readonly claim: Offer & {
    readonly kind: ClaimKind;
    readonly lowest: Claim | null;
    readonly perFace: readonly Claim[];
  };
  /** The game's kinds of challenge. */
  readonly challenges: readonly LegalChallenge[];
  /** Rerolling, with the rerolls left in this turn; null if the game has none (O3, O4). */
  readonly reRoll: (Offer & { readonly left: number }) | null;
  /** The steps with a passed cup; null if a turn has none (P4, C4). */
  readonly steps: LegalSteps | null;
  /**
   * Revealing, with the cups that a full reveal includes; none before a claim. `messedUp`: the claimer may
   * plead that the dice got messed up (P7).
   */
  readonly reveal: Offer & { readonly cups: readonly LiftedCup[]; readonly messedUp: boolean };
  /** Assigning the winner's drink; null if the game lacks the rule (P8). */
  readonly give: Offer | null;
  /** Joining, for a new player; independent of the asking player. */
  readonly join: Offer;
}

/**
 * A kind of challenge. `together`: several may at once. `byOthers`: players out of turn may too, or could
 * under other house rules of a game with bangs (F6, U2).
 */
export interface LegalChallenge extends Offer {
  readonly kind: ChallengeKindName;
  /** The game's label for it. */
  readonly called: Shout;
  readonly together: boolean;
  readonly byOthers: boolean;
}

const BY_THE_TABLE: ReadonlySet<RefusalCode | undefined> = new Set([
  "exposed-not-in-claim",
  "table-disproves-claim",
]);

/**
 * True if dice in the open refuse the claim. They may rule out one claim and still allow a higher one (C3,
 * P6).
 */
export const byTheTable = (refusal: Refusal | null): boolean => BY_THE_TABLE.has(refusal?.code);

/** Computes the legal moves of `player`, with refusals for the rest (S4–S7). */
export function legal(state: GameState, player: PlayerId): Legal {
  const rules = rulesAt(state);
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
      // At the top there is no higher claim to try, so repeating the latest one gives the refusal.
      refusal: asked({ do: "claim", by: player, claim: fitting ?? lowest ?? latest }),
      kind: rules.claims.kind,
      lowest: fitting,
      perFace: context ? rules.claims.lowestPerFace(latest, context) : [],
    },
    challenges: rules.challenges.map(({ kind, called, together, by }) => ({
      kind,
      called,
      together,
      byOthers: together || by === "anyone",
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

/** A name that is not at this table: the lowest free number. */
function noOneYet({ seats }: GameState): PlayerId {
  let name = 1;
  while (seatOf(seats, String(name))) name++;
  return String(name);
}

/** The legal moves of the player to act; null if there is no such player. */
export function legalNow(state: GameState): (Legal & { readonly player: PlayerId }) | null {
  const player = toAct(state);
  return player === null ? null : { player, ...legal(state, player) };
}

/** A claim of a language. */
export interface Rung {
  readonly claim: Claim;
  /** True if the ladder allows it over the latest claim (S3, H7, M4). */
  readonly higher: boolean;
}

/**
 * All claims of this game, lowest first; of two wordings, the shorter one. Empty while no player can claim,
 * and in count games, which use `perFace`. `play` checks everything else.
 */
export function claimLadder(state: GameState): readonly Rung[] {
  if (state.phase !== "claiming") return [];
  const rules = rulesAt(state);
  const context = contextOf(state, state.round, rules);
  const latest = state.round.latest?.claim ?? null;
  return rules.claims
    .every()
    .map((claim) => ({ claim, higher: latest === null || rules.claims.beats(claim, latest, context) }));
}
