import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState, Tones } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { disputedRounds } from "./consents";
import type { TableView } from "./table";

/** A short hash of the cups being entered; it changes with them. */
export const typedMark = (typed: TypedCups | null): string =>
  typed?.readings.map(({ cup, dice }) => `${cup}:${dice.join("")}`).join() ?? "";

/** A short hash of the tones. */
export const tonesMark = (tones: Tones | null): string => JSON.stringify([tones?.since, tones?.away]);

/** The part of the live state that a TV shows. */
interface TvExtras extends Pick<LiveState, "consents" | "tones" | "scoreOnly"> {
  readonly typed: TypedCups | null;
}

/** Element ids of the server-rendered TV, and of its metadata. */
export const TV_ID = "tv";

/** The metadata of a server-rendered TV. */
export interface TvFacts {
  /** The game's id. */
  readonly game: string;
  /** The last entry in it. */
  readonly seq: number;
  /** The last settled round; 0 before the first. */
  readonly settled: number;
  /** True after the end of the game. */
  readonly over: boolean;
  /** Rounds with an open dispute. */
  readonly disputed: readonly number[];
  /** Hash of the cups being entered (`typedMark`). */
  readonly typed: string;
  /** Hash of the tones (`tonesMark`). */
  readonly tones: string;
  /** True if the phones record rounds by their outcome. */
  readonly scoreOnly: boolean;
  /** A short description for screen readers. */
  readonly summary: string;
}

/** Builds a TV's metadata. */
export const tvFacts = (
  { id, seq }: OpenTable,
  { settled, phase }: TableView,
  { consents, tones, typed, scoreOnly }: TvExtras,
  summary: string,
): TvFacts => ({
  game: id,
  seq,
  settled: settled?.round ?? 0,
  over: phase === "finished",
  disputed: disputedRounds(consents),
  typed: typedMark(typed),
  tones: tonesMark(tones),
  scoreOnly,
  summary,
});
