"use client";

import { useState } from "react";
import { Form } from "@/app/ui/Form";
import { deskWords } from "@/lib/messages/desk";
import { gameName } from "@/lib/messages/terms";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Desk } from "@/lib/views/desk/desk";
import { readWords } from "@/lib/views/desk/readWords";

interface AskInWordsProps {
  readonly desk: Desk;
  readonly onAsk: (question: Question) => void;
}

/** Words that ask nothing of the game they were about; `elsewhere`: what they ask of another one. */
interface Unread {
  readonly game: string;
  readonly elsewhere: Question | null;
}

/** The search box: a question as one would shout it across the table. */
export function AskInWords({ desk, onAsk }: AskInWordsProps) {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<Unread | null>(null);
  const { game, house, picked, wild, inPlay } = desk;
  const meant = { game, house, picked, inPlay, ...(wild !== null && { wild }) };
  const ask = (words: string) => {
    const question = readWords(words, meant);
    // Of a picked game nothing else is answered; another that could be asked is named.
    setUnread(
      question ? null : { game, elsewhere: picked ? readWords(words, { ...meant, picked: false }) : null },
    );
    if (question) onAsk(question);
  };
  // Of a picked game, what can be asked of it.
  const examples = deskWords.examples.filter((example) => !picked || readWords(example, meant) !== null);
  return (
    <search>
      <Form onSend={() => ask(text)} className="gap-1.5">
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
              setUnread(null);
            }}
            className="min-h-12 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3.5 text-base placeholder:text-soft"
          />
          <button type="submit" className="plate min-h-12 px-4 font-semibold">
            {deskWords.searchGo}
          </button>
        </div>
        <p id="unread" role="status" className={unread ? "text-minor text-fire-ink leading-snug" : "sr-only"}>
          {unread && (unread.elsewhere ? deskWords.notIn(gameName(unread.game)) : deskWords.notRead)}
        </p>
        {unread?.elsewhere && (
          <button
            type="button"
            onClick={() => {
              if (unread.elsewhere) onAsk(unread.elsewhere);
              setUnread(null);
            }}
            className="plate min-h-11 self-start px-3 text-minor"
          >
            {deskWords.askIn(gameName(unread.elsewhere.game))}
          </button>
        )}
        {unread && !unread.elsewhere && (
          <ul aria-label={deskWords.examplesOf} className="flex flex-wrap gap-2">
            {examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  onClick={() => {
                    setText(example);
                    ask(example);
                  }}
                  className="plate min-h-11 px-3 text-left text-minor leading-tight"
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
