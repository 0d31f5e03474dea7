import { PhotoKey } from "@/app/_photo/PhotoKey";
import { DieKeys } from "@/app/ui/DieKeys";
import { tick } from "@/lib/client/tick";
import { revealWords } from "@/lib/messages/dice";
import { viewDraft } from "@/lib/views/diceDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { CupDice, CupLine, readCup } from "./CupDice";
import { WhichDice } from "./chunk";
import type { DiceEntry } from "./diceEntry";
import type { Lifted } from "./lifted";
import { everything, oneCupOf } from "./photoTargets";
import { RunningCount } from "./RunningCount";
import { SettleKey, UndoKey } from "./SettleKey";

/** The dice of a cup that fit in one row. */
const MAX_SHOWN = 5;

interface DiceRevealProps extends Lifted {
  readonly entry: DiceEntry;
}

/** Every die, one tap each. The keys never move, and the last tap can always be undone. */
export function DiceReveal({
  claim,
  wild,
  diceInPlay,
  cups,
  settle,
  undo,
  felt,
  above,
  modes,
  small,
  entry,
  seq,
  notice,
  onStaleTap,
}: DiceRevealProps) {
  const { draft, otherwise, waits } = entry;
  const seen = viewDraft(draft, cups, { face: claim.face, wild, needed: claim.count });
  const { dice } = seen;
  const done = dice !== null && otherwise.size === 0 && seen.cups.every(({ next }) => next === null);
  const [asked] = otherwise.keys();
  const current = waits || otherwise.size > 0 ? undefined : seen.cups.find(({ next }) => next !== null);
  const nameOf = (player: string) => cups.find((cup) => cup.player === player)?.name ?? player;
  return (
    <>
      {felt({
        found: seen.found,
        cups: seen.cups.map((cup) => ({
          player: cup.player,
          name: nameOf(cup.player),
          seen: readCup(cup),
          current: !waits && cup.next !== null,
          onChoose: () => entry.goTo(cup.player),
          wrapping: cup.dice.length > MAX_SHOWN,
          dice: <CupDice cup={cup} size="size-[1em]" quiet={waits} />,
        })),
      })}
      <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
        {above}
        {otherwise.size > 0 && (
          <ul>
            {[...otherwise].map(([player, readings]) => (
              <WhichDice
                key={player}
                name={nameOf(player)}
                readings={readings}
                nameOf={nameOf}
                size="size-8"
                onChoose={(chosen) => entry.choose(player, chosen)}
              />
            ))}
          </ul>
        )}
        {/* On a low screen, the seat alone shows it. */}
        {current && current.dice.length <= MAX_SHOWN && (
          <div aria-hidden="true" className="low:hidden beside:hidden">
            <CupLine title={nameOf(current.player)} cup={current} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {modes}
          <span className="min-w-0 flex-1 basis-20">
            <RunningCount found={seen.found} needed={claim.count} toCome={revealWords.toCome(seen.toCome)} />
          </span>
          {!entry.undo && small}
          <PhotoKey
            narrow
            targets={[
              everything({ claim, wild }, diceInPlay, (count) => settle({ count })),
              ...seen.cups
                .filter(({ next }) => next !== null)
                .map(({ player, dice: { length } }) =>
                  oneCupOf({ claim, wild }, nameOf(player), length, (dice) => entry.choose(player, dice)),
                ),
            ]}
          />
        </div>
        {done ? (
          <SettleKey
            label={revealWords.settleWith(seen.found, claim.count)}
            ready
            onSettle={() => settle({ dice })}
            {...(entry.undo && { onUndo: entry.undo })}
          />
        ) : waits || (dice !== null && asked !== undefined) ? (
          <div className="flex min-h-16 items-center gap-2 pl-1">
            <p className="min-w-0 flex-1 text-small leading-tight [overflow-wrap:anywhere]">
              {asked === undefined ? revealWords.yoursAreIn : revealWords.chooseFirst(nameOf(asked))}
            </p>
            {entry.undo && <UndoKey onUndo={entry.undo} className="w-16" />}
          </div>
        ) : (
          <DieKeys
            nameOf={revealWords.dieKey}
            wild={wild}
            onFace={(face) => {
              tick(face === claim.face || face === wild ? seen.found + 1 : 0);
              entry.put(face);
            }}
          >
            {entry.undo || !undo ? <UndoKey onUndo={entry.undo} /> : <UndoLast undo={undo} narrow />}
          </DieKeys>
        )}
      </ThumbZone>
    </>
  );
}
