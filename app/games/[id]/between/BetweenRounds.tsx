"use client";

import { unplayedIn } from "@/app/_verdict/unplayedRound";
import { Die, PlaceholderDie } from "@/app/ui/Dice";
import { PlainLink } from "@/app/ui/PlainLink";
import { RuleChip } from "@/app/ui/RuleChip";
import { useSequence } from "@/app/ui/sequence";
import { type Action, FACES, type Face, type PlayerId } from "@/lib/engine";
import { moreWords, sayAction, tableWords } from "@/lib/messages/table";
import { betweenWords } from "@/lib/messages/verdict";
import { consentTo } from "@/lib/views/consents";
import type { TableView } from "@/lib/views/table";
import { ConsentKeys } from "../_consent/ConsentKeys";
import { ringOf, sitAround, towards } from "../_table/places";
import { ScoreStrip } from "../_table/ScoreStrip";
import type { Seated } from "../_table/seated";
import { OnCallPanel } from "../_table/sheetsChunk";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { NextBadWarning, TypedOtherwise } from "../notices/chunk";
import { BuyInKeys, ConsentLine, GiveDrink, VerdictKeys } from "./chunk";
import { cupsOf } from "./cupsOf";
import { ResultKey } from "./ResultKey";
import { TableVerdict } from "./TableVerdict";
import { verdictSequence } from "./verdictSequence";

/** Events shown above the verdict, because no verdict includes them. */
const NEWS: readonly Action["do"][] = ["adjust", "join", "leave", "give", "buy-in"];

const NOTE =
  "mx-3 my-1 rounded-xl border border-line px-3 py-2 text-left text-small leading-snug [overflow-wrap:anywhere]";

