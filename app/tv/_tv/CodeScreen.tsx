"use client";
import { useEffect, useRef, useState } from "react";
import { QrCode } from "@/app/_share/QrCode";
import { ask } from "@/lib/client/ask";
import { stayAwake } from "@/lib/client/wakeLock";
import { sayScreenCode } from "@/lib/protocol/screenCode";
import { useScreen } from "./useScreen";

interface CodeScreenProps {
  /** The origin under which phones reach this server. */
  readonly origin: string;
  /** Rendered on the server, so that a TV does not load all translations. */
  readonly words: {
    readonly heading: string;
    readonly scan: string;
    readonly type: string;
    readonly qr: string;
    readonly coming: string;
    readonly lost: string;
    readonly hidden: string;
  };
}

/** Retry delay in milliseconds, if the response has none. */
const AGAIN_AFTER = 5_000;

/**
 * A TV without a table: its code, until a scorekeeper assigns one. Only this registers the browser as a
 * device; just opening the page does not.
 */
export function CodeScreen({ origin, words }: CodeScreenProps) {
  const [code, setCode] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const waits = useRef(false);

  const askForCode = async () => {
    if (waits.current) return;
    waits.current = true;
    const answer = await ask("POST /api/v1/screens", {}, {}).catch(() => null);
    if (answer?.ok) {
      shown.current = answer.code;
      setCode(answer.code);
    } else {
      const seconds = answer && !answer.ok ? answer.wait : undefined;
      await new Promise((resolve) =>
        setTimeout(resolve, seconds === undefined ? AGAIN_AFTER : seconds * 1_000),
      );
    }
    waits.current = false;
  };
  // No code yet, or the current one is about to expire.
  const { lostAt } = useScreen("code", false, (now) => {
    if (now.mark === "code" && (now.code === null || now.code !== shown.current)) void askForCode();
  });
  useEffect(() => {
    const awake = stayAwake();
    awake.extend();
    return awake.stop;
  }, []);

  const hidden = new URL(origin).hostname === "localhost";
  return (
    <main className="tv">
      <div className="flex h-dvh items-center justify-center gap-[2rem] overflow-hidden p-[1.5rem] portrait:flex-col portrait:gap-[1.5rem]">
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-[1rem] portrait:flex-none portrait:items-center portrait:text-center">
          <h1 className="stamp text-balance text-large leading-none">{words.heading}</h1>
          <p className="text-lead leading-tight">{words.scan}</p>
          <p className="text-lead text-soft leading-tight">{words.type}</p>
          <p
            aria-live="polite"
            className="stamp felt whitespace-nowrap px-[0.5rem] py-[0.9rem] text-center text-huge leading-none"
          >
            {code === null ? (
              <span className="text-large text-felt-soft">{words.coming}</span>
            ) : (
              sayScreenCode(code)
            )}
          </p>
          {hidden && <p className="text-fire-ink leading-tight">{words.hidden}</p>}
          <p role="alert" className="text-fire-ink text-lead leading-tight empty:hidden">
            {lostAt && words.lost}
          </p>
        </div>
        <div className="aspect-square w-[13rem] shrink-0">
          {code !== null && <QrCode text={`${origin}/tv/${code}`} name={words.qr} />}
        </div>
      </div>
    </main>
  );
}
