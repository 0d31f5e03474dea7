import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState, Tones } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { disputedRounds } from "./consents";
import type { TableView } from "./table";

/** What is typed of lifted cups, in a few signs: others when it is something else. */
export const typedMark = (typed: TypedCups | null): string =>
  typed?.readings.map(({ cup, dice }) => `${cup}:${dice.join("")}`).join() ?? "";

/** How the tones stand, in a few signs. */
export const tonesMark = (tones: Tones | null): string => JSON.stringify([tones?.since, tones?.away]);

/** What stands beside the journal, as far as a board shows it. */
interface BoardExtras extends Pick<LiveState, "consents" | "tones"> {
  readonly typed: TypedCups | null;
}

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
  /** What is typed of lifted cups in it (`typedMark`). */
  readonly typed: string;
  /** How the tones stand (`tonesMark`). */
  readonly tones: string;
  /** It in a few words, for whoever hears it. */
  readonly said: string;
}

/** The facts of a board. */
export const boardFacts = (
  { id, seq }: OpenTable,
  { settled, phase }: TableView,
  { consents, tones, typed }: BoardExtras,
  said: string,
): BoardFacts => ({
  game: id,
  seq,
  settled: settled?.round ?? 0,
  over: phase === "finished",
  disputed: disputedRounds(consents),
  typed: typedMark(typed),
  tones: tonesMark(tones),
  said,
});
