import { RollKeys } from "@/app/games/[id]/claiming/pads/RollKeys";
import type { GameState, MakeClaim, MiaClaim } from "@/lib/engine";
import { rollPad } from "@/lib/views/rollPad";

interface RollChoiceProps {
  /** The table before the claim. */
  readonly before: GameState;
  readonly say: (claim: unknown) => MakeClaim;
  readonly onChoose: (claim: MiaClaim) => void;
}

/** Which roll, by the keys of the table. One that the rules refuse can be chosen too: what it changes is shown first. */
export function RollChoice({ before, say, onChoose }: RollChoiceProps) {
  return (
    <RollKeys
      keys={rollPad(before, say)}
      opening={before.phase === "claiming" && before.round.latest === null}
      seq={0}
      onClaim={onChoose}
      onStand={onChoose}
    />
  );
}
