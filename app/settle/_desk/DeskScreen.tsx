"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { BackIcon } from "@/app/ui/Icons";
import { gameIds } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf, readLink } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimsOf, type Desk, deskOf, openDesk, questionOn } from "@/lib/views/desk/desk";
import type { OurHouse } from "@/lib/views/desk/ourHouses";
import { AnswerCard } from "./AnswerCard";
import { Asked } from "./Asked";
import { AskInWords } from "./AskInWords";
import { DeskKeys } from "./DeskKeys";
import { Known } from "./Known";
import { Sides } from "./Sides";

/** The game the desk opens with: the first in which two hands can be set against each other, as in most arguments. */
const OPENS_WITH = gameIds.find((game) => claimsOf(game, {}).kind === "hand") ?? "";

interface DeskScreenProps {
  /** What the link asked; null for an empty desk. */
  readonly asked: Question | null;
  /** How the groups of whoever asks play; none for who is not signed in, or where there is no network. */
  readonly ours: readonly OurHouse[];
}

/** The desk: what is asked, the dice or claims, the keys under the thumb, and the answer as soon as the question is whole. */
export function DeskScreen({ asked, ours }: DeskScreenProps) {
  const [desk, setDesk] = useState<Desk>(() => (asked ? deskOf(asked) : openDesk(OPENS_WITH)));
  // Asked in words or by a link, and not changed since: lowest raises and ranks have no keys of their own.
  const [told, setTold] = useState<Question | null>(asked);
  const put = (next: Desk) => {
    setDesk(next);
    setTold(null);
  };
  const ask = (question: Question) => {
    setDesk({ ...deskOf(question), picked: desk.picked });
    setTold(question);
  };
  // A page kept on the phone was kept without the question in its address.
  useEffect(() => {
    const here = asked === null ? readLink(new URLSearchParams(window.location.search)) : null;
    if (here) {
      setDesk(deskOf(here));
      setTold(here);
    }
  }, [asked]);
  const question = told ?? questionOn(desk);
  useAddress(question);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-3 lg:max-w-5xl">
      <header className="-ml-2 flex items-center gap-1 pt-[max(0.25rem,env(safe-area-inset-top))]">
        <Link href="/" aria-label={deskWords.home} className="icon-button">
          <BackIcon />
        </Link>
        <h1 className="min-w-0 flex-1 font-bold text-lg">{deskWords.title}</h1>
        <Link
          href="/arguments"
          prefetch={false}
          className="inline-flex min-h-11 items-center text-minor text-soft underline underline-offset-4"
        >
          {deskWords.classics}
        </Link>
      </header>
      <main className="flex flex-1 flex-col gap-3 lg:grid lg:grid-cols-2 lg:content-start lg:gap-x-6">
        <div className="flex flex-col gap-3">
          <AskInWords desk={desk} onAsk={ask} />
          <Asked desk={desk} ours={ours} onDesk={put} />
          <Sides desk={desk} onDesk={put} />
          <Known desk={desk} onDesk={put} />
        </div>
        <div aria-live="polite" className="flex flex-col lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {question && <AnswerCard key={linkOf(question)} question={question} answer={answerTo(question)} />}
        </div>
        <DeskKeys desk={desk} onDesk={put} />
      </main>
    </div>
  );
}

/** The address of the page is the link to the answer that is shown, without a new place in the history for every die. */
function useAddress(question: Question | null): void {
  const query = question === null ? "" : linkOf(question);
  useEffect(() => {
    const { pathname, search } = window.location;
    const asked = query === "" ? "" : `?${query}`;
    if (asked !== search) window.history.replaceState(window.history.state, "", `${pathname}${asked}`);
  }, [query]);
}
