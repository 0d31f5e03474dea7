import type { ListedPublicLink } from "./publicLinks";
import type { TablePhone } from "./tablePhones";

/** The kinds of a table's links: to take a seat and record, or only to watch. */
export const TABLE_LINKS = ["sit", "watch"] as const;
export type LinkKind = (typeof TABLE_LINKS)[number];

/** The paths of a table's links, "/join/…". Each grants access. */
export type TableLinks = Readonly<Record<LinkKind, string>>;

/** A table's links for a visitor who may share them. */
export interface SharedTable {
  readonly links: TableLinks;
  /** Phones with access, guests first, each newest first; null unless the visitor keeps the table. */
  readonly phones: readonly TablePhone[] | null;
  /** True if they can transfer the keeper's role: they keep a guests' table. */
  readonly handsOver: boolean;
  /** The table's group, for its keepers, who remove members there. */
  readonly group: string | null;
  /** Public links to the game and its verdicts, newest first; null unless the visitor keeps the table. */
  readonly publicLinks: readonly ListedPublicLink[] | null;
  /** The verdicts among them, newest round first; null unless the visitor keeps the table. */
  readonly verdicts: readonly SharedVerdict[] | null;
}

/** A shared verdict. */
export interface SharedVerdict {
  /** Identifies its link for revoking. */
  readonly place: number;
  /** The round's number when it was shared. */
  readonly round: number;
  /** Since when, ISO 8601. */
  readonly since: string;
}
