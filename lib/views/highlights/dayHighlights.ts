import type { GroupStory } from "@/lib/protocol/story";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The usual gap of a crew that works every other day. */
const LEAST_SPELL = 7;

/**
 * The day with the most games, and the longest gap between games; the first one on a tie.
 * @param days One per game, in any order.
 */
export function dayHighlights(days: readonly string[]): readonly GroupStory[] {
  const played = new Map<string, number>();
  for (const day of days.toSorted()) played.set(day, (played.get(day) ?? 0) + 1);
  const most = Math.max(0, ...played.values());
  const [busiest] = [...played].find(([, games]) => games === most) ?? [];
  let spell: Extract<GroupStory, { story: "dry-spell" }> | null = null;
  let before: string | null = null;
  for (const day of played.keys()) {
    const between = before === null ? 0 : Math.round((Date.parse(day) - Date.parse(before)) / DAY_MS) - 1;
    if (before !== null && between >= LEAST_SPELL && between > (spell?.days ?? 0))
      spell = { story: "dry-spell", from: before, until: day, days: between };
    before = day;
  }
  return [
    ...(busiest !== undefined && most > 1
      ? [{ story: "busiest-day", day: busiest, games: most } as const]
      : []),
    ...(spell ? [spell] : []),
  ];
}
