"use client";

import { useState } from "react";
import { tableWords } from "@/lib/messages/table";
import { raisePad } from "@/lib/views/raiseKeys";
import { QuantityRail } from "../QuantityRail";
import { RaiseKeys } from "../RaiseKeys";
import type { Speaking } from "./speaking";

/** Claims of counts: a key per face, and a row of quantities. */
export function CountPad({ table, view, skippedTo, say, onClaim, onStand, line }: Speaking) {
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
        onStand={(claim) => onStand(say(claim))}
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
