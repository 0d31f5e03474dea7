import { type Claim, type House, rulesUnder } from "@/lib/engine";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import type { Prisma } from "../generated/prisma/client";
import { REPLACING } from "../table/record/journalStore";

/** Key of a resolution. One round may have several, each after another entry. */
export const placed = (of: {
  readonly gameId: string;
  readonly round: number;
  readonly after: number;
}): string => `${of.gameId} ${of.round} ${of.after}`;

/** A lookup in a round: its last claim before an entry, and the claim that it raised. */
interface Sought {
  readonly gameId: string;
  readonly round: number;
  readonly after: number;
  readonly game: { readonly ruleSet: string; readonly house: Prisma.JsonValue };
  /** The entry that settled the previous round. */
  readonly begins: number;
  readonly row: { readonly seq: number };
  /** The entry that follows the claim. */
  readonly end: number;
}

export interface ClaimSummary {
  readonly from: Claim | null;
  readonly claim: Claim;
}

/** Reads the last two claims of rounds without corrections in which the last claim was heard (S11). */
export async function claimsIn(sought: readonly Sought[]): Promise<ReadonlyMap<string, ClaimSummary>> {
  const games = [...new Set(sought.map(({ gameId }) => gameId))];
  const [entries, replacing] = await Promise.all([
    database().entry.findMany({
      where: { OR: sought.map(({ gameId, begins, end }) => ({ gameId, seq: { gt: begins, lt: end } })) },
      orderBy: { seq: "asc" },
      select: { gameId: true, seq: true, action: true },
    }),
    database().entry.findMany({
      where: { gameId: { in: games }, ...REPLACING },
      select: { gameId: true, replaces: true },
    }),
  ]);
  const found = new Map<string, ClaimSummary>();
  for (const one of sought) {
    const { gameId, begins, end, row, game } = one;
    const isOfRound = (seq: number) => seq > begins && seq <= row.seq;
    const corrected = replacing.some(
      (entry) => entry.gameId === gameId && (fromJson("replaces", entry.replaces) ?? []).some(isOfRound),
    );
    if (corrected) continue;
    const claims = entries.flatMap((entry) => {
      const ofIt = entry.gameId === gameId && entry.seq > begins && entry.seq < end;
      const action = ofIt ? fromJson("action", entry.action) : null;
      return action?.do === "claim" ? [action] : [];
    });
    const last = claims.at(-1);
    const read = (claim: unknown) => readClaim(game.ruleSet, fromJson("house", game.house), claim);
    const claim = last && !last.skipped ? read(last.claim) : null;
    if (claim !== null) found.set(placed(one), { from: read(claims.at(-2)?.claim), claim });
  }
  return found;
}

function readClaim(game: string, house: House, recorded: unknown): Claim | null {
  const rules = rulesUnder(game, house);
  const claim = rules.ok && recorded !== undefined ? rules.value.claims.read(recorded) : null;
  return claim?.ok ? claim.value : null;
}
