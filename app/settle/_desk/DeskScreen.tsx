"use client";

import Link from "next/link";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SharedPhoto } from "@/app/_photo/PhotoKey";
import { BackIcon } from "@/app/ui/Icons";
import { PageTitle } from "@/app/ui/PageTitle";
import { lastDesk } from "@/lib/client/lastDesk";
import { saveCases, savedCases } from "@/lib/client/offlineCases";
import { saveDesk } from "@/lib/client/saveDesk";
import { gameIds } from "@/lib/engine";
import { sayFullDate } from "@/lib/messages/calendar";
import { caseWords } from "@/lib/messages/cases";
import { deskWords } from "@/lib/messages/desk";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf, readLink } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { CaseBook } from "@/lib/protocol/cases";
import { type BearingCase, bearingCases } from "@/lib/views/desk/bearingCases";
import { asTyped, claimsOf, type Desk, deskOf, openDesk, questionOn } from "@/lib/views/desk/desk";
import { deskAt } from "@/lib/views/desk/deskAt";
import type { OurHouse } from "@/lib/views/desk/ourHouses";
import { AnswerCard } from "./AnswerCard";
import { AskInWords, type Read, readAs } from "./AskInWords";
import { DeskKeys, sharedPhotoTargets } from "./DeskKeys";
import { Known } from "./Known";
import { QuestionPicker } from "./QuestionPicker";
import { type Book, ReadAs } from "./ReadAs";
import { Sides } from "./Sides";
import { useReader } from "./useReader";

/** The default game: the first that compares two hands, as most arguments do. */
const OPENS_WITH = gameIds.find((game) => claimsOf(game, {}).kind === "hand") ?? "";

interface DeskScreenProps {
  /** The question in the link; null for an empty desk. */
  readonly asked: Question | null;
  /** The house rules of the user's groups; empty for visitors and offline. */
  readonly ours: readonly OurHouse[];
  /** Their past rulings; null on an offline copy of the page. */
  readonly books: readonly CaseBook[] | null;
  /** The sentence of each rule. */
  readonly book: Book;
  /** The origin under which other phones reach the desk: a link to localhost would not open there. */
  readonly origin: string;
}

/**
 * The desk: the question, the dice or claims, the keys under the thumb, and the answer as soon as the
 * question is complete.
 */
export function DeskScreen({ asked, ours, books, book, origin }: DeskScreenProps) {
  const [desk, setDesk] = useState<Desk>(() => (asked ? deskOf(asked) : openDesk(OPENS_WITH)));
  // A question from words or a link, unchanged since: lowest raises and ranks have no keys.
  const [exactQuestion, setExactQuestion] = useState<Question | null>(asked);
  // The parse of a typed question that is not exactly one answer; the last verdict is hidden below it.
  const [read, setRead] = useState<Read | null>(null);
  const reader = useReader();
  const inEnglish = reader?.claimInEnglish ?? asTyped;
  const put = (next: Desk) => {
    setDesk(next);
    setExactQuestion(null);
    setRead(null);
  };
  const ask = (question: Question, picked = desk.picked) => {
    setDesk({ ...deskOf(question), picked });
    setExactQuestion(question);
  };
  const felt = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const take = (typed: Read) => {
    setRead(typed);
    const [only, ...others] = typed.reading.ok ? typed.reading.answers : [];
    if (only && others.length === 0) ask(only.question);
    else setExactQuestion(null);
  };
  const alone = read === null || (read.reading.ok && read.reading.answers.length === 1);
  // The desk is hidden while an answer is shown per game, or a follow-up is open.
  const rests = !alone && read?.reading.ok === true && !read.reading.declined;
  // An offline copy of the page was cached without the question in its URL.
  useEffect(() => {
    const here = asked === null ? readLink(new URLSearchParams(window.location.search)) : null;
    if (here) {
      setDesk(deskOf(here));
      setExactQuestion(here);
    } else if (asked === null) {
      const opened = deskAt(new URLSearchParams(window.location.search)) ?? lastDesk();
      if (opened) setDesk(opened);
    }
  }, [asked]);
  // Remembers a selected or linked game for the next visit.
  useEffect(() => {
    if (desk.picked) saveDesk(desk);
  }, [desk]);
  const question = alone ? (exactQuestion ?? questionOn(desk, inEnglish)) : null;
  useAddress(question);
  const answered = question ? { question, answer: answerTo(question) } : null;
  useInView(felt, answers, question === null ? read : linkOf(question));
  const several = read?.reading.ok && !answered ? read.reading.answers : [];
  const cases = bearingCases(useCaseBooks(books), answered ? [answered] : several);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-3 lg:max-w-5xl">
      <header className="page-header px-1">
        <Link href="/" aria-label={deskWords.home} className="icon-button">
          <BackIcon />
        </Link>
        <PageTitle>{deskWords.title}</PageTitle>
        <Link
          href="/rules/arguments"
          prefetch={false}
          className="inline-flex min-h-11 items-center text-small text-soft underline underline-offset-4"
        >
          {deskWords.classics}
        </Link>
      </header>
      <main className="flex flex-1 flex-col gap-3 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-6">
        <AskInWords desk={desk} onRead={take} onDesk={put} onTyping={() => setRead(null)} />
        {!rests && (
          <div className="order-2 flex flex-col gap-3 lg:col-start-1">
            <QuestionPicker desk={desk} ours={ours} onDesk={put} />
            <div ref={felt} className="scroll-mt-3">
              <Sides desk={desk} inEnglish={inEnglish} onDesk={put} />
            </div>
            <Known desk={desk} onDesk={put} />
          </div>
        )}
        {/* Below the dice, for words and keys alike; next to both on wide screens. */}
        <div
          ref={answers}
          aria-live="polite"
          className="order-3 flex scroll-mt-3 flex-col lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          <CasesFound cases={cases} />
          {read && (
            <ReadAs
              key={`${read.text}${JSON.stringify(read.asker)}`}
              read={read}
              book={book}
              onAsk={(asked) => {
                setRead(null);
                ask(asked, true);
              }}
              onDesk={put}
              onAgain={(asker) => void readAs(read.text, asker).then(take)}
            />
          )}
          {answered && <AnswerCard key={linkOf(answered.question)} {...answered} origin={origin} />}
        </div>
        {!rests && <DeskKeys desk={desk} onDesk={put} />}
        <SharedPhoto targets={sharedPhotoTargets(desk, put)} />
      </main>
    </div>
  );
}

