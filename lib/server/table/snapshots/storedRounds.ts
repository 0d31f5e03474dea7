import { isDeepStrictEqual } from "node:util";
import type { RoundVerdict } from "@/lib/engine";
import type { Folded } from "@/lib/protocol/journal";
import { asStored } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { JournalRound } from "../record/journalStore";
import type { DerivedData } from "./projections";

/** A row of a settled round. */
interface StoredRound {
  readonly round: number;
  readonly seq: number;
  readonly since: number;
  /** Undefined if unreadable. */
  readonly verdict: unknown;
}

/** Parses JSON; undefined if invalid. */
export function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the stored rounds of a game. Verdicts are read as text, so an unreadable one does not fail the
 * others.
 */
export async function storedRounds(tx: Reader, gameId: string): Promise<readonly StoredRound[]> {
  const rows = await tx.$queryRaw<
    { readonly round: number; readonly seq: number; readonly since: number; readonly verdict: string }[]
  >`SELECT "round", "seq", "since", CAST("verdict" AS TEXT) AS "verdict" FROM "RoundRow" WHERE "gameId" = ${gameId}`;
  return rows.map((row) => ({ ...row, verdict: parsedOrNothing(row.verdict) }));
}

/**
 * The difference between stored and computed rounds. Writing only that saves time, because a correction
 * rarely changes many rounds of a long game.
 * @param last The last entry, which caused the changed verdicts.
 */
export function roundsToStore(
  stored: readonly StoredRound[],
  { rounds, outcomes }: Pick<Folded, "rounds" | "outcomes">,
  last: number,
): Pick<DerivedData, "rounds" | "dropped"> {
  const rows = new Map(stored.map((row) => [row.round, row]));
  const changed: JournalRound[] = [];
  const now = [...rounds, ...outcomes.map(({ scored, place }) => ({ settled: scored, place }))];
  for (const { place, settled } of now) {
    const row = rows.get(settled.round);
    const verdict = asStored(settled);
    if (row?.seq === place && isDeepStrictEqual(row.verdict, verdict)) rows.delete(settled.round);
    else changed.push({ place, settled, since: row && saysTheSame(row.verdict, verdict) ? row.since : last });
  }
  return { rounds: changed, dropped: [...rows.values()].map(({ round, verdict }) => ({ round, verdict })) };
}

/** True if a verdict contains everything in the previous one. A newer engine may add fields. */
const saysTheSame = (before: unknown, now: RoundVerdict): boolean =>
  typeof before === "object" && before !== null && isDeepStrictEqual({ ...now, ...before }, now);
