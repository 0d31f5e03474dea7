import { DiceRow } from "@/app/ui/Dice";
import type { LegalDie, TableDie } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import type { CupView } from "@/lib/views/cup";
import { HoldKey } from "../HoldKey";

/** What a touch of a die in the open does. */
export interface DieKeys {
  readonly seq: number;
  /** Asks what it shows, rolled where it lies; or whether it goes back under the cup. */
  readonly onAsk: (at: number) => void;
  /** Takes it back under the cup, where nothing else is ever done to it (C4). */
  readonly onTakeBack: (die: TableDie) => void;
  /** The same although the rules refuse it (S10). */
  readonly onStand: (die: TableDie) => void;
}

interface OpenDiceProps {
  readonly cup: CupView;
  /** Left out where the dice are only looked at. */
  readonly keys?: DieKeys | undefined;
}

/** The dice that lie in the open beside the cup, as they lie; how many are still under it, and whether it was looked under. */
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
        aria-label={cupWords.takeBackDie(die.face)}
        refused={die.hide.refusal !== null}
        seq={keys.seq}
        onPress={() => keys.onTakeBack(die)}
        onHold={() => keys.onStand(die)}
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
