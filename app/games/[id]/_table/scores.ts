import type { PlayerId } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { TableView } from "@/lib/views/table";

/** What everybody at the table has, and what a tap on a seat does. */
export interface Scores {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Who sits there with a phone. */
  readonly aside: Pick<LiveState, "phones" | "mine" | "tones">;
  readonly chosen: PlayerId | null;
  /** Set while a name can be chosen, who starts or who spoke out of turn: then every seat is a key. */
  readonly onChoose: ((player: PlayerId) => void) | null;
}
