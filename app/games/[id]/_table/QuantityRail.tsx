"use client";

import type { RaisePad } from "@/lib/views/raiseKeys";
import { tableWords } from "@/lib/words/screens";

interface QuantityRailProps {
  readonly pad: RaisePad;
  readonly diceInPlay: number;
  readonly onLift: (quantity: number) => void;
}

/** Brings the quantity the pad opens at into sight, once, when the rail appears. */
const startAtChosen = (rail: HTMLElement | null) => {
  const chosen = rail?.querySelector<HTMLElement>("label:has(:checked)");
  if (rail && chosen) rail.scrollLeft = chosen.offsetLeft - (rail.clientWidth - chosen.offsetWidth) / 2;
};

/** All quantities in a row to swipe along: a tap lifts all six keys at once, so that any claim is two taps. */
export function QuantityRail({ pad, diceInPlay, onLift }: QuantityRailProps) {
  const quantities = Array.from({ length: pad.to - pad.from + 1 }, (_, step) => pad.from + step);
  return (
    <fieldset aria-label={tableWords.quantity} className="rail" ref={startAtChosen}>
      {quantities.map((quantity) => (
        <label key={quantity} className={`rail-stop ${quantity > diceInPlay ? "beyond" : ""}`}>
          <input
            type="radio"
            name="quantity"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={quantity === pad.at}
            onChange={() => onLift(quantity)}
            aria-label={String(quantity)}
          />
          <span aria-hidden="true">{quantity}</span>
        </label>
      ))}
    </fieldset>
  );
}
