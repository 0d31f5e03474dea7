import { Die } from "@/app/ui/Die";
import type { LegalDie, TableDie } from "@/lib/engine";
import { cupWords } from "@/lib/messages/cupScreens";
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
  return (
    <div className="flex flex-1 flex-wrap items-center justify-center gap-x-2 text-[0.8rem] text-felt-soft leading-tight">
      <ul aria-label={cupWords.inTheOpen} className="flex gap-0.5 empty:hidden">
        {open.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die in the open is known by its place
          <li key={at} className="grid size-11 place-items-center">
            {keys && steps?.open[at] ? (
              <DieKey die={steps.open[at]} at={at} keys={keys} />
            ) : (
              <Die face={die.face} look={lookOf(die)} size="size-9" />
            )}
          </li>
        ))}
      </ul>
      <p>{cupWords.underTheCup(under, looked)}</p>
    </div>
  );
}

const lookOf = ({ locked }: TableDie) => (locked ? "locked" : "plain");

const KEY = "grid size-11 place-items-center rounded-xl";

function DieKey({ die, at, keys }: { readonly die: LegalDie; readonly at: number; readonly keys: DieKeys }) {
  const drawn = <Die face={die.face} look={lookOf(die)} size="size-9" silent />;
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
        {drawn}
      </HoldKey>
    );
  return (
    <button
      type="button"
      aria-label={cupWords.touchDie(die.face, die.locked)}
      onClick={() => keys.onAsk(at)}
      className={KEY}
    >
      {drawn}
    </button>
  );
}
