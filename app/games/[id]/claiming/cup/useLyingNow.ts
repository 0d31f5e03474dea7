"use client";

import { useState } from "react";
import type { Face } from "@/lib/engine";
import type { CupView } from "@/lib/views/cup";

/** The dice in the open after claims that nobody heard (S11): as they were recorded, until somebody says what lies there now. */
export interface LyingNow {
  readonly dice: readonly Face[];
  /** What the claim says of them; nothing while nobody said anything. */
  readonly told: { readonly table?: readonly Face[] };
  /** Whether the dice keys are laid out. */
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onDice: (dice: readonly Face[]) => void;
}

/** What lies in the open now, said for one claim; null where claims were heard, or no dice are ever shown. */
export function useLyingNow(seq: number, cup: CupView | null, unheard: boolean): LyingNow | null {
  const [said, setSaid] = useState<{ seq: number; dice: readonly Face[] | null; asking: boolean }>();
  if (cup === null || !unheard) return null;
  const { dice, asking } = said?.seq === seq ? said : { dice: null, asking: false };
  return {
    dice: dice ?? cup.open.map(({ face }) => face),
    told: dice === null ? {} : { table: dice },
    asking,
    onAsk: (next) => setSaid({ seq, dice, asking: next }),
    onDice: (next) => setSaid({ seq, dice: next, asking }),
  };
}
