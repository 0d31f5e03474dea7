"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LiveStateStore } from "@/lib/client/liveStateStore";
import { phoneWords } from "@/lib/messages/table";
import type { NextGame, OpenTable } from "@/lib/protocol/entry";
import type { OwnSeat } from "../_seat/useOwnSeat";
import type { Notice } from "./notices";

/** The game this phone opened by itself, until that table has announced it. */
let openedGame: NextGame | null = null;

/**
 * Follows the table: after the end of a game it opens the next one and announces it there. During a game it
 * only mentions the other one.
 * @returns the id of the game now in progress at the table; null if it is this one.
 */
export function useNextGame(
  table: OpenTable,
  liveStateStore: LiveStateStore,
  seat: OwnSeat,
  say: (notice: Notice) => void,
): string | null {
  const router = useRouter();
  const next = useSyncExternalStore(liveStateStore.subscribe, liveStateStore.getNext, liveStateStore.getNext);
  /** The next game at the time of opening: a user who opens an earlier game stays there. */
  const [known] = useState(table.next);
  const over = table.state.phase === "finished";

  const go = (begun: NextGame) => {
    seat.keepKeys();
    openedGame = begun;
    router.replace(`/games/${begun.game}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game that begins
  useEffect(() => {
    if (next === null || next.game === known) return;
    if (!over || known !== null) {
      say({ sentence: phoneWords.other(next.by), act: { label: phoneWords.toOther, go: () => go(next) } });
      return;
    }
    if (navigator.onLine) {
      go(next);
      return;
    }
    // Offline, the browser would show its error page instead of the table.
    const later = () => go(next);
    window.addEventListener("online", later, { once: true });
    return () => window.removeEventListener("online", later);
  }, [next]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    if (openedGame?.game !== table.id) return;
    const { by } = openedGame;
    openedGame = null;
    const me = seat.mine === null ? null : (table.names[seat.mine] ?? null);
    // The player who started it already knows.
    if (by === null || by !== me) say({ sentence: phoneWords.next(by, me, table.playoffOf !== null) });
  }, []);

  return next?.game ?? table.next;
}
