"use client";

import { useState } from "react";
import type { StakeWords } from "@/lib/engine";
import { moreSheetWords } from "@/lib/messages/sheets";
import { CountKeys } from "../../history/_history/editors/CountKeys";

interface BuyInPageProps {
  /** The amount a player starts with. */
  readonly usual: number;
  readonly drink: StakeWords;
  readonly onBuyIn: (chips: number) => void;
}

/** Chips for a rebuy (S17); defaults to the starting amount. */
export function BuyInPage({ usual, drink, onBuyIn }: BuyInPageProps) {
  const [chips, setChips] = useState(usual);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft text-small">{moreSheetWords.buyIn.hint(chips, drink)}</p>
      <CountKeys count={chips} onCount={setChips} />
      <button
        type="button"
        onClick={() => onBuyIn(chips)}
        className="key key-next stamp min-h-16 px-3 text-large"
      >
        {moreSheetWords.buyIn.save(chips, drink)}
      </button>
    </div>
  );
}
