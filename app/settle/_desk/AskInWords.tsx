"use client";

import { useEffect, useState } from "react";
import { usePastedGame } from "@/app/_start/usePastedGame";
import { Form } from "@/app/ui/Form";
import { SearchField } from "@/app/ui/SearchField";
import { ownLanguage } from "@/lib/messages/anyPage";
import { deskWords } from "@/lib/messages/desk";
import { type Desk, typedInto } from "@/lib/views/desk/desk";
import type { Answered, Asker, Reading } from "@/lib/views/desk/reading/read";
import { fetchReader } from "./useReader";

/** A typed question, how it was parsed, and in which context. */
export interface Read {
  readonly text: string;
  readonly asker: Asker;
  readonly reading: Reading;
  /** Parses for other games, if the selected one has none of the words. */
  readonly elsewhere: readonly Answered[];
}

/** More than a question has. */
const MAX_QUESTION = 500;

interface AskInWordsProps {
  readonly desk: Desk;
  readonly onRead: (read: Read) => void;
  /** The words were a claim or dice alone: they are on the desk. */
  readonly onDesk: (desk: Desk) => void;
  /** The words are being edited: the parse is stale. */
  readonly onTyping: () => void;
}

/** The context of a question: a selected game never changes, and the dice on the desk are known. */
const askerAt = ({ game, house, picked, wild }: Desk): Asker => ({
  language: ownLanguage.code,
  ...(picked && { game, house, ...(wild !== null && { wild }) }),
});

/** The last game of this phone: words that fit several games are about it, unless it has none of them. */
function readRecalled(text: string, desk: Desk, open: Read): Promise<Read> | Read {
  const { reading, asker } = open;
  const several = reading.ok && (reading.asks_back?.for === "game" || reading.answers.length > 1);
  const fits = several
    ? [...(reading.asks_back?.games ?? []), ...reading.answers.map(({ game }) => game)]
    : [];
  if (!desk.recalled || !several || !fits.includes(desk.game)) return open;
  const elsewhere = reading.answers.filter(({ game }) => game !== desk.game);
  return readAs(text, askerAt({ ...desk, picked: true })).then((own) =>
    own.reading.ok && !own.reading.declined ? { ...own, elsewhere } : { ...open, asker },
  );
}

/** Parses a sentence, with the facts from follow-up questions. Rejects if the parser cannot be loaded. */
export async function readAs(text: string, asker: Asker): Promise<Read> {
  const { readSentence } = await fetchReader();
  const reading = readSentence(text, asker);
  const open = reading.ok && reading.declined ? readSentence(text, { language: asker.language }) : null;
  return { text, asker, reading, elsewhere: open?.ok ? open.answers : [] };
}

/** The field for words: a question, or the claim or dice that the desk waits for. */
export function AskInWords({ desk, onRead, onDesk, onTyping }: AskInWordsProps) {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<"words" | "line" | null>(null);
  const enter = async (words: string) => {
    const reader = await fetchReader().catch(() => null);
    const next = reader && typedInto(desk, words, reader.claimInEnglish);
    if (!next) return ask(words);
    setText("");
    onDesk(next);
  };
  const ask = (words: string) =>
    readAs(words, askerAt(desk))
      .then((open) => readRecalled(words, desk, open))
      .then(
        (read) => {
          setUnread(read.reading.ok ? null : "words");
          onRead(read);
        },
        () => setUnread("line"),
      );
  usePastedGame();
  // A link may bring the question: /settle?q=…
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(() => {
    const words = new URLSearchParams(window.location.search).get("q")?.slice(0, MAX_QUESTION) ?? "";
    if (words.trim() === "") return;
    setText(words);
    void ask(words);
  }, []);
  return (
    <search>
      <Form onSend={() => void (text.trim() !== "" && enter(text))} className="gap-1.5">
        <div className="flex gap-2">
          <SearchField
            label={deskWords.search}
            aria-describedby={unread ? "unread" : undefined}
            placeholder={deskWords.searchExample}
            maxLength={MAX_QUESTION}
            enterKeyHint="go"
            autoCapitalize="off"
            value={text}
            onFocus={() => void fetchReader().catch(() => {})}
            onChange={({ target }) => {
              setText(target.value);
              setUnread(null);
              onTyping();
            }}
          />
          <button type="submit" className="key min-h-12 px-4 font-semibold">
            {deskWords.searchGo}
          </button>
        </div>
        <p id="unread" role="status" className={unread ? "text-fire-ink text-small leading-snug" : "sr-only"}>
          {unread === "words" && deskWords.notRead}
          {unread === "line" && ownLanguage.notChosen}
        </p>
        {unread === "words" && (
          <ul aria-label={deskWords.examplesOf} className="flex flex-wrap gap-2">
            {deskWords.examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  onClick={() => {
                    setText(example);
                    void ask(example);
                  }}
                  className="key min-h-11 px-3 text-left text-small leading-tight"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Form>
    </search>
  );
}
