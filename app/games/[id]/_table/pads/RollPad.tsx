"use client";

import { useState } from "react";
import { ClaimDice } from "@/app/_components/ClaimDice";
import type { MiaClaim } from "@/lib/engine";
import { type RollKey, rollPad } from "@/lib/views/rollPad";
import { handWords } from "@/lib/words/hands";
import { tableWords } from "@/lib/words/screens";
import { HoldKey } from "../HoldKey";
import type { Speaking } from "./speaking";

/** Announcements of two dice as one number: a key for each roll, lowest first; and whether the cup was passed on unseen (M2). */
export function RollPad({ table, view, say, onClaim, onStand, line, reRoll }: Speaking) {
  // Said of one announcement only.
  const [unseenAt, setUnseenAt] = useState(-1);
  const opening = view.latest === null;
  const unseen = !opening && unseenAt === table.seq;
  const announce = (claim: MiaClaim) => ({ ...say(claim), ...(unseen && { accept: "blind" as const }) });
  const keys = rollPad(table.state, announce);
  return (
    <>
      {line(view.latest ? handWords.toBeat(view.latest.claim) : tableWords.inPlay(view.diceInPlay))}
      <fieldset aria-label={handWords.rolls} className="grid grid-cols-7 gap-1">
        {keys.map((key) => (
          <HoldKey
            key={key.claim.mia}
            aria-label={nameOf(key, opening)}
            refused={key.refusal !== null}
            seq={table.seq}
            onPress={() => onClaim(announce(key.claim))}
            onHold={() => onStand(announce(key.claim))}
            className={`plate min-h-13 flex-col gap-0.5 rounded-xl! ${key.lowest ? "brass" : ""}`}
          >
            <span className={`flex gap-0.5 ${key.refusal ? "opacity-45" : ""}`}>
              <ClaimDice claim={key.claim} size="size-[min(1.2rem,5.2vw)]" />
            </span>
            {key.top && <span className="stamp text-sm leading-none">{handWords.mia}</span>}
          </HoldKey>
        ))}
      </fieldset>
      {!opening && (unseen || keys.some(({ refusal }) => refusal === null)) && (
        <label className="plate min-h-11 gap-2.5 px-3 font-semibold text-[0.9rem] leading-tight">
          <input
            type="checkbox"
            checked={unseen}
            onChange={() => setUnseenAt(unseen ? -1 : table.seq)}
            className="size-5 accent-(--brass)"
          />
          {handWords.unseen}
        </label>
      )}
      {reRoll}
    </>
  );
}

function nameOf({ claim, lowest }: RollKey, opening: boolean): string {
  const raise = handWords.rollKey(claim, opening);
  return lowest ? `${raise}, ${tableWords.lowestRaise}` : raise;
}
