import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { byAnybody, expectedMs } from "../api/costs";
import type { Sent } from "../http/peerAddress";
import { byAddress, count, mayTry } from "../identity/limits";
import { audit } from "../process/audit/audit";
import type { FollowedVerdict } from "./verdictBehind";

export type { FollowedVerdict };

/**
 * The verdict behind a link, for anybody. Names are read as they are now. Refuses with `no-such-verdict`, where the link was taken
 * back or the game or its group is gone; after a few of those from one address with `too-many`; and as `byAnybody` does: its whole
 * game is played again.
 * @param elsewhere Whether to tell what other house rules would have made of it as well.
 */
export async function followVerdict(
  request: Sent,
  token: string,
  elsewhere = false,
): Promise<ApiResult<FollowedVerdict>> {
  const guess = [byAddress(request)];
  // Whoever has a good link may come with everybody else who has it, so that only the bad ones are counted.
  const wait = await mayTry("verdict", guess);
  if (wait !== null) {
    audit("limit-reached", { code: "verdict" });
    return apiError("too-many", { wait });
  }
  const found = await byAnybody(request, "verdictBehind", { token, elsewhere }, expectedMs(0));
  if (!found.ok) return found;
  if (found.value === null) await count("verdict", guess);
  return found.value === null ? apiError("no-such-verdict") : ok(found.value);
}
