import type { Action } from "@/lib/engine";
import type { OpenTable, Wanted } from "@/lib/protocol/entry";
import type { TableView } from "@/lib/views/table";
import type { Consents } from "../_consent/useConsents";
import type { OwnSeat } from "../_seat/useOwnSeat";
import type { Zone } from "./ThumbZone";

/** The last entry that stands, and the way to take it back. */
export interface Undo {
  /** "Cruz said 10 fives". */
  readonly what: string;
  /** "10 fives". */
  readonly short: string;
  readonly go: () => void;
}

/** What every phase of the table screen is given. */
export interface Seated {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Records an action; answers whether the rules took it. If not, a notice says why. `name`: who sits down, with a join. */
  readonly tap: (action: Action, name?: string) => boolean;
  /** Records an action although the rules refuse it: the table let it stand (S10). */
  readonly letStand: (action: Action) => void;
  /** Records a correction, online only; a notice says when it was not done. */
  readonly correct: (wanted: Wanted) => void;
  /** Null while nothing is recorded. */
  readonly undo: Undo | null;
  readonly seat: OwnSeat;
  /** The game that is played at the table by now; null where it is this one. */
  readonly next: string | null;
  readonly consents: Consents;
  /** What the thumb zone of any phase needs. */
  readonly zone: Zone;
}
