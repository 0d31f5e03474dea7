import { DiceRow } from "@/app/ui/Dice";
import { DieKeys } from "@/app/ui/DieKeys";
import { revealWords } from "@/lib/messages/dice";
import { faceWord } from "@/lib/messages/terms";
import { type DiceDraft, type DraftCup, goToCup, putDie, undoDie, viewDraft } from "@/lib/views/diceDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { CupRow } from "./CupRow";
import type { Lifted } from "./lifted";
import { RunningCount } from "./RunningCount";
import { SettleKey, UndoKey } from "./SettleKey";

interface DiceRevealProps extends Lifted {
  readonly draft: DiceDraft;
  readonly onDraft: (draft: DiceDraft) => void;
}

/** Every die, one tap each; the keys never move, and the last tap can always be taken back. */
export function DiceReveal({
  claim,
  wild,
  cups,
  settle,
  undo,
  draft,
  onDraft,
  seq,
  notice,
  onUnheard,
}: DiceRevealProps) {
  const seen = viewDraft(draft, cups, { face: claim.face, wild });
  const { dice } = seen;
  const done = dice !== null && seen.cups.every(({ next }) => next === null);
  const size = cups.some((cup) => cup.dice > 3) ? "size-[min(1.85rem,8vw)]" : "size-[min(2.15rem,9.5vw)]";
  const undoTap = () => onDraft(undoDie(draft));
  const nameOf = (player: string) => cups.find((cup) => cup.player === player)?.name ?? player;
  return (
    <>
      <ul className="flex min-w-0 flex-1 flex-col gap-0.5 px-2 lg:min-h-0 lg:overflow-y-auto lg:px-0">
        {seen.cups.map((cup) => (
          <CupRow
            key={cup.player}
            name={nameOf(cup.player)}
            seen={readCup(cup)}
            current={cup.next !== null}
            onChoose={() => onDraft(goToCup(draft, cup.player))}
            wrapping={cup.dice.length > 5}
            count={cup.matching > 0 ? String(cup.matching) : ""}
          >
            <DiceRow
              dice={cup.dice.map((die, place) =>
                die
                  ? { face: die.face, look: die.standing }
                  : { face: null, ghost: place === cup.next ? "next" : "empty" },
              )}
              size={size}
              silent
            />
          </CupRow>
        ))}
      </ul>
      <ThumbZone seq={seq} notice={notice} onUnheard={onUnheard}>
        <RunningCount found={seen.found} needed={claim.count} toCome={revealWords.toCome(seen.toCome)} />
        {done ? (
          <SettleKey
            label={revealWords.settleWith(seen.found, claim.count)}
            ready
            onSettle={() => settle({ dice })}
            onUndo={undoTap}
          />
        ) : (
          <DieKeys
            nameOf={revealWords.dieKey}
            wild={wild}
            onFace={(face) => onDraft(putDie(draft, cups, face))}
          >
            {draft.puts.length === 0 && undo ? <UndoLast undo={undo} narrow /> : <UndoKey onUndo={undoTap} />}
          </DieKeys>
        )}
      </ThumbZone>
    </>
  );
}

/** "five, four wild, two", for screen readers. */
const readCup = ({ dice }: DraftCup): string =>
  dice
    .flatMap((die) =>
      die
        ? [
            `${faceWord(die.face, 1)}${die.standing === "faded" ? "" : `, ${revealWords.standing[die.standing]}`}`,
          ]
        : [],
    )
    .join("; ") || revealWords.cupEmpty;
