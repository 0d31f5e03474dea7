import type { AnswerOf } from "@/lib/protocol/routes";
import { ask } from "./ask";

/** What a browser is to show as a big screen. */
export type ScreenSummary = Pick<AnswerOf<"GET /api/v1/screen">, "mark" | "code">;

const ASKED_EVERY = 1_000;

/**
 * Asks the server again and again what this browser is to show as a big screen.
 * @param told Called with every answer; with null where none came.
 * @returns what asks at once, and what stops it.
 */
export function followScreen(told: (now: ScreenSummary | null) => void): {
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
    told(answer?.ok ? answer : null);
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
