import type { Action } from "@/lib/engine";
import type { OpenTable } from "@/lib/formats/entry";
import type { TableView } from "@/lib/views/table";

/** What every phase of the table screen is given. */
export interface Seated {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Records an action; answers whether the rules took it. If not, a notice says why. */
  readonly tap: (action: Action) => boolean;
  /** What the people at the table should read now, if anything. */
  readonly notice: React.ReactNode;
}
