import { useEffect, useState } from "react";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import type { Action, Join, Leave } from "@/lib/engine";
import { moreWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { freshSeat } from "@/lib/views/seating";
import type { Notice } from "./notices";

type Tap = (action: Action, name?: string) => boolean;

/** A player who joins or leaves when the round is over. `name`: of a player new to the game. */
interface Planned {
  readonly action: Join | Leave;
  readonly name?: string;
}

/** The players who join or leave when the round is over, as planned on this phone. */
export interface AfterRound {
  /** "Ann leaves when the round is over", in the order in which they will be recorded. */
  readonly planned: readonly string[];
  readonly cancel: (at: number) => void;
}

const AFTER = moreWords.afterRound;

/** Reads the stored plan. An unreadable one is empty. */
function readPlanned(stored: string | null): readonly Planned[] {
  try {
    const read: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(read) ? read.filter((one) => typeof one?.action?.player === "string") : [];
  } catch {
    return [];
  }
}

/** How long a verdict stays as it is before someone joins or leaves, in milliseconds. */
const VERDICT_MS = 3_000;

/**
 * Joining and leaving, which the rules allow only between rounds. During a round this phone keeps them and
 * records them once the verdict has been shown. They are dropped if the game ends.
 * @returns `tap` for every action: it keeps those two during a round
 */
export function useAfterRound(
  table: OpenTable,
  record: Tap,
  say: (notice: Notice) => void,
): AfterRound & { readonly tap: Tap } {
  const key = keyOfTable("after-round", table.id);
  const [planned, setPlanned] = useState<readonly Planned[]>([]);
  const { phase } = table.state;
  const inRound = phase === "claiming" || phase === "revealing";
  const save = (next: readonly Planned[]) => {
    setPlanned(next);
    saveText(key, next.length > 0 ? JSON.stringify(next) : null);
  };
  const sentence = ({ action, name = table.names[action.player] ?? action.player }: Planned): string =>
    AFTER[action.do](name);
  const next = planned[0];
  const recordNext = () => {
    if (next === undefined) return;
    const { action, name } = next;
    save(planned.slice(1));
    // Another player may have taken the seat's id meanwhile.
    record(name === undefined ? action : { ...action, player: freshSeat(table) }, name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => setPlanned(readPlanned(savedText(key))), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per phase and plan
  useEffect(() => {
    if (next === undefined || inRound) return;
    if (phase === "finished") return save([]);
    const wait = setTimeout(recordNext, VERDICT_MS);
    return () => clearTimeout(wait);
  }, [next, phase]);

  const plan = (one: Planned) => {
    const rest = planned.filter(
      ({ action, name }) => name !== one.name || action.player !== one.action.player,
    );
    save([...rest, one]);
    say({
      sentence: `${sentence(one)}.`,
      act: { label: AFTER.cancel, go: () => save(rest) },
    });
  };
  return {
    planned: planned.map(sentence),
    cancel: (at) => save(planned.filter((_, place) => place !== at)),
    tap: (action, name) => {
      if (inRound && (action.do === "join" || action.do === "leave")) {
        plan({ action, ...(name !== undefined && { name }) });
        return true;
      }
      return record(action, name);
    },
  };
}
