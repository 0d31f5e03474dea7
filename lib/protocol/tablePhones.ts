import type { PlayerId } from "@/lib/engine";

/**
 * How a visit began: started the game, a link, membership, an account that signed in on the phone, or a
 * transfer of the keeper's role. "screen": a keeper made it the table's TV. "links": no visit; the table's
 * links were reset.
 */
export const VISITS = ["started", "sit", "watch", "group", "signed-in", "handed", "screen", "links"] as const;
export type VisitBy = (typeof VISITS)[number];

/**
 * How a visit ended: removed, left the group, a watcher took a seat, moved to an account, account deleted.
 * For a TV: it shows another table, or none.
 */
export const VISIT_ENDS = ["shown-out", "left", "sat-down", "signed-in", "deleted", "ended"] as const;
export type VisitEnd = (typeof VISIT_ENDS)[number];

/** A seat with its player. */
export interface NamedSeat {
  readonly key: PlayerId;
  readonly name: string;
}

/** A phone, or an account's phones, with access to a table. */
export interface TablePhone {
  /** Its public id at this table, for removing it. */
  readonly phone: string;
  /**
   * "guest": joined by a link. "group": a member, who is removed in the group. "keeper": keeps the table.
   * "screen": a TV that shows the current game.
   */
  readonly as: "guest" | "group" | "keeper" | "screen";
  readonly may: "record" | "watch";
  readonly signedIn: boolean;
  /** A member's name in the group; null for others. */
  readonly name: string | null;
  /** Their phone's seat, or null. */
  readonly seat: NamedSeat | null;
  /** Browsers and systems, newest first; empty if not seen since the log began. */
  readonly browsers: readonly string[];
  /** Since when, ISO 8601. */
  readonly since: string;
  /** True if they follow the table now. */
  readonly here: boolean;
  /** True for the current phone. */
  readonly own: boolean;
}

/** A line of the log of visits. */
export interface VisitLine {
  readonly by: VisitBy;
  /** ISO 8601. */
  readonly at: string;
  readonly browser: string;
  readonly signedIn: boolean;
  /** As for a phone at the table. */
  readonly name: string | null;
  /** Their current seat, or the last one. */
  readonly seat: NamedSeat | null;
  readonly ended: { readonly how: VisitEnd; readonly at: string } | null;
}

/** One page of the log, newest first, with the next page's cursor: null at the end. */
export interface VisitPage {
  readonly visits: readonly VisitLine[];
  readonly next: string | null;
}
