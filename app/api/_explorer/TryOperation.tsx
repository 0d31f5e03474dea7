"use client";
import { useEffect, useId, useRef, useState } from "react";
import { TextField } from "@/app/ui/Field";
import { apiPageWords } from "@/lib/messages/tokens";
import type { Listed } from "./description";

const WORDS = apiPageWords;

/** More of an answer is not shown. */
const MAX_SHOWN = 20_000;

interface Shown {
  readonly status: number | null;
  readonly text: string;
}

/** A form with an operation's parameters and body, and the answer as it arrives. */
export function TryOperation({ operation, token }: { readonly operation: Listed; readonly token: string }) {
  const { method, parameters } = operation;
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(operation.body ?? "");
  const [shown, setShown] = useState<Shown | null>(null);
  const [isSending, setSending] = useState(false);
  const sent = useRef<AbortController | null>(null);
  useEffect(() => () => sent.current?.abort(), []);

  const send = async () => {
    const stops = new AbortController();
    sent.current = stops;
    setSending(true);
    setShown(null);
    try {
      const answer = await fetch(urlOf(operation, values), {
        method,
        signal: stops.signal,
        headers: {
          ...(token.trim() !== "" && { authorization: `Bearer ${token.trim()}` }),
          ...(operation.body !== null && { "content-type": "application/json" }),
        },
        ...(operation.body !== null && { body }),
      });
      const isJson = answer.headers.get("content-type")?.startsWith("application/json");
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (reader && text.length < MAX_SHOWN) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
        setShown({ status: answer.status, text });
      }
      void reader?.cancel().catch(() => undefined);
      setShown({ status: answer.status, text: isJson ? pretty(text) : text });
    } catch {
      if (!stops.signal.aborted) setShown({ status: null, text: WORDS.noAnswer });
    }
    setSending(false);
  };

  return (
    <div className="flex flex-col gap-3 pb-4">
      {parameters.map(({ name }) => (
        <TextField
          key={name}
          label={name}
          value={values[name] ?? ""}
          mostCharacters={200}
          onType={(text) => setValues({ ...values, [name]: text })}
        />
      ))}
      {operation.body !== null && (
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {WORDS.body}
          </label>
          <textarea
            id={id}
            value={body}
            rows={Math.min(12, body.split("\n").length + 1)}
            spellCheck={false}
            onChange={({ target }) => setBody(target.value)}
            className="w-full rounded-xl border border-edge bg-raised p-3 font-mono text-small"
          />
        </div>
      )}
      <button
        type="button"
        onClick={() => (isSending ? sent.current?.abort() : void send())}
        className="key min-h-12 self-start px-6 font-semibold"
      >
        {isSending ? WORDS.stop : WORDS.send}
      </button>
      <div aria-live="polite">
        {shown !== null && (
          <>
            {shown.status !== null && <p className="font-semibold">{WORDS.status(shown.status)}</p>}
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, also by keyboard
              tabIndex={0}
              className="max-h-96 overflow-auto whitespace-pre-wrap rounded-xl border border-edge bg-raised p-3 font-mono text-small [overflow-wrap:anywhere]"
            >
              {shown.text}
            </pre>
          </>
        )}
      </div>
    </div>
  );
}

function urlOf({ path, parameters }: Listed, values: Readonly<Record<string, string>>): string {
  const filled = path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) =>
      place === "query" && values[name] ? [[name, values[name]]] : [],
    ),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
