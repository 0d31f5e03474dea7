"use client";

import { useState } from "react";
import type { MiaClaim } from "@/lib/engine";
import { rollPad } from "@/lib/views/rollPad";
import { handWords } from "@/lib/words/hands";
import { tableWords } from "@/lib/words/screens";
import { RollKeys } from "./RollKeys";
import type { Speaking } from "./speaking";

/** Announcements of two dice as one number: a key for each roll; and whether the cup was passed on unseen (M2). */
export function RollPad({ table, view, say, onClaim, onStand, line }: Speaking) {
  // Said of one announcement only.
  const [unseenAt, setUnseenAt] = useState(-1);
  const opening = view.latest === null;
  const unseen = !opening && unseenAt === table.seq;
  const announce = (claim: MiaClaim) => ({ ...say(claim), ...(unseen && { accept: "blind" as const }) });
  const keys = rollPad(table.state, announce);
  return (
    <>
      {line(view.latest ? handWords.toBeat(view.latest.claim) : tableWords.inPlay(view.diceInPlay))}
      <RollKeys
        keys={keys}
        opening={opening}
        seq={table.seq}
        onClaim={(claim) => onClaim(announce(claim))}
        onStand={(claim) => onStand(announce(claim))}
      />
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
    </>
  );
}
