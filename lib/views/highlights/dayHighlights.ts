import type { GroupStory } from "@/lib/protocol/story";

const DAY_MS = 24 * 60 * 60 * 1000;

/** As many days as lie between two evenings of a crew that plays every other day. */
const LEAST_SPELL = 7;

/**
 * The day on which most was played, and the longest time between two on which anything was; the first of several.
 * @param days Those on which games were played, one for each game, in any order.
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
