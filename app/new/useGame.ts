"use client";
import { useEffect, useState } from "react";
import { lastGame, savedHouse, saveHouse } from "@/app/_start/crew";
import type { Played } from "@/app/_start/useStart";
import { gameIds, type House, houseOf } from "@/lib/engine";
import type { GroupTable, RosterPlayer } from "@/lib/protocol/group";
import type { Preset } from "@/lib/protocol/presets";

/** The group a game is started in. */
export interface StartingGroup {
  readonly id: string;
  readonly name: string;
  /** What its table plays, and the house rules it starts with. */
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  /** Other house rules that have a name, and those that this game is to be played by. */
  readonly presets: readonly Preset[];
  readonly first: Preset | null;
  /** Who is active. */
  readonly players: readonly RosterPlayer[];
  /** A crew's shifts, by id. */
  readonly shifts: readonly string[];
  readonly tables: readonly GroupTable[];
}

interface Choosing {
  readonly played: Played & { readonly house: House };
  /** Which of a group's house rules it is played by; null by its usual ones. */
  readonly preset: Preset | null;
  readonly choose: (game: string) => void;
  readonly choosePreset: (preset: Preset | null) => void;
  /** Sets what is other than the game's own house rules; a group's are set where its settings are. */
  readonly setHouse: (house: House) => void;
}

/** What is to be played, and the ways to choose: a group's own game first, else the one that was played here last. */
export function useGame(group: StartingGroup | null): Choosing {
  const [first = ""] = gameIds;
  const [game, setGame] = useState(group?.first?.game ?? group?.game ?? first);
  const [preset, choosePreset] = useState(group?.first ?? null);
  const [house, setHouse] = useState<House>({});
  const choose = (next: string) => {
    setGame(next);
    if (next !== game) choosePreset(null);
    const kept = group === null ? savedHouse(next) : {};
    // A game may have learnt other house rules since.
    setHouse(houseOf(next, kept).ok ? kept : {});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (group !== null) return;
    const last = lastGame();
    choose(last !== null && gameIds.includes(last) ? last : game);
  }, []);
  const usual = group?.game === game ? group.house : {};
  return {
    played: { game, house: group ? (preset?.house ?? usual) : house },
    preset,
    choose,
    choosePreset,
    setHouse: (next) => {
      setHouse(next);
      saveHouse(game, next);
    },
  };
}
