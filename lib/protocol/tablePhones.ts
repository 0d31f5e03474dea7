import type { PlayerId } from "@/lib/engine";

/**
 * By what somebody came to a table: they started it, by a link, as one of its group, along with an account that was signed in on their
 * phone, or the table was handed to them; "screen": a keeper made it the table's big screen. "links": nobody came, the table's links
 * were made anew.
 */
export const VISITS = ["started", "sit", "watch", "group", "signed-in", "handed", "screen", "links"] as const;
export type VisitBy = (typeof VISITS)[number];

/**
 * How that ended: shown out, left the group, the watcher sat down, it became an account's, the account was deleted; of a big screen: it
 * shows another table, or none.
 */
export const VISIT_ENDS = ["shown-out", "left", "sat-down", "signed-in", "deleted", "ended"] as const;
export type VisitEnd = (typeof VISIT_ENDS)[number];

/** A seat, and who sits there. */
export interface NamedSeat {
  readonly key: PlayerId;
  readonly name: string;
}

/** A phone, or an account on its phones, that is let in at a table. */
export interface TablePhone {
  /** By which it is shown out: means nothing at any other table. */
  readonly phone: string;
  /**
   * "guest": a link let it in. "group": it is somebody's who belongs to the table's group, and is shown out there. "keeper": keeps the
   * table. "screen": hangs on the wall, and shows whatever is played there.
   */
  readonly as: "guest" | "group" | "keeper" | "screen";
  readonly may: "record" | "watch";
  readonly signedIn: boolean;
  /** What the group calls whoever belongs to it; null for everybody else. */
  readonly name: string | null;
  /** Where they sit with their phone; null for nowhere. */
  readonly seat: NamedSeat | null;
  /** Which browsers on which systems, the latest first; none where they have not been seen since that is written down. */
  readonly browsers: readonly string[];
  /** Since when, ISO 8601. */
  readonly since: string;
  /** Whether they follow the table at this moment. */
  readonly here: boolean;
  /** Whether it is the phone that asks. */
  readonly own: boolean;
}

/** One line of the list of who came in. */
export interface VisitLine {
  readonly by: VisitBy;
  /** ISO 8601. */
  readonly at: string;
  readonly browser: string;
  readonly signedIn: boolean;
  /** As of a phone at the table. */
  readonly name: string | null;
  /** Where they sit, or sat when it ended. */
  readonly seat: NamedSeat | null;
  readonly ended: { readonly how: VisitEnd; readonly at: string } | null;
}

/** One page of who came in, the latest first, and where the next begins: null at the end. */
export interface VisitPage {
  readonly visits: readonly VisitLine[];
  readonly next: string | null;
}
