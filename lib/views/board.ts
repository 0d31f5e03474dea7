import type { RoundConsent } from "@/lib/protocol/aside";
import type { OpenTable } from "@/lib/protocol/entry";
import { disputedRounds } from "./consents";
import type { TableView } from "./table";

/** Where the server's drawing of a board stands in its page, and where in it its facts. */
export const BOARD_ID = "board";

/** What the page must know of a board that the server has drawn. */
export interface BoardFacts {
  /** The game it shows. */
  readonly game: string;
  /** The last entry it shows. */
  readonly seq: number;
  /** The last round that is settled in it; 0 before the first. */
  readonly settled: number;
  /** The game is over. */
  readonly over: boolean;
  /** The rounds whose verdict is disputed and not settled. */
  readonly disputed: readonly number[];
  /** It in a few words, for whoever hears it. */
  readonly said: string;
}

/** The facts of a board. */
export const boardFacts = (
  { id, seq }: OpenTable,
  { settled, phase }: TableView,
  consents: readonly RoundConsent[],
  said: string,
): BoardFacts => ({
  game: id,
  seq,
  settled: settled?.round ?? 0,
  over: phase === "finished",
  disputed: disputedRounds(consents),
  said,
});
