import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { byAnyone, expectedMs } from "../api/costs";
import { database } from "../db/db";
import { type ScopeTotals, scopeTotals } from "../figures/countScope";
import { refresh } from "../figures/refresh";
import type { Sent } from "../http/peerAddress";
import { byAddress, overLimit } from "../identity/limits";
import { hashOf } from "../table/links/linkToken";
import type { FollowedVerdict } from "./openVerdict";
import type { PublicPage } from "./resolvePublicLink";

/**
 * Loads the page of a public link for anyone. Refuses with `no-such-public-link` when the link was revoked or
 * its target is deleted. Too many of those from one address give `too-many`. It also refuses as `byAnyone`
 * does, because a replay or a season costs CPU time.
 * @param page Which page of a game's rounds.
 * @param alternatives Also applies other house rules to a verdict's round.
 */
export async function followPublic(
  request: Sent,
  token: string,
  page = 1,
  alternatives = false,
): Promise<ApiResult<PublicPage>> {
  const link = await database().publicLink.findUnique({
    where: { hash: hashOf(token) },
    select: { groupId: true, seasonId: true },
  });
  if (link === null) return leadsNowhere(request);
  const totals = await seasonTotals(link);
  const found = await byAnyone(
    request,
    "resolvePublicLink",
    { token, page, alternatives, totals },
    expectedMs(0),
  );
  if (!found.ok) return found;
  return found.value === null ? leadsNowhere(request) : ok(found.value);
}

/** The refreshed totals of a link's season; null if it shows none. */
async function seasonTotals({
  groupId,
  seasonId,
}: {
  readonly groupId: string | null;
  readonly seasonId: string | null;
}): Promise<ScopeTotals | null> {
  if (groupId === null || seasonId === null) return null;
  await refresh(groupId);
  return scopeTotals(groupId, seasonId);
}

/** The same for a verdict, whose links refuse with `no-such-verdict`. */
export async function followVerdict(
  request: Sent,
  token: string,
  alternatives = false,
): Promise<ApiResult<FollowedVerdict>> {
  const found = await followPublic(request, token, 1, alternatives);
  if (found.ok && found.value.page.shows === "verdict") return ok(found.value.page.verdict);
  return found.ok || found.refusal.code === "no-such-public-link" ? apiError("no-such-verdict") : found;
}

/** Counts a failed lookup against the sender's limit. A valid link never counts. */
export async function leadsNowhere(request: Sent): Promise<ApiResult<never>> {
  const wait = await overLimit("public-link", [byAddress(request)]);
  return wait === null ? apiError("no-such-public-link") : apiError("too-many", { wait });
}
