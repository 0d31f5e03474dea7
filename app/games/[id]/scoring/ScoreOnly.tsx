"use client";

import { useRef, useState } from "react";
import { unplayedIn } from "@/app/_verdict/unplayedRound";
import { Named } from "@/app/ui/Named";
import { RedFlash } from "@/app/ui/RedFlash";
import { Stamp } from "@/app/ui/Stamp";
import { type Stage, useSequence } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";
import type { RecordOutcome } from "@/lib/engine";
import { nameOf } from "@/lib/messages/names";
import { outcomeWords } from "@/lib/messages/outcomes";
import { scoringWords } from "@/lib/messages/scoring";
import { tableWords } from "@/lib/messages/table";
import { betweenWords, sayNews, sayVerdict } from "@/lib/messages/verdict";
import type { OpenFact } from "@/lib/views/scoring";
import { towards } from "../_table/places";
import { ScoreStrip } from "../_table/ScoreStrip";
import type { Seated } from "../_table/seated";
import { OnCallPanel } from "../_table/sheetsChunk";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { BuyInKeys, GiveDrink } from "../between/chunk";
import { NextBadWarning } from "../notices/chunk";
import { ScoreKeys } from "./ScoreKeys";
import { SeatArrow } from "./SeatArrow";
import { useScoring } from "./useScoring";

/** Rounds by their outcome: who challenged whom and who was right, or who lost (S26). No claims, no dice. */
export function ScoreOnly(seated: Seated) {
  const { table, view, scores, tap, undo, zone, seat, tones, mode, onMenu } = seated;
  const scoring = useScoring(seated);
  const { draft, step, facts, join, answer } = scoring;
  // Bangs by this phone's player: each shows the red once.
  const [bangs, setBangs] = useState(0);
  const felt = useRef<HTMLDivElement>(null);
  const last = table.last?.entry.action.do === "outcome" ? view.scored : null;
  const screen = useSequence<HTMLDivElement>(seated.scored ? scoredSequence : null, table.seq);
  const bang = view.doubt === "bang";
  const [first] = draft.by;
  const canRecord = zone.watching === undefined;
  const me = view.seats.find(({ player, active }) => player === seat.mine && active);
  const starter = view.toAct;
  return (
    <>
      <div
        ref={(element) => {
          felt.current = element;
          screen.current = element;
        }}
        className={`felt tabletop seated scoring ${towards(view.seats, starter?.player)}`}
      >
        <ScoreStrip
          {...scores}
          chosen={first ?? null}
          alsoChosen={draft.by.slice(1)}
          claimer={draft.claimer}
          noDice
          onChoose={canRecord ? scoring.tapSeat : null}
          around
        />
        <div className="table-center flex flex-col items-center justify-center gap-1 px-[max(1.5rem,12%)] text-center">
          {last?.right != null && draft.by.length === 0 && (
            <div className="w-full max-w-36 low:max-w-32 roomy:max-w-80">
              <Stamp text={outcomeWords.stamp[last.right ? "right" : "wrong"]} bad={!last.right} />
            </div>
          )}
          {starter && (
            <p className="text-felt-soft leading-tight">{betweenWords.startsRound(starter.name)}</p>
          )}
        </div>
        <div className="felt-footer">
          <NextBadWarning table={table} />
        </div>
        {first !== undefined && draft.claimer !== null && (
          <SeatArrow felt={felt} from={first} to={draft.claimer} />
        )}
      </div>
      {bangs > 0 && me && (
        <RedFlash
          key={bangs}
          shout={tableWords.shouts("bang", view.game)}
          from={towards(view.seats, me.player)}
          line={scoringWords.challenged([me.name], true)}
        />
      )}
      <ThumbZone {...zone} offer={step === "who" && zone.offer} pushes>
        {view.giver && (
          <GiveDrink
            giver={view.giver}
            view={view}
            onGive={(to) => view.giver && tap({ do: "give", by: view.giver.player, to })}
          />
        )}
        <OnCallPanel view={view} tones={tones} />
        {view.buyIn && <BuyInKeys view={view} tap={tap} />}
        <ScoreKeys
          table={table}
          view={view}
          scoring={scoring}
          bang={bang}
          line={
            <LastOutcome table={table} view={view} facts={facts} onAnswer={answer}>
              {join && (
                <button
                  type="button"
                  onClick={() => answer(join)}
                  className="key min-h-11 px-3 font-semibold text-small"
                >
                  {scoringWords.meToo(bang)}
                </button>
              )}
            </LastOutcome>
          }
          idle={
            <div className="mt-auto flex items-stretch gap-2">
              {undo && <UndoLast undo={undo} />}
              {me && draft.way === "challenge" && (
                <button
                  type="button"
                  onClick={() => {
                    scoring.tapSeat(me.player);
                    if (bang) setBangs(bangs + 1);
                  }}
                  className="key key-danger stamp min-h-14 min-w-0 flex-1 px-2 text-lead"
                >
                  {scoringWords.me(bang)}
                </button>
              )}
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onMenu()}
                className="key min-h-14 min-w-0 flex-1 px-2 font-semibold text-small leading-tight"
              >
                {scoringWords.somethingElse}
              </button>
              <button
                type="button"
                onClick={() => mode.change(false)}
                className="key min-h-14 min-w-0 flex-1 flex-col px-2 font-semibold text-small leading-tight"
              >
                <Named name={scoringWords.everyClaim}>
                  <span>{scoringWords.keepClaims}</span>
                  <span className="font-normal text-soft text-tag">{scoringWords.fromHere}</span>
                </Named>
              </button>
            </div>
          }
        />
      </ThumbZone>
    </>
  );
}

