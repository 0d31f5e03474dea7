"use client";

import { useState } from "react";
import { DieKeys } from "@/app/ui/DieKeys";
import { deskWords, sayAsked } from "@/lib/messages/desk";
import { gameName, sayShout } from "@/lib/messages/terms";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { askedOf } from "@/lib/views/desk/askedOf";
import { type Desk, deskLacking, MAX_SHOWN } from "@/lib/views/desk/desk";
import { drawnAnswer } from "@/lib/views/desk/pictured";
import type { AskedBack } from "@/lib/views/desk/reading/questions";
import type { Asker } from "@/lib/views/desk/reading/read";
import type { Read } from "./AskInWords";
import { Stepper } from "./Stepper";

interface AskedBackKeysProps {
  readonly back: AskedBack;
  /** True if nothing can be answered without it. */
  readonly alone: boolean;
  readonly read: Read;
  readonly onAgain: (asker: Asker) => void;
  /** Opens the keys, if a single tap cannot answer. */
  readonly onDesk: (desk: Desk) => void;
}

const sayOne = (question: Question): string | null =>
  sayAsked(askedOf(question, drawnAnswer(question, answerTo(question))));

/** The key of one of several readings, and the fact that it tells. */
function readingKey(
  { for: fact, choices }: AskedBack,
  at: number,
  question: Question,
): readonly [string, Partial<Asker>] {
  const { readings } = deskWords;
  const { game } = question;
  if (fact === "unused") return [sayOne(question) ?? gameName(game), { trusted: true }];
  if (fact === "palifico") return [at === 0 ? readings.palifico : readings.usual, { palifico: at === 0 }];
  const call = choices[at] === "spot-on" ? "spot-on" : "doubt";
  return [readings[call](sayShout(call === "doubt" && game === "firehouse" ? "bang" : call, game)), { call }];
}

/** "8 twos over 7 sixes?" */
function sayOver({ games: [game = ""], claims = ["", ""] }: AskedBack, newFirst: boolean): string | null {
  const [to, from] = newFirst ? claims : claims.toReversed();
  const question = { ask: "raise", game, from: from ?? null, to } as const;
  return sayOne(question);
}

/** A follow-up question for a missing fact, with its keys; facts other than numbers and faces are typed. */
export function AskedBackKeys({ back, alone, read, onAgain, onDesk }: AskedBackKeysProps) {
  const { asker } = read;
  const [dice, setDice] = useState(10);
  const chosen = (game: string) =>
    back.claim !== undefined && (back.for === "from" || back.for === "dice")
      ? onDesk(deskLacking(back.for, game, back.claim))
      : onAgain({ ...asker, game });
  const heading =
    alone || back.for !== "wild"
      ? deskWords.asksBack[back.for]
      : deskWords.asksWild(back.games.map(gameName).join(", "));
  return (
    <section aria-label={heading} className="flex flex-col gap-2 rounded-2xl bg-raised px-4 py-3">
      <h2 className="font-bold text-lead leading-snug">{heading}</h2>
      {back.for === "wild" && (
        <DieKeys
          wild={null}
          nameOf={deskWords.wildKey}
          onFace={(wild) =>
            onAgain({ ...asker, wild, ...(alone && back.games.length === 1 && { game: back.games[0] }) })
          }
        />
      )}
      {back.for === "dice_in_play" && (
        <>
          <Stepper name={deskWords.inPlay} at={dice} from={1} to={MAX_SHOWN} onStep={setDice} />
          <button
            type="button"
            onClick={() => onAgain({ ...asker, diceInPlay: dice })}
            className="key key-next min-h-12 font-semibold"
          >
            {deskWords.searchGo}
          </button>
        </>
      )}
      {back.claims && (
        <ul className="flex flex-col gap-2">
          {[true, false].map((newFirst) => (
            <li key={`${newFirst}`}>
              <button
                type="button"
                onClick={() => onAgain({ ...asker, newFirst })}
                className="key min-h-12 w-full px-3 font-semibold leading-tight"
              >
                {sayOver(back, newFirst)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {back.readings && (
        <ul className="flex flex-col gap-2">
          {back.readings.map((question, at) => {
            const [text, told] = readingKey(back, at, question);
            return (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => onAgain({ ...asker, ...told })}
                  className="key min-h-12 w-full px-3 font-semibold leading-tight"
                >
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {(back.for === "game" || back.claim !== undefined) && (
        <ul className="grid grid-cols-2 gap-2">
          {back.games.map((game) => (
            <li key={game}>
              <button
                type="button"
                onClick={() => chosen(game)}
                className="key min-h-12 w-full px-3 font-semibold leading-tight"
              >
                {gameName(game)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
