import { GhostDie } from "@/app/ui/Dice";
import { RuleChip } from "@/app/ui/RuleChip";
import { Way } from "@/app/ui/Way";
import type { Action, Face, PlayerId } from "@/lib/engine";
import { moreWords, sayAction, tableWords } from "@/lib/messages/table";
import { betweenWords, logWords } from "@/lib/messages/verdict";
import type { TableView } from "@/lib/views/table";
import { ConsentKeys } from "../_consent/ConsentKeys";
import { ConsentLine } from "../_consent/ConsentLine";
import type { Seated } from "../_table/seated";
import { OnCall } from "../_table/sheetsChunk";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { BuyInKeys, GiveDrink, TypedOtherwise } from "./chunk";
import { RedDieKeys } from "./RedDieKeys";
import { ResultKey } from "./ResultKey";
import { TableVerdict } from "./TableVerdict";

/** What is told above the verdict, because no verdict tells it. */
const NEWS: readonly Action["do"][] = ["adjust", "join", "leave", "give", "buy-in"];

/** Before a round: the last verdict, who opens, and the red die: one tap on its face starts the round. */
export function BetweenRounds({
  table,
  view,
  tap,
  undo,
  zone,
  consents,
  tones,
  chosen,
}: Seated & { readonly chosen: PlayerId | null }) {
  const starter = view.seats.find(({ player }) => player === chosen) ?? view.toAct;
  const { settled, told, voided } = view;
  const corrects = settled !== null && voided === null;
  const last = table.last?.entry.action;
  const start = (rolled: { readonly wild?: Face }) =>
    tap({ do: "start-round", ...rolled, ...(starter && { starter: starter.player }) });
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-2 px-3 lg:px-0">
        {told && voided === null && (
          <p className="flex flex-wrap justify-between gap-x-3 rounded-xl border border-line px-3 py-2 text-aside leading-snug [overflow-wrap:anywhere]">
            <span>{sayAction({ do: "result", moves: told }, table.names, view)}</span>
            <span className="text-soft">{logWords.resultOnly}</span>
          </p>
        )}
        {last && NEWS.includes(last.do) && (
          <p className="rounded-xl border border-line px-3 py-2 text-aside leading-snug [overflow-wrap:anywhere]">
            {sayAction(last, table.names, view)}
          </p>
        )}
        {settled && voided === null ? (
          <>
            <ConsentLine consents={consents} round={settled.round} names={table.names} />
            <TypedOtherwise game={table.id} names={table.names} settled={settled} />
            <TableVerdict table={table} settled={settled} drink={view.drink} />
          </>
        ) : (
          <div className="felt flex flex-1 flex-col items-center justify-center gap-2 p-6 text-center">
            {view.redDie && <GhostDie size="size-[6.5rem]" look="unrolled" />}
            <p className="stamp text-balance pt-3 text-[clamp(2.25rem,12vw,3.5rem)] leading-none [overflow-wrap:anywhere]">
              {voided !== null
                ? betweenWords.isVoid(view.round)
                : starter
                  ? betweenWords.startsRound(starter.name)
                  : betweenWords.whoStarts}
            </p>
            {voided && <p className="font-semibold">{voided}</p>}
            <p className="max-w-[17rem] text-balance text-felt-soft">
              {voided !== null && starter
                ? betweenWords.startsAgain(starter.name)
                : starter
                  ? view.oneCup
                    ? betweenWords.diceUnderOneCup(view.diceInPlay)
                    : betweenWords.diceUnderCups(
                        view.diceInPlay,
                        view.seats.filter(({ active }) => active).length,
                      )
                  : table.may.record && betweenWords.whoStartsHint(view.redDie)}
            </p>
          </div>
        )}
        <NextRound view={view} chosen={chosen} />
      </div>
      <ThumbZone {...zone}>
        {settled && voided === null && <ConsentKeys consents={consents} round={settled.round} />}
        {view.giver && (
          <GiveDrink
            giver={view.giver}
            view={view}
            onGive={(to) => view.giver && tap({ do: "give", by: view.giver.player, to })}
          />
        )}
        <OnCall table={table} view={view} tones={tones} />
        {view.buyIn && <BuyInKeys view={view} tap={tap} />}
        <div className="flex flex-wrap items-center gap-2">
          <p
            className={`min-h-6 min-w-0 px-1 text-aside leading-tight [overflow-wrap:anywhere] ${corrects ? "basis-full" : "flex-1 basis-28"}`}
          >
            {starter
              ? betweenWords.rollsAndOpens(starter.name, view.redDie)
              : view.redDie
                ? betweenWords.redDieShows
                : betweenWords.whoStarts}
          </p>
          {corrects && (
            <Way
              href={`/games/${table.id}/history?round=${settled.round}#round-${settled.round}`}
              aria-label={moreWords.correctName(settled.round)}
              className="plate min-h-14 min-w-20 flex-1 px-2.5 font-semibold text-sm"
            >
              {moreWords.correct}
            </Way>
          )}
          <ResultKey table={table} view={view} tap={tap} wide={corrects} />
          {undo && <UndoLast undo={undo} />}
        </div>
        {view.redDie ? (
          <RedDieKeys ready={starter !== null} onRolled={(wild) => start({ wild })} />
        ) : (
          <button
            type="button"
            aria-disabled={starter === null}
            onClick={() => start({})}
            className={`plate stamp min-h-16 px-3 text-2xl ${starter === null ? "" : "brass"}`}
          >
            {betweenWords.startRound(view.nextRound)}
          </button>
        )}
      </ThumbZone>
    </>
  );
}

/** What the next round is played for, and by: the pot; that it will be a palifico round (U5). */
function NextRound({ view, chosen }: { readonly view: TableView; readonly chosen: PlayerId | null }) {
  const { pot, palifico, toAct } = view;
  return (
    <>
      {palifico && toAct && (chosen === null || chosen === toAct.player) && (
        <p className="rounded-xl border border-brass px-3 py-2 text-aside leading-snug [overflow-wrap:anywhere]">
          {betweenWords.palificoNext(toAct.name)} <RuleChip id="U5" />
        </p>
      )}
      {pot !== null && pot > 0 && (
        <p className="px-1 text-center font-semibold text-aside">{tableWords.pot(pot)}</p>
      )}
    </>
  );
}