/** The height of the keys that stay at the bottom of a phone. */
const KEYS = 96;

/** Scrolls a new answer into view if its stamp is out of sight, with its dice where both have room. */
function useInView(
  felt: RefObject<HTMLElement | null>,
  answers: RefObject<HTMLElement | null>,
  shown: Read | string | null,
): void {
  useEffect(() => {
    if (shown === null) return;
    // Below an open keyboard the answer would be out of sight.
    const frame = requestAnimationFrame(() => {
      // The stamp itself grows while it lands; its frame does not.
      const stamp =
        answers.current?.querySelector(".stamped")?.parentElement ?? answers.current?.querySelector("h2");
      const below = (stamp ?? answers.current)?.getBoundingClientRect().bottom ?? 0;
      const room = window.innerHeight - KEYS;
      if (below <= room) return;
      const dice = felt.current?.getBoundingClientRect();
      // On a low screen the stamp goes first.
      const both = dice !== undefined && below - dice.top <= room;
      (both ? felt.current : answers.current)?.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [felt, answers, shown]);
}

/** Keeps the URL at the current answer without adding history entries. */
function useAddress(question: Question | null): void {
  const query = question === null ? "" : linkOf(question);
  useEffect(() => {
    const { pathname, search } = window.location;
    const asked = query === "" ? "" : `?${query}`;
    if (asked !== search) window.history.replaceState(window.history.state, "", `${pathname}${asked}`);
  }, [query]);
}

/** Past rulings from the page; offline, the phone's last copy. */
function useCaseBooks(books: readonly CaseBook[] | null): readonly CaseBook[] {
  const [saved, setSaved] = useState<readonly CaseBook[]>([]);
  useEffect(() => {
    if (books === null) setSaved(savedCases());
    else saveCases(books);
  }, [books]);
  return books ?? saved;
}

const WAY = "inline-flex min-h-11 items-center text-small underline underline-offset-4";

/**
 * Above the answer: past rulings of the user's groups on similar rounds. The rule book's answer stays below.
 */
function CasesFound({ cases }: { readonly cases: readonly BearingCase[] }) {
  return (
    cases.length > 0 && (
      <section
        aria-label={caseWords.atDesk}
        className="mb-3 flex flex-col gap-3 rounded-2xl border border-brass px-4 py-3 [overflow-wrap:anywhere]"
      >
        {cases.map(({ group, settled }) => (
          <article key={`${settled.game} ${settled.round} ${settled.after}`} className="leading-snug">
            <h2 className="font-semibold">
              {caseWords[settled.kind === null ? "allowed" : "ruled"](group.name, sayFullDate(settled.day))}
            </h2>
            {settled.note !== "" && <p className="text-lead leading-snug">{caseWords.note(settled.note)}</p>}
            <p className="text-small text-soft">{caseWords.about(settled.claim, settled.from)}</p>
            <p className="flex flex-wrap gap-x-4">
              <Link
                href={`/games/${settled.game}/history?round=${settled.round}#round-${settled.round}`}
                prefetch={false}
                className={WAY}
              >
                {caseWords.toRound}
              </Link>
              <Link href={{ pathname: `/groups/${group.id}/rulings` }} prefetch={false} className={WAY}>
                {caseWords.title}
              </Link>
            </p>
          </article>
        ))}
      </section>
    )
  );
}
