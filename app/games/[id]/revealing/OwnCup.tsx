import { PhotoKey } from "@/app/_photo/PhotoKey";
import { DieKeys } from "@/app/ui/DieKeys";
import { tick } from "@/lib/client/tick";
import { revealWords } from "@/lib/messages/dice";
import { type Cup, viewDraft } from "@/lib/views/diceDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { CupDice, CupLine, readCup } from "./CupDice";
import type { Lifted } from "./lifted";
import { oneCupOf } from "./photoTargets";
import { RunningCount } from "./RunningCount";
import { UndoKey } from "./SettleKey";
import type { TypedEntry } from "./useTypedCups";

interface OwnCupProps extends Omit<Lifted, "small"> {
  readonly cup: Cup;
  readonly all: readonly Cup[];
  readonly entry: TypedEntry;
  /** Switches to other cups or another entry mode. */
  readonly onHelp: () => void;
}

/** A seated phone's own cup, one tap per die. The running count includes dice from other phones. */
export function OwnCup({
  claim,
  wild,
  cup,
  all,
  entry,
  undo,
  felt,
  above,
  modes,
  onHelp,
  ...zone
}: OwnCupProps) {
  const { seq, notice, onStaleTap } = zone;
  const target = { face: claim.face, wild, needed: claim.count };
  const seen = viewDraft(entry.draft, all, target);
  const nameOf = (player: string) => zone.cups.find((one) => one.player === player)?.name ?? player;
  const own = viewDraft({ ...entry.draft, cup: cup.player }, [cup], target).cups[0];
  return (
    <>
      {felt({
        found: seen.found,
        cups: seen.cups.map((one) => {
          const shown = one.player === own?.player ? own : one;
          return {
            player: one.player,
            name: nameOf(one.player),
            seen: readCup(shown),
            current: one.player === own?.player,
            onChoose: null,
            wrapping: false,
            dice: <CupDice cup={shown} size="size-[1em]" quiet={one.player !== own?.player} />,
          };
        }),
      })}
      <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
        {above}
        {/* On a low screen, the seat alone shows it. */}
        {own && (
          <section aria-label={`${revealWords.yourCup(cup.dice)}: ${readCup(own)}`} className="low:sr-only">
            <CupLine title={revealWords.yourCup(cup.dice)} cup={own} />
          </section>
        )}
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {modes}
          <span className="min-w-0 flex-1 basis-20">
            <RunningCount found={seen.found} needed={claim.count} toCome={revealWords.toCome(seen.toCome)} />
          </span>
          <PhotoKey
            narrow
            targets={[
              oneCupOf({ claim, wild }, nameOf(cup.player), cup.dice, (dice) =>
                entry.choose(cup.player, dice),
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
