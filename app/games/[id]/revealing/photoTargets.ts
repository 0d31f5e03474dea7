import type { PhotoTarget } from "@/app/_photo/target";
import type { CountClaim, Face } from "@/lib/engine";

interface Counted {
  readonly claim: CountClaim;
  readonly wild: Face | null;
}

/** A photo of all dice: it gives the count, not their owners (S12). */
export const everything = (
  { claim, wild }: Counted,
  diceInPlay: number,
  onTotal: (total: number) => void,
): PhotoTarget => ({
  what: "everything",
  dice: diceInPlay,
  most: null,
  counting: { face: claim.face, wild, needed: claim.count },
  onTake: (_, found) => onTotal(found),
});

/** A photo of one cup's dice. */
export const oneCupOf = (
  { claim, wild }: Counted,
  whose: string,
  dice: number,
  onDice: (dice: readonly Face[]) => void,
): PhotoTarget => ({
  what: "cup",
  whose,
  dice,
  most: dice,
  counting: { face: claim.face, wild, needed: claim.count },
  onTake: onDice,
});
