"use client";
import { useRef, useState } from "react";
import { type Arrived, readFile } from "@/lib/client/readFile";
import { saveFile } from "@/lib/client/saveFile";

/** The words of a download. The server hands them over, so that no other page carries them. */
export interface DownloadWords {
  readonly games: string;
  readonly cancel: string;
  readonly saved: string;
  readonly stopped: string;
}

interface DownloadKeyProps {
  readonly href: string;
  /** The name of the file. */
  readonly file: string;
  readonly words: DownloadWords;
  readonly className: string;
  readonly children: React.ReactNode;
}

/** A download link that shows how many games have arrived, and can be canceled. Without scripts it only links. */
export function DownloadKey({ href, file, words, className, children }: DownloadKeyProps) {
  const running = useRef<AbortController | null>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [ended, setEnded] = useState<"saved" | "stopped" | null>(null);
  const download = async () => {
    if (running.current !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setEnded(null);
    setArrived({ games: 0, of: null });
    try {
      saveFile(await readFile(href, { signal, onProgress: setArrived }), file);
      setEnded("saved");
    } catch {
      setEnded(signal.aborted ? null : "stopped");
    }
    running.current = null;
    setArrived(null);
  };
  return (
    <>
      <a
        href={href}
        download
        aria-disabled={arrived !== null}
        onClick={(event) => {
          event.preventDefault();
          void download();
        }}
        className={className}
      >
        {children}
      </a>
      {arrived !== null && (
        <div className="flex items-center gap-3 pt-2">
          <Progress {...arrived} label={words.games} />
          <button
            type="button"
            onClick={() => running.current?.abort()}
            className="key min-h-12 shrink-0 px-3 font-semibold"
          >
            {words.cancel}
          </button>
        </div>
      )}
      <p role={ended === "stopped" ? "alert" : "status"} className={ended ? "pt-2 text-small" : "sr-only"}>
        {ended && words[ended]}
      </p>
    </>
  );
}

function Progress({ games, of, label }: Arrived & { readonly label: string }) {
  return (
    <div className="min-w-0 flex-1">
      {of !== null && (
        <p className="text-small tabular-nums">
          {label}: {games} / {of}
        </p>
      )}
      <progress
        aria-label={label}
        max={of || 1}
        {...(of !== null && { value: of === 0 ? 1 : games })}
        className="h-2 w-full accent-(--brass)"
      />
    </div>
  );
}
