import type { Action, GameState, Refusal } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { fold, replaceable } from "@/lib/protocol/journal";
import { type Consequences, consequences } from "@/lib/views/consequences";
import { atOneMoment } from "../../db/inTransaction";
import { roundsToStore, storedRounds } from "../snapshots/storedRounds";
import { entriesAfter, type JournalRound, openingOf } from "./journalStore";

/** Later actions that are told of at once; whoever decided about them is told of the next. */
const MAX_BROKEN = 200;

/** Corrections that are not recorded yet, and the last entry before them. */
export interface PlayAgain {
  readonly gameId: string;
  readonly seq: number;
  readonly fresh: readonly Entry[];
  /** Whether to tell what they change, or what is to be kept of it. */
  readonly want: "consequences" | "rounds";
}

/**
 * What a game comes to with corrections. `overtaken`: it has not just the entries up to `seq`. `refused`: the engine refuses one of
 * the corrections where nothing before it is refused.
 */
export type PlayedAgain =
  | { readonly came: "overtaken" }
  | { readonly came: "already-replaced" }
  | { readonly came: "refused"; readonly refusal: Refusal }
  | {
      readonly came: "played";
      readonly state: GameState;
      /** Later actions that would be illegal, in playing order, the first `MAX_BROKEN` of them. */
      readonly broken: readonly {
        readonly seq: number;
        readonly action: Action;
        readonly refusal: Refusal;
      }[];
      /** The rounds that are to be kept otherwise than they are. */
      readonly rounds: readonly JournalRound[];
      /** Numbers of the rounds that are kept and are no more, or otherwise. */
      readonly dropped: readonly number[];
      readonly consequences: Consequences | null;
    };

/** Plays a game again from its beginning. Nobody who records waits while it is played. */
export async function playAgain({ gameId, seq, fresh, want }: PlayAgain): Promise<PlayedAgain> {
  const game = await atOneMoment(async (tx) => {
    const journal = await entriesAfter(tx, gameId, 0);
    if (journal.length !== seq) return null;
    return { journal, opening: await openingOf(tx, gameId, journal), rows: await storedRounds(tx, gameId) };
  });
  if (game === null) return { came: "overtaken" };
  const { journal, opening, rows } = game;
  const free = new Set(replaceable(journal));
  for (const entry of fresh) {
    const { replaces = [] } = entry;
    if (!replaces.every((old) => free.delete(old))) return { came: "already-replaced" };
    free.add(entry.seq);
  }
  const folded = fold(opening, [...journal, ...fresh]);
  const own = new Set(fresh.map((entry) => entry.seq));
  const [first] = folded.refused;
  if (first && own.has(first.seq)) return { came: "refused", refusal: first.refusal };
  const broken = folded.refused.filter((one) => !own.has(one.seq)).slice(0, MAX_BROKEN);
  const kept = want === "rounds" && broken.length === 0;
  return {
    came: "played",
    state: folded.state,
    broken,
    ...(kept ? roundsToStore(rows, folded, seq + fresh.length) : NOTHING_STORED),
    consequences: want === "consequences" ? consequences(fold(opening, journal), folded) : null,
  };
}

const NOTHING_STORED = { rounds: [], dropped: [] } as const;

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly playAgain: typeof playAgain;
  }
}
