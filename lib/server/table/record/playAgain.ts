import type { Action, GameState, Refusal } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { fold, replaceable } from "@/lib/protocol/journal";
import { type Consequences, consequences } from "@/lib/views/consequences";
import { atOneMoment } from "../../db/inTransaction";
import type { DroppedRound } from "../snapshots/projections";
import { roundsToStore, storedRounds } from "../snapshots/storedRounds";
import { entriesAfter, type JournalRound, openingOf } from "./journalStore";

/** How many later conflicts to report at once. The rest follow when these are decided. */
const MAX_BROKEN = 200;

/** Unrecorded corrections, and the last entry before them. */
export interface PlayAgain {
  readonly gameId: string;
  readonly seq: number;
  readonly fresh: readonly Entry[];
  /** Selects the result: the consequences to show, or the rounds to store. */
  readonly want: "consequences" | "rounds";
}

/**
 * The result of a replay with corrections. `conflict`: the game has other entries than up to `seq`.
 * `refused`: the engine refuses a correction when nothing before it is refused.
 */
export type PlayedAgain =
  | { readonly result: "conflict" }
  | { readonly result: "already-replaced" }
  | { readonly result: "refused"; readonly refusal: Refusal }
  | {
      readonly result: "played";
      readonly state: GameState;
      /** Later actions that would become illegal, in playing order, up to `MAX_BROKEN`. */
      readonly broken: readonly {
        readonly seq: number;
        readonly action: Action;
        readonly refusal: Refusal;
      }[];
      /** Rounds to store because they changed. */
      readonly rounds: readonly JournalRound[];
      /** Stored rounds that changed or disappeared. */
      readonly dropped: readonly DroppedRound[];
      readonly consequences: Consequences | null;
    };

/** Replays a game from its beginning. It takes no locks, so recording continues. */
export async function playAgain({ gameId, seq, fresh, want }: PlayAgain): Promise<PlayedAgain> {
  const game = await atOneMoment(async (tx) => {
    const journal = await entriesAfter(tx, gameId, 0);
    if (journal.length !== seq) return null;
    return { journal, opening: await openingOf(tx, gameId, journal), rows: await storedRounds(tx, gameId) };
  });
  if (game === null) return { result: "conflict" };
  const { journal, opening, rows } = game;
  const free = new Set(replaceable(journal));
  for (const entry of fresh) {
    const { replaces = [] } = entry;
    if (!replaces.every((old) => free.delete(old))) return { result: "already-replaced" };
    free.add(entry.seq);
  }
  const folded = fold(opening, [...journal, ...fresh]);
  const own = new Set(fresh.map((entry) => entry.seq));
  const [first] = folded.refused;
  if (first && own.has(first.seq)) return { result: "refused", refusal: first.refusal };
  const broken = folded.refused.filter((one) => !own.has(one.seq)).slice(0, MAX_BROKEN);
  const storesRounds = want === "rounds" && broken.length === 0;
  return {
    result: "played",
    state: folded.state,
    broken,
    ...(storesRounds ? roundsToStore(rows, folded, seq + fresh.length) : NOTHING_STORED),
    consequences: want === "consequences" ? consequences(fold(opening, journal), folded) : null,
  };
}

const NOTHING_STORED = { rounds: [], dropped: [] } as const;

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly playAgain: typeof playAgain;
  }
}
