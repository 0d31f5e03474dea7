"use client";

import { useState } from "react";
import { Form } from "@/app/ui/Form";
import { SearchField } from "@/app/ui/SearchField";
import { ownLanguage } from "@/lib/messages/anyPage";
import { deskWords } from "@/lib/messages/desk";
import type { Desk } from "@/lib/views/desk/desk";
import type { Answered, Asker, Reading } from "@/lib/views/desk/reading/read";
import { fetchReader } from "./useReader";

/** What was typed, what it was read as, and by what was known when it was. */
export interface Read {
  readonly text: string;
  readonly asker: Asker;
  readonly reading: Reading;
  /** What it would be read as where no game was picked, of words that the picked one has nothing of. */
  readonly elsewhere: readonly Answered[];
}

interface AskInWordsProps {
  readonly desk: Desk;
  readonly onRead: (read: Read) => void;
  /** The words are being changed: what they were read as no longer stands. */
  readonly onTyping: () => void;
}

/** Whoever asks at this desk: a game that was picked is never left, and what lies on the desk is known. */
const askerAt = ({ game, house, picked, wild }: Desk): Asker => ({
  language: ownLanguage.code,
  ...(picked && { game, house, ...(wild !== null && { wild }) }),
});

/** Reads a sentence, with facts that were asked back. Rejects where the reader cannot be fetched. */
export async function readAs(text: string, asker: Asker): Promise<Read> {
  const { readSentence } = await fetchReader();
  const reading = readSentence(text, asker);
  const open = reading.ok && reading.declined ? readSentence(text, { language: asker.language }) : null;
  return { text, asker, reading, elsewhere: open?.ok ? open.answers : [] };
}

/** The search box: a question as one would shout it across the table. */
export function AskInWords({ desk, onRead, onTyping }: AskInWordsProps) {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<"words" | "line" | null>(null);
  const ask = (words: string) =>
    readAs(words, askerAt(desk)).then(
      (read) => {
        setUnread(read.reading.ok ? null : "words");
        onRead(read);
      },
      () => setUnread("line"),
    );
  return (
    <search>
      <Form onSend={() => void (text.trim() !== "" && ask(text))} className="gap-1.5">
        <div className="flex gap-2">
          <SearchField
            label={deskWords.search}
            aria-describedby={unread ? "unread" : undefined}
            placeholder={deskWords.searchExample}
            maxLength={500}
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
