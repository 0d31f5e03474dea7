import type { TableStore } from "@/lib/client/tableStore";
import type { Action } from "@/lib/engine";
import type { OpenTable, Wanted } from "@/lib/protocol/entry";
import type { Tones } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";
import type { TableView } from "@/lib/views/table";
import type { Consents } from "../_consent/useConsents";
import type { OwnSeat } from "../_seat/useOwnSeat";
import type { Notice } from "./notices";
import type { Scores } from "./scores";
import type { Zone } from "./ThumbZone";

/** The last entry that stands, and the way to take it back. */
export interface Undo {
  /** "Cruz said 10 fives". */
  readonly what: string;
  /** "10 fives". */
  readonly short: string;
  readonly go: () => void;
}

/** What is done about the tones needs. */
export interface AtTones extends Pick<TableStore, "record"> {
  /** Null at a table without a key for them. */
  readonly now: Tones | null;
  readonly say: (told: Notice) => void;
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
  /** Somebody has just challenged, while this page was looked at. */
  readonly banged: boolean;
  /** The dice have just been told, while this page was looked at. */
  readonly revealed: boolean;
  /** Null while nothing is recorded. */
  readonly undo: Undo | null;
  readonly seat: OwnSeat;
  /** The game that is played at the table by now; null where it is this one. */
  readonly next: string | null;
  readonly consents: Consents;
  /** What the phones have typed of lifted cups, as the live stream told it; undefined until it did. */
  readonly typed: TypedCups | null | undefined;
  readonly tones: AtTones;
  /** What everybody has: each phase puts it where it has room for it. */
  readonly scores: Scores;
  /** What the thumb zone of any phase needs. */
  readonly zone: Zone;
}
