"use client";

import { useState } from "react";
import type { Action, ChallengeKindName, CountClaim, PlayerId } from "@/lib/engine";
import { raisePad, sayIt } from "@/lib/views/raiseKeys";
import { BangRow } from "./BangRow";
import { ClaimHero } from "./ClaimHero";
import { QuantityRail } from "./QuantityRail";
import { RaiseKeys } from "./RaiseKeys";
import { ReRollKey } from "./ReRollKey";
import { SpeakerLine } from "./SpeakerLine";
import type { Seated } from "./seated";
import { ThumbZone } from "./ThumbZone";

interface ClaimingProps extends Seated {
  /** Who speaks with the claims before unheard (S11); null: the player in turn. */
  readonly speaker: PlayerId | null;
  readonly onSpeaker: (player: PlayerId | null) => void;
}

/** While claims go round: the claim on the felt, the raises and the bang under the thumb. */
export function Claiming({ table, view, tap, letStand, undo, zone, speaker, onSpeaker }: ClaimingProps) {
  // Set for one claim only: with the next one the pad is back at its lowest.
  const [set, setQuantity] = useState({ seq: table.seq, quantity: 0 });
  const quantity = set.seq === table.seq && set.quantity > 0 ? set.quantity : null;
  const pad = raisePad(table, { diceInPlay: view.diceInPlay, quantity, skippedTo: speaker });
  const actor = view.toAct;
  if (pad === null || actor === null) return null;
  const speaking = view.seats.find(({ player }) => player === speaker) ?? actor;
  const said = (claim: CountClaim) => sayIt(speaking.player, claim, speaker !== null);
  const opening = view.latest === null;
  return (
    <>
      <ClaimHero table={table} view={view} />
      <ThumbZone {...zone}>
        <SpeakerLine
          view={view}
          actor={actor}
          skippedTo={speaker === null ? null : speaking}
          tooMany={pad.keys.some(({ warnings }) => warnings.includes("cannot-be-true"))}
          onSpeaker={onSpeaker}
        />
        <RaiseKeys
          pad={pad}
          opening={opening}
          wild={view.wild}
          diceInPlay={view.diceInPlay}
          seq={table.seq}
          onClaim={(claim) => tap(said(claim))}
          onStand={(claim) => letStand(said(claim))}
        />
        {view.legal?.reRoll && speaker === null && (
          <ReRollKey
            offer={view.legal.reRoll}
            name={actor.name}
            seq={table.seq}
            onRoll={() => tap({ do: "re-roll", by: actor.player })}
            onStand={() => letStand({ do: "re-roll", by: actor.player })}
          />
        )}
        <QuantityRail
          key={opening ? "opening" : pad.least}
          pad={pad}
          diceInPlay={view.diceInPlay}
          opening={opening}
          onLift={(chosen) => setQuantity({ seq: table.seq, quantity: chosen })}
        />
        <BangRow
          view={view}
          actor={actor}
          banger={speaking}
          seq={table.seq}
          undo={undo}
          onChallenge={(by, kind) => tap(challengedBy(by, kind))}
          onStand={(by, kind) => letStand(challengedBy(by, kind))}
        />
      </ThumbZone>
    </>
  );
}

/** A doubt needs no name: it is what a challenge is unless told otherwise. */
const challengedBy = (by: PlayerId | readonly PlayerId[], kind: ChallengeKindName): Action => ({
  do: "challenge",
  by,
  ...(kind !== "doubt" && { kind }),
});
