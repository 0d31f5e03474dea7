import { PhotoKey } from "@/app/_photo/PhotoKey";
import { DiceRow } from "@/app/ui/Dice";
import { DieKeys } from "@/app/ui/DieKeys";
import { tick } from "@/lib/client/tick";
import type { Face } from "@/lib/engine";
import { cupWords, handWords, revealWords } from "@/lib/messages/dice";
import { NO_PLAYER } from "@/lib/protocol/typedCups";
import { type CupDraft, underTheCup, viewCupDraft } from "@/lib/views/cupDraft";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { WhichDice } from "./chunk";
import type { DiceEntry } from "./diceEntry";
import type { Lifting } from "./lifted";
import { SettleKey, UndoKey } from "./SettleKey";

interface CupRevealProps extends Lifting {
  readonly entering: CupDraft;
  /** The cup's player; null for the shared cup. */
  readonly whose: string | null;
  /** The name of a seat. */
  readonly nameOf: (seat: string) => string;
  readonly entry: DiceEntry;
}

/** The one cup that decides: one tap per die, and the last one settles. The claim stays visible. */
export function CupReveal({
  claim,
  wild,
  entering,
  whose,
  nameOf,
  entry,
  settle,
  undo,
  felt,
  above,
  modes,
  ...zone
}: CupRevealProps) {
  const seen = viewCupDraft(entry.draft, entering);
  const [[, readings] = []] = entry.otherwise;
  const put = (face: Face) => {
    tick(0);
    const { shown } = viewCupDraft(entry.put(face), entering);
    if (shown && !readings) settle(shown);
  };
  return (
    <>
      {felt({
        found: null,
        cups: [],
        middle: (
          <section className="cup-middle">
            <h2 className="max-w-full truncate text-small">{handWords.whoseDice(whose)}</h2>
            <ol className="thrown-into flex justify-center gap-1">
              <DiceRow
                dice={seen.dice.map((face, place) => ({
                  face,
                  look: place < entering.inTheOpen.length ? "counts" : "plain",
                  placeholder: place === seen.next ? "next" : "empty",
                }))}
                size="size-[min(2.75rem,17cqw)]"
              >
                {(drawn) => <li className="flex">{drawn}</li>}
              </DiceRow>
            </ol>
          </section>
        ),
      })}
      <ThumbZone {...zone}>
        {above}
        {readings && (
          <ul>
            <WhichDice
              name={whose ?? handWords.whoseDice(null)}
              readings={readings}
              nameOf={nameOf}
              size="size-8"
              onChoose={(dice) => entry.choose(entering.cup.player ?? NO_PLAYER, dice)}
            />
          </ul>
        )}
        <div className="flex items-center gap-2">
          {modes}
          <p className="min-h-6 min-w-0 flex-1 px-1 text-base text-soft" aria-live="polite">
            {revealWords.toCome(seen.toCome)}
          </p>
          <PhotoKey
            narrow
            targets={[
              {
                what: "one-cup",
                dice: entering.cup.dice - entering.inTheOpen.length,
                most: entering.cup.dice,
                counting: null,
                onTake: (dice) => entry.choose(entering.cup.player ?? NO_PLAYER, underTheCup(dice, entering)),
              },
            ]}
          />
        </div>
        {seen.shown ? (
          <SettleKey
            label={readings ? revealWords.chooseFirst(whose ?? handWords.whoseDice(null)) : cupWords.allIn}
            ready={!readings}
            onSettle={() => seen.shown && settle(seen.shown)}
            {...(entry.undo && { onUndo: entry.undo })}
          />
        ) : (
          <DieKeys nameOf={revealWords.dieKey} onFace={put}>
            {entry.undo || !undo ? <UndoKey onUndo={entry.undo} /> : <UndoLast undo={undo} narrow />}
          </DieKeys>
        )}
      </ThumbZone>
    </>
  );
}
