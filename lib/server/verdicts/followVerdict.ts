import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { byAnyone, expectedMs } from "../api/costs";
import { database } from "../db/db";
import type { Sent } from "../http/peerAddress";
import { byAddress, overLimit } from "../identity/limits";
import { hashOf } from "../table/links/linkToken";
import type { FollowedVerdict } from "./resolveVerdictLink";

export type { FollowedVerdict };

/**
 * Loads a shared verdict for anyone, with current names. Refuses with `no-such-verdict` when the link was
 * revoked, or its game or group is deleted. Several of those from one address give `too-many`. It also
 * refuses as `byAnyone` does, because it replays the whole game.
 * @param elsewhere Also applies other house rules.
 */
export async function followVerdict(
  request: Sent,
  token: string,
  elsewhere = false,
): Promise<ApiResult<FollowedVerdict>> {
  const where = { hash: hashOf(token) };
  if ((await database().verdictLink.count({ where })) === 0) return leadsNowhere(request);
  const found = await byAnyone(request, "resolveVerdictLink", { token, elsewhere }, expectedMs(0));
  if (!found.ok) return found;
  return found.value === null ? leadsNowhere(request) : ok(found.value);
}

/** Counts a failed lookup against the sender's limit. A valid link never counts. */
async function leadsNowhere(request: Sent): Promise<ApiResult<never>> {
  const wait = await overLimit("verdict", [byAddress(request)]);
  return wait === null ? apiError("no-such-verdict") : apiError("too-many", { wait });
}
