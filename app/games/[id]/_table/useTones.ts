import { useEffect, useRef, useState } from "react";
import { ask } from "@/lib/client/ask";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import type { Connection, TableStore } from "@/lib/client/tableStore";
import type { Action, PlayerId } from "@/lib/engine";
import type { Tones } from "@/lib/protocol/liveState";
import type { TonesChange } from "@/lib/protocol/liveStateSchemas";
import { type OwnChange, readChanges, settleOwn, stillOwn, withChange, withOwn } from "@/lib/views/tones";
import type { Notice } from "./notices";

/** The tones as this phone knows them, and its actions. */
export interface TonesKeys {
  /** Includes this phone's pending changes. Null if the table has no tones key. */
  readonly now: Tones | null;
  /** Marks a player as on the call, or as back. */
  readonly markOnCall: (player: PlayerId, out: boolean) => void;
  readonly change: (change: TonesChange) => void;
  /** Records these actions together, then the change; if they are refused nothing changes. */
  readonly record: (actions: readonly Action[], then: TonesChange) => void;
}

/** The time between two attempts to send a change without a response, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * The tones of a game, which all its phones share. A change shows at once. Without a connection this phone
 * keeps it and sends it later; the actions that belong to it wait in the outbox.
 */
export function useTones(
  game: string,
  shared: Tones | null,
  connection: Connection,
  store: Pick<TableStore, "record" | "tap">,
  say: (notice: Notice) => void,
): TonesKeys {
  const key = keyOfTable("tones", game);
  const [own, setOwn] = useState<readonly OwnChange[]>([]);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef<OwnChange | null>(null);
  const recording = useRef(false);
  const latest = useRef(shared);
  const update = (next: (before: readonly OwnChange[]) => readonly OwnChange[]) =>
    setOwn((before) => {
      const after = next(before);
      const unsent = after.filter(({ sent }) => !sent);
      saveText(key, unsent.length > 0 ? JSON.stringify(unsent) : null);
      return after;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    setOwn(readChanges(savedText(key)));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per state
  useEffect(() => {
    latest.current = shared;
    update((before) => stillOwn(before, shared));
  }, [shared]);
  const first = own.find(({ sent }) => !sent) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once per change and connection, one at a time
  useEffect(() => {
    if (first === null || connection === "offline" || sending.current !== null) return;
    sending.current = first;
    void ask("PUT /api/v1/games/{game}/tones", { game }, first.change)
      .catch(() => null)
      .then((answer) => {
        sending.current = null;
        if (answer?.ok) update((before) => settleOwn(before, first, latest.current));
        else if (answer !== null) {
          update((before) => before.filter((one) => one !== first));
          say({ sentence: answer.message });
        }
        // Another change may have come meanwhile.
        setTimeout(() => setAttempt((before) => before + 1), answer === null ? RETRY_MS : 0);
      });
  }, [first, connection, attempt]);

  const change = (one: TonesChange) =>
    update((before) => withChange(before, { change: one, at: new Date().toISOString(), sent: false }));
  const recordNow = async (actions: readonly Action[], then: TonesChange) => {
    // A double tap: the first one makes the second one illegal.
    if (recording.current) return;
    recording.current = true;
    const recorded = await store.record(actions.map((action) => ({ action }))).catch(() => null);
    recording.current = false;
    if (recorded === null) queue(actions, then);
    else if (recorded.ok) change(then);
    else say({ sentence: recorded.message });
  };
  const queue = (actions: readonly Action[], then: TonesChange) => {
    if (actions.every((action) => store.tap(action))) change(then);
  };
  return {
    now: withOwn(shared, own),
    markOnCall: (player, out) => change({ seats: [player], out }),
    change,
    record: (actions, then) => {
      if (connection === "offline" || actions.length === 0) queue(actions, then);
      else void recordNow(actions, then);
    },
  };
}
