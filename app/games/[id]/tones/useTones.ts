"use client";

import { useEffect, useRef, useState } from "react";
import { type Answer, ask } from "@/lib/client/ask";
import type { Action, PlayerId } from "@/lib/engine";
import { phoneWords } from "@/lib/messages/table";
import type { Tones } from "@/lib/protocol/liveState";
import type { SentOf } from "@/lib/protocol/routes";
import { type OwnTap, settleOwn, stillOwn } from "@/lib/views/tones";
import type { Seated } from "../_table/seated";

type TonesChange = SentOf<"PUT /api/v1/games/{game}/tones">;

/** The tones as this phone knows them, and its actions. */
export interface TonesKeys {
  /** Includes this phone's pending taps. */
  readonly now: Tones | null;
  /** Marks a player as on the call, or as back. */
  readonly markOnCall: (player: PlayerId, out: boolean) => void;
  readonly change: (change: TonesChange) => void;
  /** Records these actions atomically, then the notice; on failure nothing changes. */
  readonly record: (actions: readonly Action[], then: TonesChange) => void;
}

/** Sends tones actions one at a time, online only; reports errors. */
export function useTones({
  table: { id: game },
  tones: { now: serverTones, record, say },
}: Pick<Seated, "table" | "tones">): TonesKeys {
  const before = useRef(Promise.resolve());
  const recording = useRef(false);
  const [own, setOwn] = useState<readonly OwnTap[]>([]);
  const latest = useRef(serverTones);
  useEffect(() => {
    latest.current = serverTones;
    setOwn((taps) => stillOwn(taps, serverTones));
  }, [serverTones]);
  const reportError = (answer: Answer | null) => {
    if (!answer?.ok) say({ sentence: answer?.message ?? phoneWords.noAnswer });
  };
  const change = (one: TonesChange, then?: (ok: boolean) => void) => {
    before.current = before.current.then(async () => {
      const answer = await ask("PUT /api/v1/games/{game}/tones", { game }, one).catch(() => null);
      then?.(answer?.ok ?? false);
      reportError(answer);
    });
  };
  const markOnCall = (player: PlayerId, out: boolean) => {
    const others = (taps: readonly OwnTap[]) => taps.filter((tap) => tap.player !== player);
    setOwn((taps) => [...others(taps), { player, out, sent: false }]);
    change({ seats: [player], out }, (ok) =>
      setOwn((taps) => (ok ? settleOwn(taps, { player, out }, latest.current) : others(taps))),
    );
  };
  const recordThem = async (actions: readonly Action[], then: TonesChange) => {
    // A double tap: the first one makes the second one illegal.
    if (recording.current) return;
    recording.current = true;
    await before.current;
    const recorded = await record(actions.map((action) => ({ action }))).catch(() => null);
    recording.current = false;
    if (recorded?.ok) change(then);
    else reportError(recorded);
  };
  return {
    now: serverTones && { ...serverTones, away: awayWith(serverTones.away, own) },
    markOnCall,
    change: (one) => change(one),
    record: (actions, then) => {
      if (actions.length === 0) change(then);
      else void recordThem(actions, then);
    },
  };
}

const awayWith = (away: readonly PlayerId[], own: readonly OwnTap[]): readonly PlayerId[] => [
  ...away.filter((player) => !own.some((tap) => tap.player === player)),
  ...own.flatMap(({ player, out }) => (out ? [player] : [])),
];
