"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { START_WORDS } from "@/lib/messages/start";
import type { SentOf } from "@/lib/protocol/routes";
import { playoffHouse } from "@/lib/views/playoffHouse";
import { rememberCrew, rememberGame, rememberMode } from "./crew";

/** Request timeout in milliseconds. */
const PATIENCE_MS = 8_000;

/** Offers the same lineup and game next time. The lineup of a playoff is no crew. */
function remember(names: readonly string[], { playoff_of, group, game, score_only }: Played): void {
  if (playoff_of !== undefined) return;
  rememberCrew(names, group);
  if (group !== undefined) return;
  rememberGame(game);
  if (score_only !== undefined) rememberMode(game, score_only);
}

/** Starts a game on this phone, if its table can be opened offline. Returns true on success. */
async function beginWithout(sent: SentOf<"POST /api/v1/games">): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const { beginHere } = await import("@/lib/client/offlineGames");
  const begun = await beginHere(sent);
  return begun.ok && begun.value;
}

/** The state of a start: idle, pending, or failed with a sentence. */
export type Start =
  | { readonly start: "ready" }
  | { readonly start: "going" }
  | { readonly start: "failed"; readonly sentence: string };

/** The game, its house rules, its stakes, its predecessor, and its group. */
export type Played = Pick<
  SentOf<"POST /api/v1/games">,
  "game" | "house" | "playoff_of" | "after" | "table" | "group" | "season" | "score_only"
>;

/**
 * Starts a game and opens its table. Starts are idempotent: a pending start blocks a second one, and a retry
 * reuses the same id.
 * `leave`: true if the browser's Back key returns to this page.
 */
export function useStart(
  leave: "push" | "replace",
): readonly [Start, (names: readonly string[], played: Played) => void] {
  const router = useRouter();
  const [start, setStart] = useState<Start>({ start: "ready" });
  const going = useRef(false);
  const attempt = useRef({ crew: "", id: "" });

  const go = async (names: readonly string[], played: Played) => {
    if (going.current) return;
    going.current = true;
    const crew = JSON.stringify([names, played]);
    if (attempt.current.crew !== crew) attempt.current = { crew, id: newId() };
    setStart({ start: "going" });
    const players = names.map((name, at) => ({ seat: `s${at + 1}`, name }));
    const { game, house, playoff_of } = played;
    const ends = playoff_of === undefined ? house : playoffHouse(game, house);
    const sent = () => ({ id: attempt.current.id, ...played, house: ends, players });
    const send = () =>
      ask("POST /api/v1/games", {}, sent(), { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    let answer = await send();
    // The first response was lost together with the cookie that identifies this device, so no one owns that
    // game.
    if (answer?.ok === false && answer.code === "id-reused") {
      attempt.current.id = newId();
      answer = await send();
    }
    if (answer?.ok) {
      remember(names, played);
      // The live stream may have navigated first.
      const way = `/games/${answer.id}` as const;
      if (location.pathname !== way) router[leave](way);
      return;
    }
    if (answer === null && (await beginWithout(sent()))) {
      remember(names, played);
      location[leave === "push" ? "assign" : "replace"](`/games/${attempt.current.id}`);
      return;
    }
    going.current = false;
    setStart({ start: "failed", sentence: answer?.message ?? START_WORDS.noAnswer });
  };

  return [start, (names, played) => void go(names, played)];
}
