"use client";

import { tableWords } from "@/lib/messages/table";
import type { RaisePad } from "@/lib/views/raiseKeys";

interface QuantityRailProps {
  readonly pad: RaisePad;
  readonly diceInPlay: number;
  /** True before the first claim: lower counts are as likely as higher ones. */
  readonly opening: boolean;
  readonly onLift: (quantity: number) => void;
}

/** Scrolls the initial quantity into view once: centered, or with one lower before it. */
const startAtChosen = (rail: HTMLElement | null) => {
  const chosen = rail?.querySelector<HTMLElement>("label:has(:checked)");
  if (!rail || !chosen) return;
  const before =
    rail.dataset.opening === "true" ? (rail.clientWidth - chosen.offsetWidth) / 2 : 1.4 * chosen.offsetWidth;
  rail.scrollLeft = chosen.offsetLeft - before;
};

/**
 * All quantities in a row: a tap sets all six keys, so any claim takes two taps. Quantities that are too low
 * are fainter but available, because a player may have said one (S10).
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
            // Also for the current quantity: it then applies to every face, as said.
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
