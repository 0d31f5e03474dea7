"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { START_WORDS } from "@/lib/messages/start";
import type { SentOf } from "@/lib/protocol/routes";
import { playoffHouse } from "@/lib/views/playoffHouse";
import { rememberCrew, rememberGame } from "./crew";

/** After so long a server does not answer. */
const PATIENCE_MS = 8_000;

/** Who played what is offered again. Who plays a tie off is no crew. */
function remember(names: readonly string[], { playoff_of, group, game }: Played): void {
  if (playoff_of !== undefined) return;
  rememberCrew(names, group);
  if (group === undefined) rememberGame(game);
}

/** Begins a game on this phone, where its table can be opened without a line. Answers whether that was done. */
async function beginWithout(sent: SentOf<"POST /api/v1/games">): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const { beginHere } = await import("@/lib/client/offlineGames");
  const begun = await beginHere(sent);
  return begun.ok && begun.value;
}

/** Where a start stands: not pressed yet, on its way, or not done, with the sentence to show. */
export type Start =
  | { readonly start: "ready" }
  | { readonly start: "going" }
  | { readonly start: "failed"; readonly sentence: string };

/** What is played, by which house rules, what it decides, after what, and where it belongs. */
export type Played = Pick<
  SentOf<"POST /api/v1/games">,
  "game" | "house" | "playoff_of" | "after" | "table" | "group" | "season"
>;

/**
 * Starts a game for a crew and goes to its table. Pressing twice starts once: while one is on its way nothing
 * else is sent, and the same game is sent again under the same id. `leave`: whether "back" leads here again.
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
    // The first answer was lost on its way, and with it the cookie that says who we are: that game is nobody's.
    if (answer?.ok === false && answer.code === "id-reused") {
      attempt.current.id = newId();
      answer = await send();
    }
    if (answer?.ok) {
      remember(names, played);
      // The table may have told this phone first.
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
