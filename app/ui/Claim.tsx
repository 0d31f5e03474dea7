import type { Claim, Face, HandClaim, MiaClaim } from "@/lib/engine";
import { sayHandClaim } from "@/lib/messages/terms";
import { claimDice } from "@/lib/views/claimDice";
import { DiceRow, Die } from "./Dice";

interface ClaimDiceProps {
  readonly claim: HandClaim | MiaClaim;
  /** The class for the size of a die. */
  readonly size: string;
  /** Omits the dice a claim leaves open, where space is short. */
  readonly namedOnly?: boolean;
}

/**
 * A claim about one cup as dice: named ones solid, open ones as placeholders. Hidden from screen readers: the
 * parent names it.
 */
export function ClaimDice({ claim, size, namedOnly = false }: ClaimDiceProps) {
  const dice = claimDice(claim).filter((face) => face !== null || !namedOnly);
  return <DiceRow dice={dice.map((face) => ({ face }))} size={size} shadow="cast" silent />;
}

/**
 * A claim as large as its container allows: a number next to a die, or a hand's dice above its words. Hidden
 * from screen readers:
 * the parent names it.
 */
export function BigClaim({ claim, wild }: { readonly claim: Claim; readonly wild: Face | null }) {
  if ("count" in claim) {
    return (
      <div
        aria-hidden="true"
        className="claim anim-land figure flex items-center justify-center gap-[0.13em]"
      >
        <span className="stamp flex h-[0.86em] items-center leading-[0.86] tracking-[-0.02em]">
          {claim.count}
        </span>
        <span className="anim-tumble flex">
          <Die
            face={claim.face}
            look={claim.face === wild ? "wild" : "plain"}
            size="size-[0.7em]"
            shadow="cast"
            silent
          />
        </span>
      </div>
    );
  }
  const two = "mia" in claim;
  return (
    <div aria-hidden="true" className="anim-land flex max-w-full flex-col items-center gap-[min(1rem,4cqh)]">
      <span className={`flex justify-center ${two ? "gap-[3cqw]" : "gap-[1.2cqw]"}`}>
        <ClaimDice claim={claim} size={two ? "claim-die claim-die-two" : "claim-die"} />
      </span>
      <span className="claim-words stamp text-balance text-center leading-[1.04]">{sayHandClaim(claim)}</span>
    </div>
  );
}
