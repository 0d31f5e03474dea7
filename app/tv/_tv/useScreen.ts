"use client";
import { useEffect, useRef, useState } from "react";
import { followScreen, type ScreenSummary } from "@/lib/client/followScreen";

/** Interruptions shorter than this are hidden, in milliseconds. */
const NOTICED_AFTER = 5_000;

interface ScreenLine {
  /** Time of the last response; null while connected. */
  readonly lostAt: Date | null;
  /** Polls at once. */
  readonly askNow: () => void;
}

/**
 * Keeps a TV page at its assignment: on a change it reloads the page, because a TV stays on for months. The
 * reload follows a successful response: offline, it would end on the browser's error page.
 * @param mark What the page shows; null for a page without an assignment.
 * @param reading True while something on it must stay visible.
 * @param onResponse Called with every response.
 */
export function useScreen(
  mark: string | null,
  reading = false,
  onResponse: (now: ScreenSummary) => void = () => undefined,
): ScreenLine {
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const line = useRef<ReturnType<typeof followScreen>>(null);
  const latest = useRef({ reading, onResponse });
  latest.current = { reading, onResponse };
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
      latest.current.onResponse(now);
      if (now.mark !== mark && !latest.current.reading) {
        line.current?.stop();
        location.reload();
      }
    });
    return () => line.current?.stop();
  }, [mark]);
  return { lostAt, askNow: () => line.current?.askNow() };
}
