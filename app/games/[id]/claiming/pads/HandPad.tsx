"use client";

import { useState } from "react";
import type { Face } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { handPad, tapDie } from "@/lib/views/handPad";
import { HandKeys } from "./HandKeys";
import { NamingDice } from "./NamingDice";
import type { Speaking } from "./speaking";

/**
 * Claims of five-dice hands. A key per kind claims its lowest raise; dice tapped first select the hand. A
 * pair takes two taps, a full house three, any hand at most four.
 */
export function HandPad({ table, view, say, onClaim, onAllow, line }: Speaking) {
  // Valid for one claim only.
  const [named, setNamed] = useState<{ seq: number; dice: readonly Face[] }>({ seq: 0, dice: [] });
  const dice = named.seq === table.seq ? named.dice : [];
  const setDice = (next: readonly Face[]) => setNamed({ seq: table.seq, dice: next });
  const { latest } = view;
  return (
    <>
      {line(
        dice.length > 0
          ? handWords.tapped(dice)
          : latest
            ? handWords.toBeat(latest.claim)
            : handWords.tapDice,
      )}
      <HandKeys
        keys={handPad(table.state, { dice, say })}
        opening={latest === null}
        seq={table.seq}
        onClaim={({ spoken }) => onClaim(say(spoken))}
        onAllow={({ spoken }) => onAllow(say(spoken))}
      />
      <NamingDice
        dice={dice}
        onTap={(face) => setDice(tapDie(dice, face))}
        onUndo={() => setDice(dice.slice(0, -1))}
      />
    </>
  );
}
