import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { SharedVerdict } from "@/lib/protocol/tableLinks";
import { byTable } from "../api/costs";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { asJson, fromJson } from "../db/json";
import type { Pass } from "../identity/access";
import { hashOf, tokenFor } from "../table/links/linkToken";

// Anyone with a verdict's link can read that verdict. Revoking the link raises its version, which invalidates
// the token.

const tokenOf = (gameId: string, place: number, version: number): string =>
  tokenFor(`verdict:${gameId}:${place}:${version}`);

/**
 * Returns the path of a round's shared verdict, `/verdict/{token}`. It stays the same on repeated calls. Refuses
 * with `no-such-round`, and as `byTable` does.
 */
export async function shareVerdict({ gameId, visitor }: Pass, round: number): Promise<ApiResult<string>> {
  const found = await byTable(visitor, "settledRound", { gameId, round });
  if (!found.ok) return found;
  if (found.value === null) return apiError("no-such-round");
  const { place, settled } = found.value;
  return inTransaction(async (tx) => {
    const key = { gameId_place: { gameId, place } };
    const known = await tx.verdictLink.findUnique({ where: key, select: { version: true, hash: true } });
    const token = tokenOf(gameId, place, known?.version ?? 0);
    const hash = hashOf(token);
    // The old link was revoked or signed with another secret, so it no longer works.
    const fresh = { hash, verdict: asJson(settled), sharedAt: new Date() };
    if (known === null) await tx.verdictLink.create({ data: { gameId, place, ...fresh } });
    else if (known.hash !== hash) await tx.verdictLink.update({ where: key, data: fresh });
    return ok(`/verdict/${token}`);
  });
}

/** Lists a game's verdicts with a link, newest round first. */
export async function sharedVerdicts(gameId: string): Promise<readonly SharedVerdict[]> {
  const links = await database().verdictLink.findMany({
    where: { gameId, hash: { not: null } },
    orderBy: { place: "desc" },
    select: { place: true, verdict: true, sharedAt: true },
  });
  return links.map(({ place, verdict, sharedAt }) => ({
    place,
    round: fromJson("verdict", verdict).round,
    since: sharedAt.toISOString(),
  }));
}

/** Revokes a verdict's link. Refuses with `no-such-verdict`. */
export async function takeVerdictBack({ gameId }: Pass, place: number | null): Promise<ApiResult<null>> {
  if (place === null) return apiError("no-such-verdict");
  const { count } = await database().verdictLink.updateMany({
    where: { gameId, place, hash: { not: null } },
    data: { hash: null, version: { increment: 1 } },
  });
  return count === 0 ? apiError("no-such-verdict") : ok(null);
}
