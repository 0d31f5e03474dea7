import { DiceRow } from "@/app/ui/Dice";
import type { LegalDie, TableDie } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import type { CupView } from "@/lib/views/cup";
import { HoldKey } from "../HoldKey";

/** The action of a tap on an open die. */
export interface DieKeys {
  readonly seq: number;
  /** Asks for its new face, or takes it back under the cup. */
  readonly onAsk: (at: number) => void;
  /** Takes it back under the cup, in games where that is the only option (C4). */
  readonly onHide: (die: TableDie) => void;
  /** The same although the rules refuse it (S10). */
  readonly onAllow: (die: TableDie) => void;
}

interface OpenDiceProps {
  readonly cup: CupView;
  /** Omitted if the dice are read-only. */
  readonly keys?: DieKeys | undefined;
}

/** The open dice next to the cup, how many are under it, and whether the player peeked. */
export function OpenDice({ cup: { open, under, looked, steps }, keys }: OpenDiceProps) {
  const touched = keys && steps ? steps.open : null;
  return (
    <div className="flex flex-1 flex-wrap items-center justify-center gap-x-2 text-felt-soft text-small leading-tight">
      <ul aria-label={cupWords.inTheOpen} className="flex gap-0.5 empty:hidden">
        <DiceRow
          dice={open.map(({ face, locked }) => ({ face, look: locked ? "locked" : "plain" }))}
          size="size-9"
          silent={touched !== null}
        >
          {(drawn, _, at) => (
            <li className="grid size-11 place-items-center">
              {keys && touched?.[at] ? (
                <DieKey die={touched[at]} at={at} keys={keys}>
                  {drawn}
                </DieKey>
              ) : (
                drawn
              )}
            </li>
          )}
        </DiceRow>
      </ul>
      <p>{cupWords.underTheCup(under, looked)}</p>
    </div>
  );
}

const KEY = "grid size-11 place-items-center rounded-xl";

interface DieKeyProps {
  readonly die: LegalDie;
  readonly at: number;
  readonly keys: DieKeys;
  readonly children: React.ReactNode;
}

function DieKey({ die, at, keys, children }: DieKeyProps) {
  if (die.roll === null)
    return (
      <HoldKey
        aria-label={cupWords.hideDie(die.face)}
        refused={die.hide.refusal !== null}
        seq={keys.seq}
        onPress={() => keys.onHide(die)}
        onHold={() => keys.onAllow(die)}
        className={KEY}
      >
        {children}
      </HoldKey>
    );
  return (
    <button
      type="button"
      aria-label={cupWords.touchDie(die.face, die.locked)}
      onClick={() => keys.onAsk(at)}
      className={KEY}
    >
      {children}
    </button>
  );
}