/** Before a round: the last verdict, the starter, and the red die. One tap on its face starts the round. */
export function BetweenRounds({
  table,
  view,
  scores,
  tap,
  undo,
  zone,
  consents,
  tones,
  revealed,
  onMenu,
  chosen,
}: Seated & { readonly chosen: PlayerId | null }) {
  const starter = view.seats.find(({ player }) => player === chosen) ?? view.toAct;
  const { settled, voided } = view;
  const unplayed = unplayedIn(view, table.names);
  const screen = useSequence<HTMLDivElement>(revealed ? verdictSequence : null, table.seq);
  const corrects = settled !== null && voided === null;
  const last = table.last?.entry.action;
  const start = (rolled: { readonly wild?: Face }) =>
    tap({ do: "start-round", ...rolled, ...(starter && { starter: starter.player }) });
  const notes = (
    <>
      {unplayed && voided === null && (
        <p className={`${NOTE} flex flex-wrap justify-between gap-x-3`}>
          <span>{unplayed.line}</span>
          <span className="text-soft">{unplayed.label}</span>
        </p>
      )}
      {last && NEWS.includes(last.do) && <p className={NOTE}>{sayAction(last, table.names, view)}</p>}
      <NextRound view={view} chosen={chosen} />
    </>
  );
  const keeps = sitAround(view.seats.length);
  // A seated player agrees or disputes first; the keys for the round are then below the felt.
  const responds =
    settled !== null && consents.mine !== null && consentTo(consents.all, settled.round).settled === null;
  const keys = corrects && (
    <div className="flex flex-wrap gap-2">
      {!zone.watching && (
        <PlainLink
          href={`/games/${table.id}/history?round=${settled.round}#round-${settled.round}`}
          aria-label={moreWords.correctName(settled.round)}
          className="key min-h-14 min-w-20 flex-1 px-2.5 font-semibold text-small"
        >
          {moreWords.correct}
        </PlainLink>
      )}
      <VerdictKeys
        key={settled.round}
        table={table.id}
        round={settled.round}
        game={table.state.game}
        washes={table.washes}
        names={table.names}
        drink={view.drink}
        mayShare={table.may.record}
      />
    </div>
  );
  const below = responds || zone.watching !== undefined;
  const typed = settled && <TypedOtherwise game={table.id} names={table.names} settled={settled} />;
  const news = corrects && (
    <>
      {notes}
      <ConsentLine consents={consents} round={settled.round} names={table.names} />
      {keeps ? <NextBadWarning table={table} /> : typed}
    </>
  );
  return (
    <>
      <div
        ref={screen}
        className={`felt tabletop ${corrects && !keeps ? "settled" : "seated"} ${ringOf(view)} ${towards(view.seats, starter?.player)}`}
      >
        <ScoreStrip
          {...scores}
          around={!corrects || keeps}
          cups={corrects && keeps ? cupsOf(settled) : undefined}
        />
        {corrects ? (
          <>
            {!keeps && news}
            <TableVerdict
              table={table}
              settled={settled}
              drink={view.drink}
              amongSeats={keeps}
              notes={keeps && news}
              below={
                <>
                  {keeps && typed}
                  {below && keys}
                </>
              }
            />
          </>
        ) : (
          <>
            <div className="table-center flex flex-col items-center justify-center gap-2 px-[max(1.5rem,12%,var(--beside,0rem))] text-center">
              {view.redDie && <PlaceholderDie size="size-16 low:size-10" look="unrolled" />}
              <p className="stamp text-balance pt-2 text-title leading-none [overflow-wrap:anywhere]">
                {voided !== null
                  ? betweenWords.isVoid(view.round)
                  : starter
                    ? betweenWords.startsRound(starter.name)
                    : betweenWords.whoStarts}
              </p>
              {voided && <p className="font-semibold">{voided}</p>}
              <p className="max-w-[min(17rem,100vw-var(--sides))] text-balance text-felt-soft">
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
              {keeps && <div className="pointer-events-auto max-w-[calc(100vw-var(--sides))]">{notes}</div>}
            </div>
            <div className="felt-footer">
              {!keeps && notes}
              <NextBadWarning table={table} />
            </div>
          </>
        )}
      </div>
      <ThumbZone {...zone}>
        {view.giver && (
          <GiveDrink
            giver={view.giver}
            view={view}
            onGive={(to) => view.giver && tap({ do: "give", by: view.giver.player, to })}
          />
        )}
        <OnCallPanel view={view} tones={tones} />
        {view.buyIn && <BuyInKeys view={view} tap={tap} />}
        {corrects && (below ? <ConsentKeys consents={consents} round={settled.round} /> : keys)}
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-h-6 min-w-0 flex-1 basis-20 px-1 text-base low:text-small leading-tight [overflow-wrap:anywhere]">
            {starter
              ? betweenWords.rollsAndOpens(starter.name, view.redDie)
              : view.redDie
                ? betweenWords.redDieShows
                : betweenWords.whoStarts}
          </p>
          {starter === null && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onMenu("high-roll")}
              className="key min-h-14 w-[min(6rem,22vw)] shrink-0 px-1 font-semibold text-small leading-tight"
            >
              {moreWords.titles["high-roll"]}
            </button>
          )}
          <ResultKey table={table} view={view} tap={tap} />
          {undo && <UndoLast undo={undo} />}
        </div>
        {view.redDie ? (
          <RedDieKeys ready={starter !== null} onRolled={(wild) => start({ wild })} />
        ) : (
          <button
            type="button"
            aria-disabled={starter === null}
            onClick={() => start({})}
            className={`key stamp min-h-16 px-3 text-large ${starter === null ? "" : "key-next"}`}
          >
            {betweenWords.startRound(view.nextRound)}
          </button>
        )}
      </ThumbZone>
    </>
  );
}

/** The stakes and terms of the next round: the pot, and palifico (U5). */
function NextRound({ view, chosen }: { readonly view: TableView; readonly chosen: PlayerId | null }) {
  const { pot, palifico, toAct } = view;
  return (
    <>
      {palifico && toAct && (chosen === null || chosen === toAct.player) && (
        <p className={`${NOTE} border-brass!`}>
          {betweenWords.palificoNext(toAct.name)} <RuleChip id="U5" />
        </p>
      )}
      {pot !== null && pot > 0 && <p className="px-4 font-semibold text-base">{tableWords.pot(pot)}</p>}
    </>
  );
}

interface RedDieKeysProps {
  /** False until a player is named to roll it. */
  readonly ready: boolean;
  readonly onRolled: (face: Face) => void;
}

/** The six faces of the red die: the tapped face is wild for the round (F2). */
function RedDieKeys({ ready, onRolled }: RedDieKeysProps) {
  return (
    <fieldset className="grid grid-cols-6 gap-1.5" aria-label={betweenWords.redDieShows}>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          aria-label={betweenWords.redDieKey(face)}
          aria-keyshortcuts={String(face)}
          aria-disabled={!ready}
          onClick={() => onRolled(face)}
          className="die-key"
        >
          <span className={ready ? "" : "opacity-40"}>
            <Die face={face} look="wild" size="w-full max-w-[3.15rem]" silent />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
