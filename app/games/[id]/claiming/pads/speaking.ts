import type { ReactNode } from "react";
import type { MakeClaim, PlayerId } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { TableView } from "@/lib/views/table";

/** What every claim pad is given: whose claim it is, and where it goes. */
export interface Speaking {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Who speaks with the claims before unheard (S11); null: the player in turn. */
  readonly skippedTo: PlayerId | null;
  /** A claim as it would be recorded: by whoever speaks, with what else belongs to it. */
  readonly say: (claim: unknown) => MakeClaim;
  readonly onClaim: (claim: MakeClaim) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onStand: (claim: MakeClaim) => void;
  /** The line above the keys: for whom they speak, and this beneath. */
  readonly line: (hint: string) => ReactNode;
}
