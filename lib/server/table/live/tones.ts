import { namesLosers } from "@/lib/engine";
import type { Tones } from "@/lib/protocol/liveState";
import { fromJson } from "../../db/json";
import type { Prisma } from "../../generated/prisma/client";

/** The columns of a game that `tonesOf` needs. */
export const TONES = {
  ruleSet: true,
  group: { select: { tones: true } },
  tones: { select: { since: true, away: true } },
} as const satisfies Prisma.GameSelect;

/**
 * The tones state of a game; null if its table has no tones key. A group's settings decide; a guests' table
 * has the key if a loser washes. A paused game can always be resumed.
 */
export function tonesOf({
  ruleSet,
  group,
  tones,
}: Prisma.GameGetPayload<{ select: typeof TONES }>): Tones | null {
  if (tones) return { since: tones.since?.toISOString() ?? null, away: fromJson("away", tones.away) };
  const has = group ? group.tones : namesLosers(ruleSet);
  return has ? { since: null, away: [] } : null;
}
