import { handWords } from "@/lib/messages/dice";
import { tableWords } from "@/lib/messages/table";
import { rollPad } from "@/lib/views/rollPad";
import { RollKeys } from "./RollKeys";
import type { Speaking } from "./speaking";

/** Claims of two dice as one number: a key per roll (M1). */
export function RollPad({ table, view, say, onClaim, onAllow, line }: Speaking) {
  return (
    <>
      {line(view.latest ? handWords.toBeat(view.latest.claim) : tableWords.inPlay(view.diceInPlay))}
      <RollKeys
        keys={rollPad(table.state, say)}
        opening={view.latest === null}
        seq={table.seq}
        onClaim={(claim) => onClaim(say(claim))}
        onAllow={(claim) => onAllow(say(claim))}
      />
    </>
  );
}
