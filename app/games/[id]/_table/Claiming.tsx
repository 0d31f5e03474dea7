"use client";

import { useState } from "react";
import { raisePad } from "@/lib/views/raiseKeys";
import { BangRow } from "./BangRow";
import { ClaimHero } from "./ClaimHero";
import { QuantityRail } from "./QuantityRail";
import { RaiseKeys } from "./RaiseKeys";
import type { Seated } from "./seated";
import { ThumbZone } from "./ThumbZone";

/** While claims go round: the claim on the felt, the raises and the bang under the thumb. */
export function Claiming({ table, view, tap, notice }: Seated) {
  // Lifted for one claim only: with the next one the pad is back at its lowest.
  const [lifted, setLifted] = useState({ seq: table.seq, quantity: 0 });
  const chosen = lifted.seq === table.seq && lifted.quantity > 0 ? lifted.quantity : null;
  const pad = raisePad(table, view.diceInPlay, chosen);
  const actor = view.toAct;
  if (pad === null || actor === null) return null;
  return (
    <>
      <ClaimHero table={table} view={view} />
      <ThumbZone seq={table.seq} notice={notice}>
        <RaiseKeys
          pad={pad}
          actor={actor.name}
          opening={view.latest === null}
          wild={view.wild}
          diceInPlay={view.diceInPlay}
          onClaim={(claim) => tap({ do: "claim", by: actor.player, claim })}
        />
        <QuantityRail
          key={view.latest === null ? "opening" : "raising"}
          pad={pad}
          diceInPlay={view.diceInPlay}
          onLift={(quantity) => setLifted({ seq: table.seq, quantity })}
        />
        <BangRow view={view} actor={actor} onBang={(by) => tap({ do: "challenge", by })} />
      </ThumbZone>
    </>
  );
}
