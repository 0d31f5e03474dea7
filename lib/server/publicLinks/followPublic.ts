import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { byAnybody, expectedMs } from "../api/costs";
import { database } from "../db/db";
import { refresh } from "../figures/refresh";
import type { Sent } from "../http/peerAddress";
import { byAddress, count, mayTry } from "../identity/limits";
import { audit } from "../process/audit/audit";
import { hashOf } from "../table/links/linkToken";
import type { PublicPage } from "./publicBehind";

/**
 * What is behind a public link, for anybody. Refuses with `no-such-public-link`, where it was taken back or what it showed is gone; after
 * a few of those from one address with `too-many`; and as `byAnybody` does: a game is played again, a season counted.
 * @param page Which page of a game's rounds.
 */
export async function followPublic(
  request: Sent,
  token: string,
  page: number,
): Promise<ApiResult<PublicPage>> {
  const guess = [byAddress(request)];
  // Whoever has a good link may come with everybody else who has it, so that only the bad ones are counted.
  const wait = await mayTry("public-link", guess);
  if (wait !== null) {
    audit("limit-reached", { code: "public-link" });
    return apiError("too-many", { wait });
  }
  await refreshBehind(token);
  const found = await byAnybody(request, "publicBehind", { token, page }, expectedMs(0));
  if (!found.ok) return found;
  if (found.value === null) await count("public-link", guess);
  return found.value === null ? apiError("no-such-public-link") : ok(found.value);
}

/** A season is counted from sums, which are brought up to date before it is shown. */
async function refreshBehind(token: string): Promise<void> {
  const link = await database().publicLink.findUnique({
    where: { hash: hashOf(token) },
    select: { kind: true, groupId: true },
  });
  if (link?.kind === "season") await refresh(link.groupId);
}
