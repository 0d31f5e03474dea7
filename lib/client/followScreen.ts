import type { AnswerOf } from "@/lib/protocol/routes";
import { ask } from "./ask";

/** The assignment of a TV. */
export type ScreenSummary = Pick<AnswerOf<"GET /api/v1/screen">, "mark" | "code">;

const ASKED_EVERY = 1_000;

/**
 * Polls the TV assignment of this browser.
 * @param onResponse Called with every response; with null if there is none.
 * @returns functions that poll at once, and that stop it.
 */
export function followScreen(onResponse: (now: ScreenSummary | null) => void): {
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
