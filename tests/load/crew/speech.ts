import { type Claim, counts, FACES, type Face, type InPhase, judgeClaim, type RuleSet } from "@/lib/engine";
import type { Chance } from "./chance";

/** The next claims for a player who sees all dice: a true one and a false one; null if there is none. */
export interface Sayable {
  readonly true: Claim | null;
  readonly false: Claim | null;
}

const NOTHING: Sayable = { true: null, false: null };

/** The largest raise of a hand, in claims. */
const HIGHEST_STEP = 12;

/**
 * The possible claims in a game. Each count is one die higher than the one before (with `face-major` a higher
 * face). So earlier claims do not affect whether both a true and a false claim are left.
 */
export class Speech {
  private rungs: readonly Claim[] | null = null;
  private places = new Map<string, number>();
  private readonly highest = new Map<string, number>();

  constructor(
    private readonly rules: RuleSet,
    private readonly raise: unknown,
    private readonly chance: Chance,
  ) {}

  /** @param dice The claim's dice: all counted ones, or the hand. */
  sayable(state: InPhase<"claiming">, dice: readonly Face[]): Sayable {
    if (this.rules.claims.kind !== "count") return this.hand(state, dice);
    return this.raise === "face-major" ? this.nextFace(state, dice) : this.oneMore(state, dice);
  }

  private oneMore({ round: { latest, terms } }: InPhase<"claiming">, dice: readonly Face[]): Sayable {
    const faces = FACES.filter(
      (face) =>
        (terms.lockedFace === null || face === terms.lockedFace) &&
        // Wild ones have a ladder of their own (U3), which is not used.
        (face !== 1 || terms.wild !== 1 || terms.redDie !== null),
    );
    const there = new Map(faces.map((face) => [face, found(face, terms.wild, dice)]));
    const lowest = latest !== null && "count" in latest.claim ? latest.claim.count + 1 : 1;
    for (let count = lowest; ; count++) {
      const trueFaces = faces.filter((face) => (there.get(face) ?? 0) >= count);
      const short = faces.filter((face) => (there.get(face) ?? 0) < count);
      if (trueFaces.length === 0) return { true: null, false: { count, face: this.chance.oneOf(short) } };
      if (short.length > 0)
        return {
          true: { count, face: this.chance.oneOf(trueFaces) },
          false: { count, face: this.chance.oneOf(short) },
        };
    }
  }

  private nextFace({ round: { latest, terms } }: InPhase<"claiming">, dice: readonly Face[]): Sayable {
    const latestClaim = latest !== null && "count" in latest.claim ? latest.claim : null;
    for (const face of FACES.slice(latestClaim?.face ?? 0)) {
      const there = found(face, terms.wild, dice);
      if (there > 0)
        return {
          true: { count: 1 + this.chance.below(there), face },
          false: { count: there + 1 + this.chance.below(2), face },
        };
    }
    if (latestClaim === null) return NOTHING;
    const { face } = latestClaim;
    return {
      true: null,
      false: { count: Math.max(latestClaim.count, found(face, terms.wild, dice)) + 1, face },
    };
  }

  private hand(state: InPhase<"claiming">, dice: readonly Face[]): Sayable {
    const rungs = this.ladder(state);
    const { latest, terms } = state.round;
    const latestPlace = latest === null ? -1 : (this.places.get(JSON.stringify(latest.claim)) ?? -1);
    const rolled = [...dice].sort().join("");
    const top =
      this.highest.get(rolled) ??
      rungs.findLastIndex((claim) => {
        const result = judgeClaim(claim, { dice }, terms, this.rules);
        return result.ok && result.value.finding !== "short";
      });
    this.highest.set(rolled, top);
    const between = (above: number, most: number) => {
      const room = Math.min(HIGHEST_STEP, most - above);
      return room > 0 ? (rungs[above + 1 + this.chance.below(room)] ?? null) : null;
    };
    return { true: between(latestPlace, top), false: between(Math.max(latestPlace, top), rungs.length - 1) };
  }

  /** All claims in ascending order. */
  private ladder(state: InPhase<"claiming">): readonly Claim[] {
    if (this.rungs !== null) return this.rungs;
    const { claims, cups } = this.rules;
    const context = { terms: state.round.terms, diceInPlay: cups.diceInPlay(state.seats) };
    const rungs: Claim[] = [];
    for (const claim of claims.every()) {
      const before = rungs.at(-1);
      if (before === undefined || claims.beats(claim, before, context)) rungs.push(claim);
    }
    this.places = new Map(rungs.map((claim, place) => [JSON.stringify(claim), place]));
    this.rungs = rungs;
    return rungs;
  }
}

/** The count of a face. */
export const found = (face: Face, wild: Face | null, dice: readonly Face[]): number =>
  dice.filter((die) => counts(die, face, wild)).length;
