import type { CupStep, Face } from "@/lib/engine";
import { cupWords } from "@/lib/messages/dice";
import type { Names } from "@/lib/messages/names";
import { HoldKey } from "../HoldKey";
import { SEVENTH, TrayKeys } from "./TrayKeys";
import type { CupTurn, Tray } from "./useCupTurn";

interface DiceTrayProps extends Pick<CupTurn, "cup" | "steps" | "lay" | "onStep" | "onAllow"> {
  readonly tray: Tray;
  readonly player: string;
  readonly names: Names;
  readonly seq: number;
}

/**
 * Six dice keys: a die to show from the cup, or the new face of an open die. The seventh key takes it back
 * (P4, C4).
 */
export function DiceTray({ tray, cup, steps, lay, onStep, onAllow, player: by, names, seq }: DiceTrayProps) {
  if (tray === "show") {
    const show = (face: Face): CupStep => ({ do: "show", by, dice: [face] });
    return (
      <TrayKeys
        asks={cupWords.whatIsShown(names[by] ?? by)}
        refusal={steps.show.refusal}
        names={names}
        seq={seq}
        name={cupWords.showKey}
        onFace={(face) => onStep(show(face))}
        onAllow={(face) => onAllow(show(face))}
        onClose={() => lay(null)}
        photo={{
          what: "shown",
          dice: null,
          most: cup.under,
          counting: null,
          onTake: (dice) => onStep({ do: "show", by, dice: [...dice] }),
        }}
        last={
          <button
            type="button"
            aria-label={cupWords.doneShowing}
            onClick={() => lay(null)}
            className={SEVENTH}
          >
            {cupWords.done}
          </button>
        }
      />
    );
  }
  const die = steps.open[tray.at];
  if (!die) return null;
  const { face, hide, roll } = die;
  const forbidden = roll?.refusal ?? null;
  const rolled = (to: Face): CupStep => ({ do: "roll-table", by, from: [face], to: [to] });
  const hideDie: CupStep = { do: "hide", by, dice: [face] };
  return (
    <TrayKeys
      asks={cupWords.whatWasRolled(face)}
      refusal={forbidden}
      names={names}
      seq={seq}
      name={cupWords.rollKey}
      onFace={(to) => onStep(rolled(to))}
      onAllow={(to) => onAllow(rolled(to))}
      onClose={() => lay(null)}
      photo={null}
      last={
        <HoldKey
          aria-label={cupWords.hideDie(face)}
          refused={hide.refusal !== null}
          seq={seq}
          // The reason is shown above.
          onPress={() => forbidden || onStep(hideDie)}
          onHold={() => onAllow(hideDie)}
          className={SEVENTH}
        >
          {cupWords.hide}
        </HoldKey>
      }
    />
  );
}
