import type { ReactNode } from "react";
import type { MakeClaim, PlayerId } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { TableView } from "@/lib/views/table";

/** Props of every claim pad. */
export interface Speaking {
  readonly table: OpenTable;
  readonly view: TableView;
  /** The player speaking, with earlier claims unheard (S11); null: the player in turn. */
  readonly skippedTo: PlayerId | null;
  /** Builds the claim to record: the speaker, and what belongs to it. */
  readonly say: (claim: unknown) => MakeClaim;
  readonly onClaim: (claim: MakeClaim) => void;
  /** Claims although the rules refuse it (S10). */
  readonly onAllow: (claim: MakeClaim) => void;
  /** Wraps a hint in the line above the keys. */
  readonly line: (hint: string) => ReactNode;
}
