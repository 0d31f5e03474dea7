"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AsideStore } from "@/lib/client/asideStore";
import { cameTo, goTo } from "@/lib/client/cameTo";
import { phoneWords } from "@/lib/messages/table";
import type { NextGame, OpenTable } from "@/lib/protocol/entry";
import type { OwnSeat } from "../_seat/useOwnSeat";
import type { Told } from "./told";

/**
 * A phone follows its table: when the game is over and the next begins there, it goes on to it by itself, and says so there; while the game
 * goes on, it is told of the other one.
 * @returns the game that is played at the table by now; null where it is this one.
 */
export function useNextGame(
  table: OpenTable,
  beside: AsideStore,
  seat: OwnSeat,
  say: (told: Told) => void,
): string | null {
  const router = useRouter();
  const next = useSyncExternalStore(beside.subscribe, beside.getNext, beside.getNext);
  // Whoever opens a game of before knows that others were played since. What is read afresh later may know of more.
  const [before] = useState(table.next);
  const over = table.state.phase === "finished";

  const go = (begun: NextGame) => {
    seat.keepKeys();
    goTo(begun);
    router.replace(`/games/${begun.game}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game that begins
  useEffect(() => {
    if (next === null || next.game === before) return;
    if (!over) {
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
    const came = cameTo(table.id);
    if (came)
      say({
        sentence: phoneWords.next(came.by, seat.mine === null ? null : (table.names[seat.mine] ?? null)),
      });
  }, []);

  return next?.game ?? table.next;
}
