import type { PlayerId } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { TableView } from "@/lib/views/table";

/** Everyone's score, and the action of a tap on a seat. */
export interface Scores {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Presence of the phones. */
  readonly liveState: Pick<LiveState, "phones" | "mine" | "tones">;
  readonly chosen: PlayerId | null;
  /** Further chosen players, in order. */
  readonly alsoChosen?: readonly PlayerId[];
  /** True on a screen without dice, where a ring of seats always has room. */
  readonly noDice?: boolean;
  /** The chosen claimer of a round by its outcome. */
  readonly claimer?: PlayerId | null;
  /** At the end of a game: whose names are in the middle. */
  readonly named?: readonly PlayerId[];
  /** Set while a tap can choose the starter or an out-of-turn player: every seat is a key then. */
  readonly onChoose: ((player: PlayerId) => void) | null;
}
