"use client";

import { useState } from "react";
import { HandKeys } from "@/app/games/[id]/claiming/pads/HandKeys";
import { NamingDice } from "@/app/games/[id]/claiming/pads/NamingDice";
import type { Face, GameState, HandClaim, MakeClaim } from "@/lib/engine";
import { type HandKey, handPad, tapDie } from "@/lib/views/handPad";

interface HandChoiceProps {
  /** The table before the claim. */
  readonly before: GameState;
  readonly say: (claim: unknown) => MakeClaim;
  readonly onChoose: (claim: HandClaim) => void;
}

/** Which hand, by the keys of the table. One that the rules refuse can be chosen too: what it changes is shown first. */
export function HandChoice({ before, say, onChoose }: HandChoiceProps) {
  const [dice, setDice] = useState<readonly Face[]>([]);
  const choose = ({ claim }: HandKey) => claim && onChoose(claim);
  return (
    <div className="flex flex-col gap-2">
      <HandKeys
        keys={handPad(before, { dice, say })}
        opening={before.phase === "claiming" && before.round.latest === null}
        seq={0}
        onClaim={choose}
        onStand={choose}
      />
      <NamingDice
        dice={dice}
        onTap={(face) => setDice(tapDie(dice, face))}
        onUndo={() => setDice(dice.slice(0, -1))}
      />
    </div>
  );
}
