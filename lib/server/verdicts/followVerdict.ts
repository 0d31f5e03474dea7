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
 * The verdict behind a link, for anybody. Names are read as they are now. Refuses with `no-such-verdict`, where the link was taken
 * back or the game or its group is gone; after a few of those from one address with `too-many`; and as `byAnyone` does: its whole
 * game is played again.
 * @param elsewhere Whether to tell what other house rules would have made of it as well.
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

/** Counts a link that leads nowhere. Only those are counted: a good one is followed whatever is guessed beside it. */
async function leadsNowhere(request: Sent): Promise<ApiResult<never>> {
  const wait = await overLimit("verdict", [byAddress(request)]);
  return wait === null ? apiError("no-such-verdict") : apiError("too-many", { wait });
}
