"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LiveStateStore } from "@/lib/client/liveStateStore";
import { phoneWords } from "@/lib/messages/table";
import type { NextGame, OpenTable } from "@/lib/protocol/entry";
import type { OwnSeat } from "../_seat/useOwnSeat";
import type { Notice } from "./notices";

/** The game that this phone has gone on to by itself, until it has told so there. */
let came: NextGame | null = null;

/**
 * A phone follows its table: when the game is over and the next begins there, it goes on to it by itself, and says so there; while the game
 * goes on, it is told of the other one.
 * @returns the game that is played at the table by now; null where it is this one.
 */
export function useNextGame(
  table: OpenTable,
  beside: LiveStateStore,
  seat: OwnSeat,
  say: (told: Notice) => void,
): string | null {
  const router = useRouter();
  const next = useSyncExternalStore(beside.subscribe, beside.getNext, beside.getNext);
  /** What was played there when the table was opened here: whoever opens a game of before stays. */
  const [known] = useState(table.next);
  const over = table.state.phase === "finished";

  const go = (begun: NextGame) => {
    seat.keepKeys();
    came = begun;
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
    // Without a line the browser would show a page of its own in the table's place.
    const later = () => go(next);
    window.addEventListener("online", later, { once: true });
    return () => window.removeEventListener("online", later);
  }, [next]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    if (came?.game !== table.id) return;
    const { by } = came;
    came = null;
    const me = seat.mine === null ? null : (table.names[seat.mine] ?? null);
    say({ sentence: phoneWords.next(by, me) });
  }, []);

  return next?.game ?? table.next;
}
