import { PlaceholderDie } from "@/app/ui/Dice";
import { revealWords } from "@/lib/messages/dice";
import { type CountsDraft, putCount, viewCounts } from "@/lib/views/countsDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import type { Lifted } from "./lifted";
import { RunningCount } from "./RunningCount";
import { SettleKey, UndoKey } from "./SettleKey";

interface CountsRevealProps extends Lifted {
  readonly draft: CountsDraft;
  readonly onDraft: (draft: CountsDraft) => void;
}

/** Columns for a full cup and undo; at most seven. */
const COLUMNS = ["grid-cols-2", "grid-cols-3", "grid-cols-4", "grid-cols-5", "grid-cols-6"];

/** How many dice count under each cup: one tap per cup. */
export function CountsReveal({
  claim,
  wild,
  cups,
  settle,
  undo,
  felt,
  above,
  modes,
  small,
  draft,
  onDraft,
  seq,
  notice,
  onStaleTap,
}: CountsRevealProps) {
  const seen = viewCounts(draft, cups);
  const { counts, next } = seen;
  const undoTap = () => onDraft({ puts: draft.puts.slice(0, -1), cup: null });
  const nameOf = (player: string) => cups.find((cup) => cup.player === player)?.name ?? player;
  const most = Math.max(...cups.map(({ dice }) => dice));
  const keys = Array.from({ length: most + 1 }, (_, count) => count);
  return (
    <>
      {felt({
        found: seen.found,
        cups: seen.cups.map(({ player, count }) => ({
          player,
          name: nameOf(player),
          seen: count === null ? revealWords.notCounted : revealWords.countKey(count, claim.face),
          current: player === next?.player,
          onChoose: () => onDraft({ ...draft, cup: player }),
          wrapping: false,
          dice:
            count === null ? (
              <PlaceholderDie size="size-[1em]" look={player === next?.player ? "next" : "empty"} />
            ) : (
              <span data-count={count} className="seat-count stamp text-brass leading-none" />
            ),
        })),
      })}
      <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
        {above}
        <p className="px-1 text-small text-soft leading-tight low:sr-only">
          {revealWords.countHint(claim.face, wild)}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {modes}
          <span className="min-w-0 flex-1 basis-20">
            <RunningCount
              found={seen.found}
              needed={claim.count}
              toCome={revealWords.cupsToCome(seen.toCome)}
            />
          </span>
          {draft.puts.length === 0 && small}
        </div>
        {counts && next === null ? (
          <SettleKey
            label={revealWords.settleWith(seen.found, claim.count)}
            ready
            onSettle={() => settle({ counts })}
            onUndo={undoTap}
          />
        ) : (
          <div className={`grid gap-1 ${COLUMNS[most] ?? "grid-cols-7"}`}>
            {keys.map((count) => (
              <button
                key={count}
                type="button"
                aria-label={revealWords.countKey(count, claim.face)}
                onClick={() => onDraft(putCount(draft, cups, count))}
                className="key stamp min-h-16 text-title"
              >
                {count}
              </button>
            ))}
            {draft.puts.length === 0 && undo ? <UndoLast undo={undo} narrow /> : <UndoKey onUndo={undoTap} />}
          </div>
        )}
      </ThumbZone>
    </>
  );
}
