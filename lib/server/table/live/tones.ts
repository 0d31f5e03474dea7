import { endNames } from "@/lib/engine";
import type { Tones } from "@/lib/protocol/liveState";
import { fromJson } from "../../db/json";
import type { Prisma } from "../../generated/prisma/client";

/** What is read of a game to know how its tones stand. */
export const TONES = {
  ruleSet: true,
  group: { select: { tones: true } },
  tones: { select: { since: true, away: true } },
} as const satisfies Prisma.GameSelect;

/**
 * How the tones stand at a game's table; null where it has no key for them. A group says in its settings whether its tables have one;
 * a table of guests has it where somebody washes the dishes. What has been stopped can be gone on with, whatever was set since.
 */
export function tonesOf({
  ruleSet,
  group,
  tones,
}: Prisma.GameGetPayload<{ select: typeof TONES }>): Tones | null {
  if (tones) return { since: tones.since?.toISOString() ?? null, away: fromJson("away", tones.away) };
  const named = endNames(ruleSet);
  const has = group ? group.tones : named.ok && named.value === "losers";
  return has ? { since: null, away: [] } : null;
}
