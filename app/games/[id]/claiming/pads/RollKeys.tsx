import { ClaimDice } from "@/app/ui/Claim";
import type { MiaClaim } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { tableWords } from "@/lib/messages/table";
import type { RollKey } from "@/lib/views/rollPad";
import { HoldKey } from "../HoldKey";

interface RollKeysProps {
  readonly keys: readonly RollKey[];
  readonly opening: boolean;
  readonly seq: number;
  readonly onClaim: (claim: MiaClaim) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onAllow: (claim: MiaClaim) => void;
}

/** Every roll of two dice, lowest first; the lowest raise is brass, Mia is marked. */
export function RollKeys({ keys, opening, seq, onClaim, onAllow }: RollKeysProps) {
  return (
    <fieldset
      aria-label={handWords.rolls}
      className="grid grid-cols-7 gap-1 beside:grid-cols-6 desk:grid-cols-7"
    >
      {keys.map((key) => (
        <HoldKey
          key={key.claim.mia}
          aria-label={nameOf(key, opening)}
          refused={key.refusal !== null}
          seq={seq}
          onPress={() => onClaim(key.claim)}
          onHold={() => onAllow(key.claim)}
          className={`key min-h-14 flat:min-h-11 min-w-0! flex-col gap-0.5 rounded-xl! ${key.lowest ? "key-next" : ""}`}
        >
          <span className={`flex gap-0.5 ${key.refusal ? "opacity-45" : ""}`}>
            <ClaimDice claim={key.claim} size="size-[min(1.2rem,5.2vw)]" />
          </span>
          {key.top && <span className="stamp text-small leading-none">{handWords.mia}</span>}
        </HoldKey>
      ))}
    </fieldset>
  );
}

function nameOf({ claim, lowest }: RollKey, opening: boolean): string {
  const raise = handWords.rollKey(claim, opening);
  return lowest ? `${raise}, ${tableWords.lowestRaise}` : raise;
}
