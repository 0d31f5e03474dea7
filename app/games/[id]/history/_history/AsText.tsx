"use client";
import { useRef, useState } from "react";
import { usePastedGame } from "@/app/_start/usePastedGame";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { copyText } from "@/lib/client/copyText";
import { saveFile } from "@/lib/client/saveFile";
import { historyWords } from "@/lib/messages/history";

/** The game as text to copy or to save (docs/notation.md): below its key, because browsers may refuse to copy it. */
export function AsText({ game }: { readonly game: string }) {
  usePastedGame();
  const { run, error } = useMutation(historyWords.noAnswer);
  const shown = useRef<HTMLPreElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [copied, setCopied] = useState<"copied" | "selected" | null>(null);
  const write = async () => {
    const done = await run(async () => {
      const answer = await ask("GET /api/v1/games/{game}/record", { game });
      if (!("format" in answer)) return answer;
      const { writeForReading } = await import("@/lib/protocol/notation/notation");
      return { ok: true as const, text: writeForReading(answer) };
    });
    if (done) setText(done.text);
  };
  return (
    <div className="flex flex-col gap-2">
      <button type="button" onClick={() => void write()} className="key min-h-14 flex-col px-4 py-2">
        <span className="font-semibold">{historyWords.asText}</span>
        <span className="text-small text-soft">{historyWords.asTextHint}</span>
      </button>
      <p role="alert" className="text-fire-ink empty:hidden">
        {error}
      </p>
      {text !== null && (
        <>
          <pre
            ref={shown}
            className="max-h-80 select-all overflow-y-auto whitespace-pre-wrap rounded-xl border border-line px-3 py-2 text-small [overflow-wrap:anywhere]"
          >
            {text}
          </pre>
          <button
            type="button"
            onClick={async () => setCopied((await copyText(text, shown.current)) ? "copied" : "selected")}
            className="key min-h-14 px-4 font-semibold"
          >
            {copied === "copied" ? historyWords.textCopied : historyWords.copyText}
          </button>
          <button
            type="button"
            onClick={() => saveFile(new Blob([text], { type: "text/plain" }), `${game}.txt`)}
            className="key min-h-14 px-4 font-semibold"
          >
            {historyWords.saveText}
          </button>
          <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
            {copied === "copied" ? historyWords.textCopied : copied && historyWords.textSelected}
          </p>
        </>
      )}
    </div>
  );
}
