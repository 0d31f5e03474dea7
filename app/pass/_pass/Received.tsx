"use client";

import { useEffect, useState } from "react";
import {
  type Received as Found,
  forgetReceived,
  receive,
  type Taking,
  takeOver,
} from "@/lib/client/pass/receive";
import { laterWords, plainWords } from "@/lib/messages/anyPage";
import { waitingWords } from "@/lib/messages/notices";
import { passWords } from "@/lib/messages/sheets";
import { sayCrew } from "@/lib/messages/start";
import { sayAction } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";

const WORDS = passWords.received;

/** What another phone passes on, code by code; it is taken over by a tap, and never by itself. */
export function Received() {
  const [found, setFound] = useState<Found | "looking" | "not-stored">("looking");
  useEffect(() => {
    const read = () => void receive(location.hash).then(setFound);
    read();
    // The camera may open the next code in this very page.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  const take = async (taking: Taking) => {
    if (!(await takeOver(taking))) return setFound("not-stored");
    toTable(taking.game);
  };

  return (
    <>
      <Told found={found} onTake={(taking) => void take(taking)} />
      <a href="/" className="plate min-h-14 px-5 text-lead font-semibold">
        {plainWords.home}
      </a>
    </>
  );
}

/** The page of the table is loaded anew: it takes up what waits for it. */
function toTable(game: string): void {
  forgetReceived();
  location.replace(`/games/${game}`);
}

interface ToldProps {
  readonly found: Found | "looking" | "not-stored";
  readonly onTake: (taking: Taking) => void;
}

function Told({ found, onTake }: ToldProps) {
  if (found === "looking") return <p role="status">{laterWords.coming}</p>;
  if (found === "not-stored") return <Sentence text={WORDS.notStored} />;
  switch (found.fit) {
    case "some":
      return <Sentence text={WORDS.some(found.have, found.of)} />;
    case "takes":
      return <Takes taking={found.taking} onTake={onTake} />;
    case "here":
      return (
        <>
          <Sentence text={WORDS.here} />
          <button type="button" onClick={() => toTable(found.game)} className={KEY}>
            {waitingWords.look}
          </button>
        </>
      );
    default:
      return <Sentence text={WORDS.not[found.fit]} />;
  }
}

const Sentence = ({ text }: { readonly text: string }) => (
  <p role="status" className="text-lead leading-snug">
    {text}
  </p>
);

function Takes({ taking, onTake }: { readonly taking: Taking; readonly onTake: (taking: Taking) => void }) {
  const { shown, giveUp, game } = taking;
  const { names, state, last } = shown;
  const isApart = giveUp.length > 0;
  return (
    <>
      <p className="text-lead leading-snug [overflow-wrap:anywhere]">
        <strong>{sayCrew(Object.values(names), 5)}</strong>
        <span className="block text-soft">
          {gameName(state.game)} · {WORDS.round(state.settledRounds)}
        </span>
        {last && <span className="block">{WORDS.last(sayAction(last.entry.action, names))}</span>}
      </p>
      {isApart && (
        <p className="leading-snug">
          {WORDS.apart(giveUp.map(({ entry }) => sayAction(entry.action, names)))}
        </p>
      )}
      <button type="button" onClick={() => onTake(taking)} className={isApart ? KEY : `${KEY} brass`}>
        {isApart ? WORDS.takeTheirs : WORDS.take}
      </button>
      {isApart && (
        <button type="button" onClick={() => toTable(game)} className={KEY}>
          {WORDS.keepOwn}
        </button>
      )}
      <p className="text-soft leading-snug">{passWords.one}</p>
    </>
  );
}

const KEY = "plate min-h-16 px-3 text-lead font-semibold";
