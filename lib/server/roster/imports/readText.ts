import type { GameState } from "@/lib/engine";
import type { ImportedGame, ImportOptions, ReadImport } from "@/lib/protocol/imports/importedGames";
import { readImport } from "@/lib/protocol/imports/readImport";
import type { JournalRound } from "../../table/record/journalStore";
import { roundsToStore } from "../../table/snapshots/storedRounds";

/** A game to import with its derived data, in a form that threads exchange. */
export interface ReadGame extends Omit<ImportedGame, "folded"> {
  readonly state: GameState;
  /** The settled rounds to store. */
  readonly rounds: readonly JournalRound[];
}

/** The same for a whole text. */
export interface ReadText extends Omit<ReadImport, "games"> {
  readonly games: readonly ReadGame[];
}

/** Reads and replays a text in a worker thread. */
export function readText({
  text,
  options,
}: {
  readonly text: string;
  readonly options: ImportOptions;
}): ReadText {
  const { games, ...lines } = readImport(text, options);
  return {
    ...lines,
    games: games.map(({ folded, ...game }) => ({
      ...game,
      state: folded.state,
      rounds: roundsToStore([], folded, game.entries.length).rounds,
    })),
  };
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly readText: typeof readText;
  }
}
