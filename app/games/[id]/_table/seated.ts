import type { Action } from "@/lib/engine";
import type { OpenTable, Wanted } from "@/lib/protocol/entry";
import type { TypedCups } from "@/lib/protocol/typedCups";
import type { TableView } from "@/lib/views/table";
import type { Consents } from "../_consent/useConsents";
import type { OwnSeat } from "../_seat/useOwnSeat";
import type { Scores } from "./scores";
import type { Zone } from "./ThumbZone";
import type { AfterRound } from "./useAfterRound";
import type { Mode } from "./useMode";
import type { TonesKeys } from "./useTones";

/** The last valid entry, and its undo. */
export interface Undo {
  /** "Cruz said 10 fives". */
  readonly what: string;
  /** "10 fives". */
  readonly short: string;
  readonly go: () => void;
}

/** Props of every phase of the table screen. */
export interface Seated {
  readonly table: OpenTable;
  readonly view: TableView;
  /**
   * Records an action; returns true if the rules accept it, otherwise a notice gives the reason. During a round
   * a `join` or `leave` waits for its end. `name`: of a joining player.
   */
  readonly tap: (action: Action, name?: string) => boolean;
  /** Records an action that the rules refuse: the table allowed it (S10). */
  readonly allowAnyway: (action: Action) => void;
  /** Records a correction, online only; a notice reports a failure. */
  readonly correct: (wanted: Wanted) => void;
  /** True if a challenge arrived while this page was open. */
  readonly banged: boolean;
  /** True if the dice arrived while this page was open. */
  readonly revealed: boolean;
  /** True if an outcome arrived while this page was open. */
  readonly scored: boolean;
  readonly mode: Mode;
  readonly afterRound: AfterRound;
  /** Opens the menu, or one of its pages. */
  readonly onMenu: (page?: "high-roll") => void;
  /** Null while the journal is empty. */
  readonly undo: Undo | null;
  readonly seat: OwnSeat;
  /** The id of the game now in progress at the table; null if it is this one. */
  readonly next: string | null;
  readonly consents: Consents;
  /** Dice that phones are entering, from the live stream; undefined until its first message. */
  readonly typed: TypedCups | null | undefined;
  readonly tones: TonesKeys;
  /** The scores; each phase places them. */
  readonly scores: Scores;
  /** Props of the thumb zone. */
  readonly zone: Zone;
}
