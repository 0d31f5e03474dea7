import { isDeepStrictEqual } from "node:util";
import type { RoundVerdict } from "@/lib/engine";
import type { Folded } from "@/lib/protocol/journal";
import { asStored } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { JournalRound } from "../record/journalStore";
import type { Outcome } from "./projections";

/** A row of a settled round. */
interface StoredRound {
  readonly round: number;
  readonly seq: number;
  readonly since: number;
  /** Undefined where it cannot be read. */
  readonly verdict: unknown;
}

/** What a text says in JSON; undefined where it is none. */
export function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The settled rounds of a game as they are kept. They are read as text: one that cannot be read is not the end of the others. */
export async function storedRounds(tx: Reader, gameId: string): Promise<readonly StoredRound[]> {
  const rows = await tx.$queryRaw<
    { readonly round: number; readonly seq: number; readonly since: number; readonly verdict: string }[]
  >`SELECT "round", "seq", "since", CAST("verdict" AS TEXT) AS "verdict" FROM "RoundRow" WHERE "gameId" = ${gameId}`;
  return rows.map((row) => ({ ...row, verdict: parsedOrNothing(row.verdict) }));
}

/**
 * What differs between the rounds that are kept and those a game comes to: a game is long, and a correction seldom changes much.
 * @param last The last entry: it made the verdicts that differ what they are.
 */
export function roundsToStore(
  kept: readonly StoredRound[],
  { rounds, outcomes }: Pick<Folded, "rounds" | "outcomes">,
  last: number,
): Pick<Outcome, "rounds" | "dropped"> {
  const rows = new Map(kept.map((row) => [row.round, row]));
  const changed: JournalRound[] = [];
  const now = [...rounds, ...outcomes.map(({ scored, place }) => ({ settled: scored, place }))];
  for (const { place, settled } of now) {
    const row = rows.get(settled.round);
    const verdict = asStored(settled);
    if (row?.seq === place && isDeepStrictEqual(row.verdict, verdict)) rows.delete(settled.round);
    else changed.push({ place, settled, since: row && saysTheSame(row.verdict, verdict) ? row.since : last });
  }
  return { rounds: changed, dropped: [...rows.keys()] };
}

/** Whether a verdict says all that one said before it; an engine may have come to say more. */
const saysTheSame = (before: unknown, now: RoundVerdict): boolean =>
  typeof before === "object" && before !== null && isDeepStrictEqual({ ...now, ...before }, now);
