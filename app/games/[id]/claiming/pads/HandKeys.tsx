import { ClaimDice } from "@/app/ui/Claim";
import { DiceRow, placed } from "@/app/ui/Dice";
import { type Face, namedDice } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { tableWords } from "@/lib/messages/table";
import type { HandKey } from "@/lib/views/handPad";
import { HoldKey } from "../HoldKey";

interface HandKeysProps {
  readonly keys: readonly HandKey[];
  readonly opening: boolean;
  readonly seq: number;
  readonly onClaim: (key: HandKey) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onAllow: (key: HandKey) => void;
}

/**
 * One key per kind of hand, labeled with the dice it claims; the lowest raise is brass. Keys that name a
 * fourth face share the last row with the remaining keys.
 */
export function HandKeys({ keys, ...row }: HandKeysProps) {
  const crowded = keys.some(({ fourth }) => fourth !== null);
  const [above, last] = crowded ? [keys.slice(0, ROW), keys.slice(ROW)] : [keys, []];
  return (
    <fieldset aria-label={handWords.pad} className="flex flex-col gap-1.5">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(4.6rem,20%),1fr))] gap-1.5 flat:grid-cols-4 flat:gap-1">
        {above.map((key) => (
          <Key key={key.kind} of={key} {...row}>
            <span className="font-semibold text-small leading-none">{handWords.kinds[key.kind]}</span>
            <span className={`flex h-[min(0.84rem,3.5vw)] gap-px ${key.refusal ? "opacity-55" : ""}`}>
              {key.claim && <ClaimDice claim={key.claim} size={SMALL} namedOnly />}
            </span>
          </Key>
        ))}
      </div>
      {last.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1">
          {last.map((key) => (
            <Key key={`${key.kind}${key.fourth}`} of={key} {...row}>
              {key.claim && <TwoRows dice={namedDice(key.claim)} />}
            </Key>
          ))}
        </div>
      )}
    </fieldset>
  );
}
/** The number of keys above those that name a fourth face. */
const ROW = 4;

const SMALL = "size-[min(0.84rem,3.5vw)]";

function Key({
  of: key,
  opening,
  seq,
  onClaim,
  onAllow,
  children,
}: Omit<HandKeysProps, "keys"> & { readonly of: HandKey; readonly children: React.ReactNode }) {
  return (
    <HoldKey
      aria-label={nameOf(key, opening)}
      refused={key.refusal !== null}
      seq={seq}
      onPress={() => onClaim(key)}
      onHold={() => onAllow(key)}
      className={`key min-h-14 flat:min-h-11 flex-col gap-1.5 py-1 ${key.lowest && key.refusal === null ? "key-next" : ""}`}
    >
      {children}
    </HoldKey>
  );
}

/** Dice that do not fit one row: the pair or the two highest, and the rest below. */
function TwoRows({ dice }: { readonly dice: readonly Face[] }) {
  return [dice.slice(0, 2), dice.slice(2)].map((row) => (
    <span key={row.join()} className="flex gap-px">
      <DiceRow dice={placed(row)} size={SMALL} silent />
    </span>
  ));
}

function nameOf({ kind, claim, lowest, refusal }: HandKey, opening: boolean): string {
  const name = handWords.kinds[kind];
  if (claim === null) return handWords.noSuchHand(name);
  const raise = handWords.handKey(name, claim, opening);
  return lowest && refusal === null ? `${raise}, ${tableWords.lowestRaise}` : raise;
}
