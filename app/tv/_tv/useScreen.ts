"use client";

import { useEffect, useRef, useState } from "react";
import { ask } from "@/lib/client/ask";
import type { AnswerOf } from "@/lib/protocol/routes";

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

/** The assignment of a TV. */
type ScreenSummary = Pick<AnswerOf<"GET /api/v1/screen">, "mark" | "code">;

const ASKED_EVERY = 1_000;

/**
 * Polls the TV assignment of this browser.
 * @param onResponse Called with every response; with null if there is none.
 * @returns functions that poll at once, and that stop it.
 */
function followScreen(onResponse: (now: ScreenSummary | null) => void): {
  readonly askNow: () => void;
  readonly stop: () => void;
} {
  let next: ReturnType<typeof setTimeout>;
  let asking = false;
  let stopped = false;
  const look = async () => {
    clearTimeout(next);
    if (asking || stopped) return;
    asking = true;
    const answer = await ask("GET /api/v1/screen", {}).catch(() => null);
    asking = false;
    if (stopped) return;
    next = setTimeout(look, ASKED_EVERY);
    onResponse(answer?.ok ? answer : null);
  };
  void look();
  return {
    askNow: () => void look(),
    stop: () => {
      stopped = true;
      clearTimeout(next);
    },
  };
}
