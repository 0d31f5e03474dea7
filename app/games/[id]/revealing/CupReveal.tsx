import { BigClaim } from "@/app/ui/Claim";
import { DiceRow } from "@/app/ui/Dice";
import { DieKeys } from "@/app/ui/DieKeys";
import type { Face } from "@/lib/engine";
import { cupWords, handWords, revealWords } from "@/lib/messages/dice";
import { tableWords } from "@/lib/messages/table";
import { type CupDraft, putInCup, viewCupDraft } from "@/lib/views/cupDraft";
import { type DiceDraft, undoDie } from "@/lib/views/diceDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import type { Lifting } from "./lifted";
import { SettleKey, UndoKey } from "./SettleKey";

interface CupRevealProps extends Lifting {
  readonly entering: CupDraft;
  /** Whose cup it is; null for the one that goes round. */
  readonly whose: string | null;
  readonly draft: DiceDraft;
  readonly onDraft: (draft: DiceDraft) => void;
}

/** The one cup that decides: a tap a die, and the last die settles. What was claimed stays in sight. */
export function CupReveal({
  claim,
  wild,
  entering,
  whose,
  draft,
  onDraft,
  settle,
  undo,
  ...zone
}: CupRevealProps) {
  const seen = viewCupDraft(draft, entering);
  const put = (face: Face) => {
    const next = putInCup(draft, entering, face);
    onDraft(next);
    const { shown } = viewCupDraft(next, entering);
    if (shown) settle(shown);
  };
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-2 px-3 lg:px-0">
        <div className="felt min-h-36 flex-1">
          <div className="stage px-3">
            <span className="sr-only">{tableWords.claimAndWild(claim, wild)}</span>
            <BigClaim claim={claim} wild={wild} />
          </div>
        </div>
        <section className="flex flex-col items-center gap-2 rounded-2xl bg-raised px-2 py-3">
          <h2 className="max-w-full truncate font-semibold text-aside">{handWords.whoseDice(whose)}</h2>
          <ol className="flex gap-1.5">
            <DiceRow
              dice={seen.dice.map((face, place) => ({
                face,
                look: place < entering.inTheOpen.length ? "counts" : "plain",
                ghost: place === seen.next ? "next" : "empty",
              }))}
              size={SLOT}
            >
              {(drawn) => <li className="flex">{drawn}</li>}
            </DiceRow>
          </ol>
        </section>
      </div>
      <ThumbZone {...zone}>
        <p className="min-h-6 px-1 text-aside text-soft" aria-live="polite">
          {revealWords.toCome(seen.toCome)}
        </p>
        {seen.shown ? (
          <SettleKey
            label={cupWords.allIn}
            ready
            onSettle={() => seen.shown && settle(seen.shown)}
            {...(draft.puts.length > 0 && { onUndo: () => onDraft(undoDie(draft)) })}
          />
        ) : (
          <DieKeys nameOf={revealWords.dieKey} onFace={put}>
            {draft.puts.length === 0 && undo ? (
              <UndoLast undo={undo} narrow />
            ) : (
              <UndoKey onUndo={() => onDraft(undoDie(draft))} />
            )}
          </DieKeys>
        )}
      </ThumbZone>
    </>
  );
}

const SLOT = "size-[min(3.25rem,14vw)] flat:size-9";
