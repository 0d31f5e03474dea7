/** The events of a group that programs may follow. A correction replaces an earlier event. */
export const EVENT_KINDS = [
  "bang",
  "verdict",
  "verdict-corrected",
  "game-over",
  "game-over-corrected",
  "washer",
  "washer-corrected",
  "night-settled",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event of a group as its stream and its webhooks send it. */
export interface GroupEventLine {
  /** The same in every delivery. */
  readonly id: string;
  /** 1, 2, 3 … in the group: the cursor of the stream. */
  readonly seq: number;
  readonly event: EventKind;
  readonly at: string;
  readonly group: string;
  /** The game and its table, unless it is about a night. */
  readonly game: string | null;
  readonly table: string | null;
  readonly night: string | null;
  /** The round of a verdict. */
  readonly round: number | null;
  /** By name: who banged or challenged, who lost or won, who washes. Empty if a correction removes it. */
  readonly people: readonly string[];
  readonly claimer: string | null;
  /** True if the challenge was right; null where no one says. */
  readonly right: boolean | null;
  /** How far the count was from the claim: below 0 it was short. Null if unknown. */
  readonly margin: number | null;
}

/** A webhook in its group's list. */
export interface WebhookLine {
  readonly id: string;
  readonly url: string;
  readonly kinds: readonly EventKind[];
  readonly since: string;
}

/** A delivery in its webhook's list. */
export interface DeliveryLine {
  readonly event: string;
  readonly kind: EventKind | null;
  readonly at: string;
  readonly attempts: number;
  /** When it is tried next; null once it was delivered or given up. */
  readonly next: string | null;
  readonly delivered: string | null;
  /** The last answer's status, or "timeout", "private", "unreachable"; null before the first try. */
  readonly result: string | null;
}
