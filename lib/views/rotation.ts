import type { KellyDays, OnDuty, Rotation, ShiftSet } from "@/lib/protocol/rotation";
import { dateIn, dayBefore, daysAfter, daysBetween, timeOn } from "./dayOf";

// Which shift is on duty when. Days are "2026-11-20"; a shift's day lasts from one change to the next.

/** The day whose shift is on duty: before the change, it is the day before. */
export function dutyDay(at: Date, { changesAt }: Pick<Rotation, "changesAt">, timeZone: string): string {
  const day = dateIn(at, timeZone);
  return at < timeOn(day, changesAt, timeZone) ? dayBefore(day) : day;
}

const mod = (number: number, by: number): number => ((number % by) + by) % by;

/** The id of the shift that begins on a day; also before the rotation's first day. */
export const shiftOn = ({ pattern, startsOn }: Rotation, day: string): string =>
  pattern[mod(daysBetween(startsOn, day), pattern.length)] ?? "";

/** The consecutive days of one shift around a day. A rotation of one shift changes every day. */
export function tourOf(rotation: Rotation, day: string): { readonly first: string; readonly last: string } {
  const shift = shiftOn(rotation, day);
  if (rotation.pattern.every((one) => one === shift)) return { first: day, last: day };
  let [first, last] = [day, day];
  while (shiftOn(rotation, dayBefore(first)) === shift) first = dayBefore(first);
  while (shiftOn(rotation, daysAfter(last)) === shift) last = daysAfter(last);
  return { first, last };
}

/** A shift's first day after another; null if the rotation does not have the shift. */
export function nextDayOf(rotation: Rotation, shift: string | null, after: string): string | null {
  const days = rotation.pattern.map((_, at) => daysAfter(after, at + 1));
  return days.find((day) => shiftOn(rotation, day) === shift) ?? null;
}

/** The rules of a group for the shift on duty. */
export interface Shifts {
  readonly rotation: Rotation | null;
  /** Null if no member set one. */
  readonly set: ShiftSet | null;
  readonly timeZone: string;
}

/**
 * The shift on duty at a time. A shift set by hand ends at the rotation's next change; without a rotation it
 * stands from when it was set.
 */
export function shiftAt({ rotation, set, timeZone }: Shifts, at: Date): OnDuty {
  if (rotation === null) {
    const stands = set !== null && at >= new Date(set.at);
    return {
      shift: stands ? set.shift : null,
      by: stands ? "hand" : "none",
      until: null,
      since: stands ? dateIn(new Date(set.at), timeZone) : null,
    };
  }
  const day = dutyDay(at, rotation, timeZone);
  const { first, last } = tourOf(rotation, day);
  const until = timeOn(daysAfter(last), rotation.changesAt, timeZone).toISOString();
  const setOn = set && dutyDay(new Date(set.at), rotation, timeZone);
  return set !== null && setOn !== null && setOn >= first && setOn <= last
    ? { shift: set.shift, by: "hand", until, since: dateIn(new Date(set.at), timeZone) }
    : { shift: shiftOn(rotation, day), by: "rotation", until, since: null };
}

/** True if a day is one of a person's Kelly days: a single day, or every n-th shift of their own. */
export function isKellyDay(
  { every, from, days }: KellyDays,
  rotation: Rotation | null,
  shift: string | null,
  day: string,
): boolean {
  if (days.includes(day)) return true;
  if (every === null || from === null || rotation === null || day < from) return false;
  return shiftOn(rotation, day) === shift && dutyDays(rotation, shift, from, day) % every === 0;
}

/** The number of a shift's days from one day, included, up to another. */
function dutyDays({ pattern, startsOn }: Rotation, shift: string, from: string, to: string): number {
  const before = (day: string): number => {
    const at = daysBetween(startsOn, day);
    const cycles = Math.floor(at / pattern.length);
    const among = (days: readonly string[]) => days.filter((one) => one === shift).length;
    return cycles * among(pattern) + among(pattern.slice(0, at - cycles * pattern.length));
  };
  return before(to) - before(from);
}

/** A letter for each shift: the first of its name if all differ, else A, B, C in the order of the list. */
export function shiftLetters(shifts: readonly { readonly name: string }[]): readonly string[] {
  const first = shifts.map(({ name }) => ([...name.trim()][0] ?? "?").toUpperCase());
  return new Set(first).size === first.length
    ? first
    : shifts.map((_, at) => String.fromCharCode("A".charCodeAt(0) + at));
}

/** The pattern that a string of letters spells, ignoring case and spaces; null if a letter is no shift's. */
export function patternOf(
  typed: string,
  shifts: readonly { readonly id: string; readonly name: string }[],
): readonly string[] | null {
  const letters = shiftLetters(shifts);
  const ids = [...typed.replaceAll(/\s/g, "").toUpperCase()].map((one) => shifts[letters.indexOf(one)]?.id);
  const known = ids.flatMap((id) => id ?? []);
  return known.length > 0 && known.length === ids.length ? known : null;
}
