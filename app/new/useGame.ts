"use client";
import { useEffect, useState } from "react";
import { lastGame } from "@/app/_start/crew";
import { DRAWN } from "@/app/_start/drawn";
import type { Played } from "@/app/_start/useStart";
import type { StartingGroup } from "./NewGame";

/** What is to be played, and the way to choose: a group's own game first, else the one that was played here last. */
export function useGame(group: StartingGroup | null): readonly [Played, (game: string) => void] {
  const [first = ""] = DRAWN;
  const [chosen, choose] = useState(group && DRAWN.includes(group.game) ? group.game : first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const last = lastGame();
    if (group === null && last !== null && DRAWN.includes(last)) choose(last);
  }, []);
  return [{ game: chosen, house: group?.game === chosen ? group.house : {} }, choose];
}
