import { ClaimDice } from "@/app/_components/ClaimDice";
import type { HandKey } from "@/lib/views/handPad";
import { handWords } from "@/lib/words/hands";
import { tableWords } from "@/lib/words/screens";
import { HoldKey } from "../HoldKey";

interface HandKeysProps {
  readonly keys: readonly HandKey[];
  readonly opening: boolean;
  readonly seq: number;
  readonly onClaim: (key: HandKey) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onStand: (key: HandKey) => void;
}

/** The kinds of hand, each with the dice it would claim; the lowest raise of all in brass. */
export function HandKeys({ keys, opening, seq, onClaim, onStand }: HandKeysProps) {
  return (
    <fieldset
      aria-label={handWords.pad}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(4.6rem,20%),1fr))] gap-1.5"
    >
      {keys.map((key) => (
        <HoldKey
          key={key.kind}
          aria-label={nameOf(key, opening)}
          refused={key.refusal !== null}
          seq={seq}
          onPress={() => onClaim(key)}
          onHold={() => onStand(key)}
          className={`plate min-h-14 flat:min-h-11 flex-col gap-1.5 py-1 ${key.lowest && key.refusal === null ? "brass" : ""}`}
        >
          <span className="font-semibold text-[0.82rem] leading-none">{handWords.kinds[key.kind]}</span>
          <span className={`flex h-[min(0.84rem,3.5vw)] gap-px ${key.refusal ? "opacity-55" : ""}`}>
            {key.claim && <ClaimDice claim={key.claim} size="size-[min(0.84rem,3.5vw)]" namedOnly />}
          </span>
        </HoldKey>
      ))}
    </fieldset>
  );
}

function nameOf({ kind, claim, lowest, refusal }: HandKey, opening: boolean): string {
  const name = handWords.kinds[kind];
  if (claim === null) return handWords.noSuchHand(name);
  const raise = handWords.handKey(name, claim, opening);
  return lowest && refusal === null ? `${raise}, ${tableWords.lowestRaise}` : raise;
}
