import { Die } from "@/app/_components/Die";
import { RuleChip } from "@/app/_components/RuleChip";
import { type Action, type CupStep, FACES, type Face, type Refusal } from "@/lib/engine";
import { type Names, sayRefusal } from "@/lib/words";
import { cupWords } from "@/lib/words/cupScreens";
import { HoldKey } from "../HoldKey";
import type { CupTurn, Tray } from "./useCupTurn";

interface DiceTrayProps extends Pick<CupTurn, "steps" | "lay" | "onStep" | "onStand"> {
  readonly tray: Tray;
  readonly player: string;
  readonly names: Names;
  readonly seq: number;
}

/** Six dice keys: a die shown from the cup, or what a die in the open shows once it is rolled there; or it goes back (P4, C4). */
export function DiceTray({ tray, ...rest }: DiceTrayProps) {
  const { steps, player, names, seq, lay, onStep, onStand } = rest;
  const by = player;
  const die = tray === "show" ? undefined : steps.open[tray.at];
  if (tray === "show")
    return (
      <Laid
        asks={cupWords.whatIsShown(names[player] ?? player)}
        refusal={steps.show.refusal}
        names={names}
        last={
          <button type="button" aria-label={cupWords.doneShowing} onClick={() => lay(null)} className={LAST}>
            {cupWords.done}
          </button>
        }
      >
        <FaceKeys
          name={cupWords.showKey}
          refused={steps.show.refusal !== null}
          seq={seq}
          step={(face) => ({ do: "show", by, dice: [face] })}
          onStep={onStep}
          onStand={onStand}
        />
      </Laid>
    );
  if (!die) return null;
  const { face, hide, roll } = die;
  const takeBack: CupStep = { do: "hide", by, dice: [face] };
  return (
    <Laid
      asks={cupWords.whatWasRolled(face)}
      refusal={roll?.refusal ?? null}
      names={names}
      last={
        <HoldKey
          aria-label={cupWords.takeBackDie(face)}
          refused={hide.refusal !== null}
          seq={seq}
          // Why not is told above, of both.
          onPress={() => roll?.refusal || onStep(takeBack)}
          onHold={() => onStand(takeBack)}
          className={LAST}
        >
          {cupWords.takeBack}
        </HoldKey>
      }
    >
      <FaceKeys
        name={cupWords.rollKey}
        refused={roll?.refusal !== null}
        seq={seq}
        step={(to) => ({ do: "roll-table", by, from: [face], to: [to] })}
        onStep={onStep}
        onStand={onStand}
      />
    </Laid>
  );
}

const LAST = "plate min-h-16 px-0.5 font-semibold text-[min(0.75rem,3.2vw)] leading-tight";

interface LaidProps {
  readonly asks: string;
  readonly refusal: Refusal | null;
  readonly names: Names;
  readonly last: React.ReactNode;
  readonly children: React.ReactNode;
}

/** What is asked, or why the rules forbid it; the keys below it. */
function Laid({ asks, refusal, names, last, children }: LaidProps) {
  return (
    <div className="flex flex-col gap-1">
      <p aria-live="polite" className="min-h-6 px-1 text-[0.9rem] leading-snug">
        {refusal ? (
          <>
            {sayRefusal(refusal, names)} {refusal.rule && <RuleChip id={refusal.rule} />} {cupWords.holdKey}
          </>
        ) : (
          asks
        )}
      </p>
      {/* Dice may follow each other faster than the thumb zone listens: what is tapped is in sight, and undone in one. */}
      <div className="pointer-events-auto grid grid-cols-7 gap-1">
        {children}
        {last}
      </div>
    </div>
  );
}

interface FaceKeysProps {
  readonly name: (face: Face) => string;
  readonly refused: boolean;
  readonly seq: number;
  readonly step: (face: Face) => CupStep;
  readonly onStep: (action: Action) => void;
  readonly onStand: (action: Action) => void;
}

function FaceKeys({ name, refused, seq, step, onStep, onStand }: FaceKeysProps) {
  return FACES.map((face) => (
    <HoldKey
      key={face}
      aria-label={name(face)}
      refused={refused}
      seq={seq}
      onPress={() => refused || onStep(step(face))}
      onHold={() => onStand(step(face))}
      className="die-key"
    >
      <span className={refused ? "opacity-55" : ""}>
        <Die face={face} size="size-[min(2.75rem,11.8vw)]" silent />
      </span>
    </HoldKey>
  ));
}
