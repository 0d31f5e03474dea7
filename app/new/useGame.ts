"use client";
import { useEffect, useState } from "react";
import { isScoreOnly, lastGame, savedHouse, saveHouse } from "@/app/_start/crew";
import type { Played } from "@/app/_start/useStart";
import { gameIds, type House, houseOf, ownRules } from "@/lib/engine";
import type { Shift } from "@/lib/protocol/entry";
import type { GroupTable, RosterPlayer } from "@/lib/protocol/group";
import type { LinkedGame } from "@/lib/protocol/houseLink";
import type { Preset } from "@/lib/protocol/presets";
import type { RuleGroup } from "@/lib/protocol/ruleGroups";

/** The group of the new game. */
export interface StartingGroup {
  readonly id: string;
  readonly name: string;
  /** The table's game and house rules. */
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  /** Other saved rules, and the ones preselected for this game. */
  readonly presets: readonly Preset[];
  readonly first: Preset | null;
  /** The headings of rules that the reader may change for a night. */
  readonly tonight: readonly RuleGroup[];
  /** Active players. */
  readonly players: readonly RosterPlayer[];
  /** Everyone at the last night, for the first game of a new one; else empty. */
  readonly lastNight: readonly string[];
  /** A crew's shifts, and the one on duty; null if no one says. */
  readonly shifts: readonly Shift[];
  readonly onDuty: string | null;
  /** Ids of players on a Kelly day. */
  readonly off: readonly string[];
  readonly tables: readonly GroupTable[];
  /** The games whose last rounds were recorded by outcomes. */
  readonly scoreOnly: readonly string[];
}

interface Choosing {
  readonly played: Played & { readonly house: House; readonly score_only: boolean };
  /** The selected saved rules; null for the usual ones. */
  readonly preset: Preset | null;
  readonly choose: (game: string) => void;
  readonly choosePreset: (preset: Preset | null) => void;
  /** The chosen rules before changes for a night. */
  readonly usual: House;
  /** Sets values that differ from the defaults, in a group for this game alone. */
  readonly setHouse: (house: House) => void;
  readonly setScoreOnly: (scoreOnly: boolean) => void;
}

/** The game to play, and its choices: that of a link, a group's main game, or the last one played on this phone. */
export function useGame(group: StartingGroup | null, linked: LinkedGame | null): Choosing {
  const [first = ""] = gameIds;
  const [game, setGame] = useState(linked?.game ?? group?.first?.game ?? group?.game ?? first);
  const [preset, setPreset] = useState(group?.first ?? null);
  const [tonight, setTonight] = useState<House | null>(null);
  const [house, setHouse] = useState<House>(linked?.house ?? {});
  const [scoreOnly, setScoreOnly] = useState(group?.scoreOnly.includes(game) ?? false);
  const choosePreset = (next: Preset | null) => {
    setPreset(next);
    setTonight(null);
  };
  const choose = (next: string) => {
    setGame(next);
    setScoreOnly(group ? group.scoreOnly.includes(next) : isScoreOnly(next));
    if (next !== game) choosePreset(null);
    const saved = group === null ? savedHouse(next) : {};
    // The game's options may have changed since.
    setHouse(houseOf(next, saved).ok ? saved : {});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (group !== null || linked !== null) return;
    const last = lastGame();
    choose(last !== null && (gameIds.includes(last) || ownRules(last) !== null) ? last : game);
  }, []);
  const usual = preset?.house ?? (group?.game === game ? group.house : {});
  return {
    played: { game, house: group ? (tonight ?? usual) : house, score_only: scoreOnly },
    preset,
    usual,
    choose,
    choosePreset,
    setScoreOnly,
    setHouse: (next) => {
      if (group) return setTonight(next);
      setHouse(next);
      saveHouse(game, next);
    },
  };
}