/** An outcome as a sequence of 900 milliseconds at most: the stamp, then the marks at the seats. */
function scoredSequence({ all, reveal }: Stage): void {
  reveal(
    all(".table-center .stamped"),
    { transform: "rotate(-12deg) scale(2.2)", opacity: 0 },
    {
      duration: 190,
      stagger: 0,
      easing: "cubic-bezier(0.3, 0, 0.2, 1.4)",
      sound: () => soundLater("verdict"),
    },
  );
  reveal(all(".scores .seat-marks, .scores .seat-stakes"), { opacity: 0.2 }, { duration: 300, stagger: 0 });
}

interface LastOutcomeProps extends Pick<Seated, "table" | "view"> {
  readonly children: React.ReactNode;
  readonly facts: readonly OpenFact[];
  readonly onAnswer: (action: RecordOutcome) => void;
}

/** One line about the round just recorded, and keys for the facts it left open. */
function LastOutcome({ table, view, facts, onAnswer, children }: LastOutcomeProps) {
  const [fact] = facts;
  return (
    <>
      <p className="last-outcome min-h-6 px-1 text-small text-soft leading-snug [overflow-wrap:anywhere]">
        {lineOf(table, view)}
      </p>
      {fact && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
          <legend className="float-left pr-2 font-semibold text-small">
            {scoringWords.facts[fact.asks]}
          </legend>
          {fact.answers.map(({ answer, action }) => (
            <button
              key={answer}
              type="button"
              onClick={() => onAnswer(action)}
              className="key min-h-11 min-w-11 px-3 font-semibold text-small"
            >
              {typeof answer === "string"
                ? nameOf(table.names, answer)
                : (answer ?? scoringWords.facts[fact.asks])}
            </button>
          ))}
        </fieldset>
      )}
      {children}
    </>
  );
}

/** "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Pot 8. Ruiz starts." */
function lineOf(table: Seated["table"], view: Seated["view"]): string {
  const { pot, toAct, settled } = view;
  const unplayed = unplayedIn(view, table.names);
  const last = table.last?.entry.action;
  const round = unplayed?.line ?? (settled ? sayVerdict(settled, table.names, view.drink).story : null);
  const only = { game: table.state.game, names: table.names, settled: null, finished: null, next: null };
  return [
    round ?? (last && last.do !== "outcome" ? sayNews({ ...view, ...only, last }) : ""),
    ...(pot ? [scoringWords.pot(pot)] : []),
    ...(toAct && view.phase === "between-rounds" ? [scoringWords.starts(toAct.name)] : []),
  ]
    .filter(Boolean)
    .join(" ");
}
