import { Die } from "@/app/_components/Die";
import type { CountClaim, Face } from "@/lib/engine";
import type { RaiseKey, RaisePad } from "@/lib/views/raiseKeys";
import { tableWords } from "@/lib/words/screens";

interface RaiseKeysProps {
  readonly pad: RaisePad;
  readonly actor: string;
  readonly opening: boolean;
  readonly wild: Face | null;
  readonly diceInPlay: number;
  readonly onClaim: (claim: CountClaim) => void;
}

/** Six keys, one a face: each claims the lowest that face allows, or what the quantities below lifted it to. */
export function RaiseKeys({ pad, actor, opening, wild, diceInPlay, onClaim }: RaiseKeysProps) {
  const tooMany = pad.keys.some(({ warnings }) => warnings.includes("cannot-be-true"));
  const name = (key: RaiseKey) =>
    [
      tableWords.raiseTo(key.claim, opening),
      ...(key.lowest ? [tableWords.lowestRaise] : []),
      ...(key.warnings.includes("calls-the-wild") ? [tableWords.callsTheWild] : []),
      ...(key.warnings.includes("cannot-be-true") ? [tableWords.cannotBeTrue(diceInPlay)] : []),
    ].join(", ");
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 px-1 pb-1.5 text-[0.85rem] leading-tight">
        <span className="min-w-0 truncate font-semibold">
          {opening ? tableWords.toOpen(actor) : tableWords.toRaise(actor)}
        </span>
        <span className="max-w-2/3 shrink-0 text-right text-soft">
          {tooMany ? tableWords.cannotBeTrue(diceInPlay) : tableWords.inPlay(diceInPlay)}
        </span>
      </p>
      <div className="grid grid-cols-6 gap-1.5">
        {pad.keys.map((key) => (
          <button
            key={key.face}
            type="button"
            aria-label={name(key)}
            aria-disabled={key.refusal !== null}
            onClick={() => onClaim(key.claim)}
            className={`plate min-h-18 flex-col gap-1 py-1.5 low:min-h-15 low:gap-0.5 low:py-1 ${key.lowest ? "brass" : ""}`}
          >
            <span className={`stamp text-[min(1.5rem,9vw)] leading-none ${quiet(key) ? "opacity-60" : ""}`}>
              {key.claim.count}
            </span>
            <span className={quiet(key) || key.refusal ? "opacity-55" : ""}>
              <Die
                face={key.face}
                look={key.face === wild ? "wild" : "plain"}
                size="min(1.75rem, 9vw)"
                silent
              />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Legal, but few would say it: drawn fainter, and still there. */
const quiet = ({ warnings, lowest }: RaiseKey): boolean => warnings.length > 0 && !lowest;
