import { DiceRow, placed } from "@/app/ui/Dice";
import { cupWords } from "@/lib/messages/dice";
import type { Names } from "@/lib/messages/names";
import { SEVENTH, TrayKeys } from "./TrayKeys";
import type { LyingNow } from "./useLyingNow";

/** The open dice, each removed by a tap, and the key to add others (S11). */
export function LyingRow({ lying }: { readonly lying: LyingNow }) {
  const { dice, asking, onAsk, onDice } = lying;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2 pl-1 text-small">
      <p className="text-soft">{cupWords.lyingNow(dice.length)}</p>
      <ul className="flex flex-1 gap-0.5">
        <DiceRow dice={placed(dice)} size="size-8" silent>
          {(die, { face }, place) => (
            <li>
              <button
                type="button"
                aria-label={cupWords.notLying(face)}
                onClick={() => onDice(dice.filter((_, other) => other !== place))}
                className="grid h-14 w-11 place-items-center rounded-xl"
              >
                {die}
              </button>
            </li>
          )}
        </DiceRow>
      </ul>
      <button
        type="button"
        aria-expanded={asking}
        onClick={() => onAsk(!asking)}
        className={`key min-h-14 px-3 font-semibold ${asking ? "border-ink!" : ""}`}
      >
        {cupWords.lyingElse}
      </button>
    </div>
  );
}

interface LyingKeysProps {
  readonly lying: LyingNow;
  /** The number of dice of the cup. */
  readonly most: number;
  readonly names: Names;
  readonly seq: number;
}

/** Six dice keys for other open dice. */
export function LyingKeys({ lying: { dice, onAsk, onDice }, most, names, seq }: LyingKeysProps) {
  const put = (face: (typeof dice)[number]) => dice.length < most && onDice([...dice, face]);
  return (
    <TrayKeys
      asks={cupWords.whatLies}
      refusal={null}
      names={names}
      seq={seq}
      name={cupWords.lyingKey}
      onFace={put}
      onAllow={put}
      onClose={() => onAsk(false)}
      photo={{ what: "lying", dice: null, most, counting: null, onTake: onDice }}
      last={
        <button type="button" onClick={() => onAsk(false)} className={SEVENTH}>
          {cupWords.done}
        </button>
      }
    />
  );
}
