import type { Action } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import { HoldKey } from "../HoldKey";
import type { CupTurn } from "./useCupTurn";

interface CupKeysProps extends Pick<CupTurn, "cup" | "steps" | "tray" | "lay" | "onStep" | "onAllow"> {
  /** The player with the cup. */
  readonly player: string;
  readonly name: string;
  readonly seq: number;
}

const KEY = "key min-h-14 flex-1 basis-20 gap-1.5 px-1.5 font-semibold text-small leading-tight";

/** The player's steps with the cup, one at a time; a claim without steps is blind (P3, P4, C4). */
export function CupKeys({ cup, steps, player, name, seq, tray, lay, onStep, onAllow }: CupKeysProps) {
  const rollCup: Action = { do: "roll-cup", by: player };
  /** After any other step, no more dice are shown for now. */
  const done = (onAction: (action: Action) => void, action: Action) => {
    lay(null);
    onAction(action);
  };
  return (
    <fieldset aria-label={cupWords.turn} className="cup-keys flex gap-1.5">
      <button
        type="button"
        aria-label={cupWords.lookedBy(name)}
        aria-pressed={cup.looked}
        onClick={() => cup.looked || done(onStep, { do: "look", by: player })}
        className={`${KEY} ${cup.looked ? DONE : ""}`}
      >
        {cup.looked && <Tick />}
        {cupWords.looked}
      </button>
      <button
        type="button"
        aria-label={cupWords.showsBy(name)}
        aria-expanded={tray === "show"}
        aria-disabled={steps.show.refusal !== null}
        onClick={() => lay(tray === "show" ? null : "show")}
        className={`${KEY} ${tray === "show" ? "border-ink!" : ""}`}
      >
        {cupWords.shows}
      </button>
      <HoldKey
        aria-label={cupWords.rolledBy(name)}
        aria-pressed={cup.rolled}
        refused={steps.rollCup.refusal !== null}
        seq={seq}
        onPress={() => done(onStep, rollCup)}
        onHold={() => done(onAllow, rollCup)}
        className={`${KEY} ${cup.rolled ? DONE : ""}`}
      >
        {cup.rolled && <Tick />}
        {cupWords.rolled}
      </HoldKey>
    </fieldset>
  );
}

/** Done in this turn: ringed and checked. */
const DONE = "border-brass!";

const Tick = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 shrink-0 fill-none stroke-3 stroke-brass">
    <path d="M5 12.5l4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
