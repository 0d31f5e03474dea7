"use client";

import { tableWords } from "@/lib/messages/table";
import type { RaisePad } from "@/lib/views/raiseKeys";

interface QuantityRailProps {
  readonly pad: RaisePad;
  readonly diceInPlay: number;
  /** Nothing is claimed yet: fewer are as likely as more. */
  readonly opening: boolean;
  readonly onLift: (quantity: number) => void;
}

/** Brings the quantity the pad opens at into sight, once, when the rail appears: in the middle, or with one lower before it. */
const startAtChosen = (rail: HTMLElement | null) => {
  const chosen = rail?.querySelector<HTMLElement>("label:has(:checked)");
  if (!rail || !chosen) return;
  const before =
    rail.dataset.opening === "true" ? (rail.clientWidth - chosen.offsetWidth) / 2 : 1.4 * chosen.offsetWidth;
  rail.scrollLeft = chosen.offsetLeft - before;
};

/**
 * All quantities in a row to swipe along: a tap sets all six keys at once, so that any claim is two taps. Those too low
 * are there as well, fainter: somebody may have said them all the same (S10).
 */
export function QuantityRail({ pad, diceInPlay, opening, onLift }: QuantityRailProps) {
  const quantities = Array.from({ length: pad.to }, (_, step) => step + 1);
  return (
    <fieldset aria-label={tableWords.quantity} className="rail" data-opening={opening} ref={startAtChosen}>
      {quantities.map((quantity) => (
        <label
          key={quantity}
          className={`rail-stop ${quantity > diceInPlay || quantity < pad.least ? "beyond" : ""}`}
        >
          <input
            type="radio"
            name="quantity"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={quantity === pad.at}
            // Also the one that is set already: it then holds for every face, as it was said.
            onClick={() => onLift(quantity)}
            onChange={() => onLift(quantity)}
            aria-label={String(quantity)}
          />
          <span aria-hidden="true">{quantity}</span>
        </label>
      ))}
    </fieldset>
  );
}
