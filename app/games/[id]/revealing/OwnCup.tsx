import { PhotoKey } from "@/app/_photo/PhotoKey";
import { DieKeys } from "@/app/ui/DieKeys";
import { tick } from "@/lib/client/tick";
import { revealWords } from "@/lib/messages/dice";
import { type Cup, viewDraft } from "@/lib/views/diceDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { ClaimOnFelt } from "./ClaimOnFelt";
import { CupDice, readCup } from "./CupDice";
import type { Lifted } from "./lifted";
import { oneCupOf } from "./photoTargets";
import { RunningCount } from "./RunningCount";
import { UndoKey } from "./SettleKey";
import type { TypedEntry } from "./useTypedCups";

interface OwnCupProps extends Lifted {
  readonly cup: Cup;
  readonly all: readonly Cup[];
  readonly entry: TypedEntry;
  /** Switches to other cups or another entry mode. */
  readonly onHelp: () => void;
}

/** A seated phone's own cup, one tap per die. The running count includes dice from other phones. */
export function OwnCup({ claim, wild, cup, all, entry, undo, above, onHelp, ...zone }: OwnCupProps) {
  const { seq, notice, onStaleTap } = zone;
  const target = { face: claim.face, wild, needed: claim.count };
  const seen = viewDraft(entry.draft, all, target);
  const own = viewDraft({ ...entry.draft, cup: cup.player }, [cup], target).cups[0];
  return (
    <>
      <ClaimOnFelt claim={claim} wild={wild} />
      {above}
      <div className="px-3 pt-1">
        {own && (
          <section
            aria-label={`${revealWords.yourCup(cup.dice)}: ${readCup(own)}`}
            className="flex flex-col items-center gap-2 rounded-2xl bg-raised px-2 py-3"
          >
            <h2 className="max-w-full font-semibold text-base">{revealWords.yourCup(cup.dice)}</h2>
            <span className="thrown-into flex flex-wrap justify-center gap-2">
              <CupDice cup={own} size="size-[min(3.25rem,14vw)] flat:size-9" />
            </span>
          </section>
        )}
      </div>
      <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1">
            <RunningCount found={seen.found} needed={claim.count} toCome={revealWords.toCome(seen.toCome)} />
          </span>
          <PhotoKey
            narrow
            targets={[
              oneCupOf(
                { claim, wild },
                zone.cups.find(({ player }) => player === cup.player)?.name ?? cup.player,
                cup.dice,
                (dice) => entry.choose(cup.player, dice),
              ),
            ]}
          />
          <button
            type="button"
            onClick={onHelp}
            className="key min-h-14 max-w-1/3 px-3 font-semibold text-small leading-tight"
          >
            {revealWords.allCups}
          </button>
        </div>
        <DieKeys
          nameOf={revealWords.dieKey}
          wild={wild}
          onFace={(face) => {
            tick(face === claim.face || face === wild ? seen.found + 1 : 0);
            entry.putInto(cup, face);
          }}
        >
          {entry.undo || !undo ? <UndoKey onUndo={entry.undo} /> : <UndoLast undo={undo} narrow />}
        </DieKeys>
      </ThumbZone>
    </>
  );
}
