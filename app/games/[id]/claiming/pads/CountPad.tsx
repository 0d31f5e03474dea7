"use client";

import { useState } from "react";
import { Die } from "@/app/ui/Dice";
import { Named } from "@/app/ui/Named";
import type { CountClaim, Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { type RaiseKey, type RaisePad, raisePad } from "@/lib/views/raiseKeys";
import { HoldKey } from "../HoldKey";
import type { Speaking } from "./speaking";

/** Claims of counts: a key per face, and a row of quantities. */
export function CountPad({ table, view, skippedTo, say, onClaim, onAllow, line }: Speaking) {
  // Valid for one claim only: after it the pad returns to its lowest raise.
  const [set, setQuantity] = useState({ seq: table.seq, quantity: 0 });
  const quantity = set.seq === table.seq && set.quantity > 0 ? set.quantity : null;
  const pad = raisePad(table, { diceInPlay: view.diceInPlay, quantity, skippedTo });
  if (pad === null) return null;
  const opening = view.latest === null;
  const tooMany = pad.keys.some(({ warnings }) => warnings.includes("cannot-be-true"));
  return (
    <>
      {line(tooMany ? tableWords.cannotBeTrue(view.diceInPlay) : tableWords.inPlay(view.diceInPlay))}
      <RaiseKeys
        pad={pad}
        opening={opening}
        wild={view.wild}
        diceInPlay={view.diceInPlay}
        seq={table.seq}
        onClaim={(claim) => onClaim(say(claim))}
        onAllow={(claim) => onAllow(say(claim))}
      />
      <QuantityRail
        key={opening ? "opening" : pad.least}
        pad={pad}
        diceInPlay={view.diceInPlay}
        opening={opening}
        onLift={(chosen) => setQuantity({ seq: table.seq, quantity: chosen })}
      />
    </>
  );
}

interface RaiseKeysProps {
  readonly pad: RaisePad;
  readonly opening: boolean;
  readonly wild: Face | null;
  readonly diceInPlay: number;
  readonly seq: number;
  readonly onClaim: (claim: CountClaim) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onAllow: (claim: CountClaim) => void;
}

/** Six keys, one per face: each claims the lowest raise of that face, or the quantity chosen below. */
function RaiseKeys({ pad, opening, wild, diceInPlay, seq, onClaim, onAllow }: RaiseKeysProps) {
  const name = (key: RaiseKey) =>
    [
      tableWords.raiseTo(key.claim, opening),
      ...(key.lowest ? [tableWords.lowestRaise] : key.advised ? [tableWords.lowestNonWild] : []),
      ...(callsTheWild(key) ? [tableWords.callsTheWild, tableWords.onlyCount(key.face)] : []),
      ...(key.warnings.includes("cannot-be-true") ? [tableWords.cannotBeTrue(diceInPlay)] : []),
    ].join(", ");
  return (
    <div className="raise-keys grid grid-cols-6 gap-1.5">
      {pad.keys.map((key) => (
        <HoldKey
          key={key.face}
          refused={key.refusal !== null}
          aria-keyshortcuts={String(key.face)}
          seq={seq}
          onPress={() => onClaim(key.claim)}
          onHold={() => onAllow(key.claim)}
          className={`key min-h-18 flex-col gap-1 py-1.5 low:min-h-15 low:gap-0.5 low:py-0.5 ${key.advised ? "key-next" : ""}`}
        >
          <Named name={name(key)}>
            <span
              className={`stamp leading-none ${callsTheWild(key) ? "text-lead" : "text-[min(1.5rem,9vw)]"}`}
            >
              {key.claim.count}
            </span>
            <span className={key.refusal ? "opacity-55" : ""}>
              <Die
                face={key.face}
                look={key.face === wild ? "wild" : "plain"}
                size={callsTheWild(key) ? "size-5" : "size-[min(1.75rem,9vw)]"}
                silent
              />
            </span>
            {callsTheWild(key) && (
              <span className="whitespace-nowrap text-[min(0.75rem,3.2vw)] leading-none">
                {tableWords.onlyShort(key.face)}
              </span>
            )}
          </Named>
        </HoldKey>
      ))}
    </div>
  );
}

/** Legal, and then only that face counts (F4). */
const callsTheWild = ({ warnings }: RaiseKey): boolean => warnings.includes("calls-the-wild");

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
function QuantityRail({ pad, diceInPlay, opening, onLift }: QuantityRailProps) {
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
