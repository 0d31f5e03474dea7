import type { HandClaim, MiaClaim } from "@/lib/engine";
import { claimDice } from "@/lib/views/claimDice";
import { Die, GhostDie } from "./Die";

interface ClaimDiceProps {
  readonly claim: HandClaim | MiaClaim;
  /** The class that says how long a side of a die is. */
  readonly size: string;
  /** Leaves out the dice that the claim leaves open, where there is no room for them. */
  readonly namedOnly?: boolean;
}

/** A claim about one cup as dice: what it names solid, what it leaves open as ghosts. Silent: whoever draws it says it. */
export function ClaimDice({ claim, size, namedOnly = false }: ClaimDiceProps) {
  const dice = claimDice(claim).filter((face) => face !== null || !namedOnly);
  return dice.map((face, at) =>
    face === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
      <GhostDie key={at} size={size} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
      <Die key={at} face={face} size={size} silent />
    ),
  );
}
