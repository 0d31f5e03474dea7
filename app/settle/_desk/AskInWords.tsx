"use client";

import { useState } from "react";
import type { Question } from "@/lib/formats/ask/shapes";
import type { Desk } from "@/lib/views/desk/desk";
import { readWords } from "@/lib/views/desk/readWords";
import { deskWords } from "@/lib/words/desk";

interface AskInWordsProps {
  readonly desk: Desk;
  readonly onAsk: (question: Question) => void;
}

/** The search box: a question as one would shout it across the table. */
export function AskInWords({ desk, onAsk }: AskInWordsProps) {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState(false);
  const ask = (words: string) => {
    const { game, house, wild, inPlay } = desk;
    const question = readWords(words, { game, house, inPlay, ...(wild !== null && { wild }) });
    setUnread(question === null);
    if (question) onAsk(question);
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
        className="flex flex-col gap-1.5"
      >
        <div className="flex gap-2">
          <input
            type="search"
            aria-label={deskWords.search}
            aria-describedby={unread ? "unread" : undefined}
            placeholder={deskWords.searchExample}
            maxLength={200}
            enterKeyHint="go"
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setUnread(false);
            }}
            className="min-h-12 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3.5 text-base placeholder:text-soft"
          />
          <button type="submit" className="plate min-h-12 px-4 font-semibold">
            {deskWords.searchGo}
          </button>
        </div>
        <p
          id="unread"
          role="status"
          className={unread ? "text-[0.9rem] text-fire-ink leading-snug" : "sr-only"}
        >
          {unread ? deskWords.notRead : ""}
        </p>
        {unread && (
          <ul aria-label={deskWords.examplesOf} className="flex flex-wrap gap-2">
            {deskWords.examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  onClick={() => {
                    setText(example);
                    ask(example);
                  }}
                  className="plate min-h-11 px-3 text-left text-[0.9rem] leading-tight"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  );
}
