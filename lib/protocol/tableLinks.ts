import type { TablePhone } from "./tablePhones";

/** What a table's links are for: to take a seat and record, or only to watch. */
export const TABLE_LINKS = ["sit", "watch"] as const;
export type LinkKind = (typeof TABLE_LINKS)[number];

/** The paths by which others come to a table, "/join/…"; each is a key. */
export type TableLinks = Readonly<Record<LinkKind, string>>;

/** What somebody who may share a table is told of its links. */
export interface SharedTable {
  readonly links: TableLinks;
  /** The phones that are let in, guests first, the latest of each first; null for those who do not keep the table. */
  readonly phones: readonly TablePhone[] | null;
  /** Whether they may give the keeping of the table to one of those: it is a table of guests, and they keep it. */
  readonly handsOver: boolean;
  /** The group whose table it is, for those who keep it: there its members are shown out. */
  readonly group: string | null;
  /** Which verdicts have a link of their own, the latest round first; null likewise. */
  readonly verdicts: readonly SharedVerdict[] | null;
}

/** A verdict that whoever has its link may read. */
export interface SharedVerdict {
  /** By which its link is taken back. */
  readonly place: number;
  /** The round as it was counted when it was shared. */
  readonly round: number;
  /** Since when, ISO 8601. */
  readonly since: string;
}
