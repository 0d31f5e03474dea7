"use client";

import { useState } from "react";
import type { Face } from "@/lib/engine";
import type { CupView } from "@/lib/views/cup";

/** Open dice after unheard claims (S11): as recorded, until the user enters what is there now. */
export interface LyingNow {
  readonly dice: readonly Face[];
  /** The claim's part about them; empty until the user enters something. */
  readonly claimPart: { readonly table?: readonly Face[] };
  /** True while the dice keys are open. */
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onDice: (dice: readonly Face[]) => void;
}

/** The open dice, entered for one claim; null if all claims were heard or the game shows no dice. */
export function useLyingNow(seq: number, cup: CupView | null, unheard: boolean): LyingNow | null {
  const [entered, setEntered] = useState<{ seq: number; dice: readonly Face[] | null; asking: boolean }>();
  if (cup === null || !unheard) return null;
  const { dice, asking } = entered?.seq === seq ? entered : { dice: null, asking: false };
  return {
    dice: dice ?? cup.open.map(({ face }) => face),
    claimPart: dice === null ? {} : { table: dice },
    asking,
    onAsk: (next) => setEntered({ seq, dice, asking: next }),
    onDice: (next) => setEntered({ seq, dice: next, asking }),
  };
}
