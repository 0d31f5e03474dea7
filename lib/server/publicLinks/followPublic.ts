import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { byAnyone, expectedMs } from "../api/costs";
import { database } from "../db/db";
import { refresh } from "../figures/refresh";
import type { Sent } from "../http/peerAddress";
import { byAddress, overLimit } from "../identity/limits";
import { hashOf } from "../table/links/linkToken";
import type { PublicPage } from "./resolvePublicLink";

/**
 * What is behind a public link, for anybody. Refuses with `no-such-public-link`, where it was taken back or what it showed is gone; after
 * a few of those from one address with `too-many`; and as `byAnyone` does: a game is played again, a season counted.
 * @param page Which page of a game's rounds.
 */
export async function followPublic(
  request: Sent,
  token: string,
  page: number,
): Promise<ApiResult<PublicPage>> {
  const link = await database().publicLink.findUnique({
    where: { hash: hashOf(token) },
    select: { kind: true, groupId: true },
  });
  if (link === null) return leadsNowhere(request);
  // A season is counted from sums, which are brought up to date before it is shown.
  if (link.kind === "season") await refresh(link.groupId);
  const found = await byAnyone(request, "resolvePublicLink", { token, page }, expectedMs(0));
  if (!found.ok) return found;
  return found.value === null ? leadsNowhere(request) : ok(found.value);
}

/** Counts a link that leads nowhere. Only those are counted: a good one is followed whatever is guessed beside it. */
async function leadsNowhere(request: Sent): Promise<ApiResult<never>> {
  const wait = await overLimit("public-link", [byAddress(request)]);
  return wait === null ? apiError("no-such-public-link") : apiError("too-many", { wait });
}
