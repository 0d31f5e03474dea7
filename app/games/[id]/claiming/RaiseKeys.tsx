import { Die } from "@/app/ui/Dice";
import type { CountClaim, Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import type { RaiseKey, RaisePad } from "@/lib/views/raiseKeys";
import { HoldKey } from "./HoldKey";

interface RaiseKeysProps {
  readonly pad: RaisePad;
  readonly opening: boolean;
  readonly wild: Face | null;
  readonly diceInPlay: number;
  readonly seq: number;
  readonly onClaim: (claim: CountClaim) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onStand: (claim: CountClaim) => void;
}

/** Six keys, one per face: each claims the lowest raise of that face, or the quantity chosen below. */
export function RaiseKeys({ pad, opening, wild, diceInPlay, seq, onClaim, onStand }: RaiseKeysProps) {
  const name = (key: RaiseKey) =>
    [
      tableWords.raiseTo(key.claim, opening),
      ...(key.lowest ? [tableWords.lowestRaise] : key.advised ? [tableWords.lowestNonWild] : []),
      ...(key.warnings.includes("calls-the-wild") ? [tableWords.callsTheWild] : []),
      ...(key.warnings.includes("cannot-be-true") ? [tableWords.cannotBeTrue(diceInPlay)] : []),
    ].join(", ");
  return (
    <div className="grid grid-cols-6 gap-1.5">
      {pad.keys.map((key) => (
        <HoldKey
          key={key.face}
          aria-label={name(key)}
          refused={key.refusal !== null}
          seq={seq}
          onPress={() => onClaim(key.claim)}
          onHold={() => onStand(key.claim)}
          className={`key min-h-18 flex-col gap-1 py-1.5 low:min-h-15 low:gap-0.5 low:py-1 ${key.advised ? "key-next" : ""}`}
        >
          <span className={`stamp text-[min(1.5rem,9vw)] leading-none ${quiet(key) ? "opacity-60" : ""}`}>
            {key.claim.count}
          </span>
          <span className={quiet(key) || key.refusal ? "opacity-55" : ""}>
            <Die
              face={key.face}
              look={key.face === wild ? "wild" : "plain"}
              size="size-[min(1.75rem,9vw)]"
              silent
            />
          </span>
        </HoldKey>
      ))}
    </div>
  );
}

/** Legal but unusual: fainter. */
const quiet = ({ warnings, advised }: RaiseKey): boolean => warnings.length > 0 && !advised;
