import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ButWePlay } from "@/lib/views/butWePlay";
import { byTable } from "../api/costs";
import type { Pass } from "../identity/access";

/** Applies other house rules to a round. Refuses with `no-such-round`, and as `byTable` does. */
export async function roundAlternatives(
  { gameId, visitor }: Pass,
  round: number | null,
): Promise<ApiResult<ButWePlay>> {
  if (round === null) return apiError("no-such-round");
  const done = await byTable(visitor, "alternatives", { gameId, round });
  if (!done.ok) return done;
  return done.value ? ok(done.value) : apiError("no-such-round");
}
