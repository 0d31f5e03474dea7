"use client";
import { useEffect, useRef, useState } from "react";
import { followScreen, type ScreenSummary } from "@/lib/client/followScreen";

/** A line that is interrupted for so long is told. */
const NOTICED_AFTER = 5_000;

interface ScreenLine {
  /** Since when no answer came; null while they come. */
  readonly lostAt: Date | null;
  /** Asks at once. */
  readonly askNow: () => void;
}

/**
 * Keeps a page of the big screen to what it is to show: when that is something else, the page is loaded anew, for it stays for months. It
 * is loaded right after an answer: one without a line would end on the browser's own page.
 * @param mark What the page shows; null for a page that is none of a big screen.
 * @param reading Whether something is being read on it that is not to be taken away yet.
 * @param told Is told of every answer.
 */
export function useScreen(
  mark: string | null,
  reading = false,
  told: (now: ScreenSummary) => void = () => undefined,
): ScreenLine {
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const line = useRef<ReturnType<typeof followScreen>>(null);
  const latest = useRef({ reading, told });
  latest.current = { reading, told };
  useEffect(() => {
    if (mark === null) return;
    let heardAt = new Date();
    line.current = followScreen((now) => {
      if (now === null) {
        if (Date.now() - heardAt.getTime() > NOTICED_AFTER) setLostAt(heardAt);
        return;
      }
      heardAt = new Date();
      setLostAt(null);
      latest.current.told(now);
      if (now.mark !== mark && !latest.current.reading) {
        line.current?.stop();
        location.reload();
      }
    });
    return () => line.current?.stop();
  }, [mark]);
  return { lostAt, askNow: () => line.current?.askNow() };
}
