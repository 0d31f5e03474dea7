import type { Shift } from "./entry";

// Which shift of a crew is on duty, and who is next to wash.

/** A repeating order of shifts, one a day. */
export interface Rotation {
  /** The ids of the shifts, day by day. */
  readonly pattern: readonly string[];
  /** The day of the first, "2026-11-25". */
  readonly startsOn: string;
  /** When shifts change, "08:00" in the group's time zone. */
  readonly changesAt: string;
}

/** The longest repeating order, in days: eight weeks. */
export const MAX_PATTERN_LENGTH = 56;

/** When most firehouses change shifts. */
export const USUAL_CHANGE = "08:00";

/** The common rotations of three shifts, by their places in the group's list. */
export const PRESET_ROTATIONS = {
  "24/48": [0, 1, 2],
  "48/96": [0, 0, 1, 1, 2, 2],
  kelly: [0, 2, 0, 1, 0, 1, 2, 1, 2],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type PresetRotation = keyof typeof PRESET_ROTATIONS;

/** A person's days off duty. */
export interface KellyDays {
  /** Every how many shifts of their own; null for single days only. */
  readonly every: number | null;
  /** A day off from which `every` counts; null without it. */
  readonly from: string | null;
  /** Single days. */
  readonly days: readonly string[];
}

/** The largest number of shifts between two Kelly days, and the most single days. */
export const MAX_KELLY_EVERY = 60;
export const MAX_KELLY_DAYS = 60;

/** A shift that a member set by hand. */
export interface ShiftSet {
  readonly shift: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The shift on duty, and why. */
export interface OnDuty {
  /** Null if no rotation and no member says. */
  readonly shift: string | null;
  /** Its source: the rotation, or a member who set it. */
  readonly by: "rotation" | "hand" | "none";
  /** The next change, ISO 8601; null without a rotation. */
  readonly until: string | null;
  /** The day it was set by hand; null by rotation. */
  readonly since: string | null;
}

/** A crew's shifts as its pages show them. */
export interface CrewDuty {
  /** The day whose shift is on duty, "2026-11-25". */
  readonly day: string;
  readonly timeZone: string;
  readonly shifts: readonly Shift[];
  readonly duty: OnDuty;
  readonly rotation: Rotation | null;
  /** People on a Kelly day within a week, soonest first. */
  readonly off: readonly { readonly name: string; readonly day: string }[];
}

/**
 * How a group decides who is next to wash. "fewest": the fewest washes per meal. "turns": the longest since a
 * wash. "loser": no one before a game is lost.
 */
export const DUE_RULES = ["fewest", "turns", "loser"] as const;
export type DueRule = (typeof DUE_RULES)[number];

/** How a group decides who is next to cook, as for the dishes. "off": no one logs who cooked. */
export const COOK_RULES = ["off", "fewest", "turns"] as const;
export type CookRule = (typeof COOK_RULES)[number];

/** The lowest role that may log who washed or cooked. */
export const WASH_LOGGERS = ["owner", "keeper", "member"] as const;
export type WashLogger = (typeof WASH_LOGGERS)[number];
