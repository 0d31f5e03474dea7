import { ok } from "@/lib/engine";
import type { Recorded } from "@/lib/protocol/entry";
import { newEntries } from "@/lib/protocol/schemas";
import { type Does, handlerOf } from "../../api/operationHandler";
import { cookiesOf } from "../../http/cookies";
import { fromAnotherSite } from "../../http/fromAnotherSite";
import type { Sent } from "../../http/peerAddress";
import { parseJson } from "../../http/readJson";
import { accessCondition } from "../../identity/access";
import { hasOldNameOnly } from "../../identity/device";
import { canTry, overLimit, rateLimitKeys, refund } from "../../identity/limits";
import { bearerOf } from "../../identity/tokenHash";
import { cachedVisitor, holdersOf, type Visitor } from "../../identity/visitor";
import { canTapAs, publicHolderId } from "../grants/publicIds";
import { record, recordFromCache } from "../record/record";
import { cachedGame } from "../record/stateCache";

const NAME = "POST /api/v1/games/{game}/entries";

const does: Does<typeof NAME> = async ({ pass, body }) => {
  const mine = await canTapAs(pass, body.as);
  if (!mine.ok) return mine;
  const recorded = await record(pass, body.entries);
  return recorded.ok ? ok({ entries: recorded.value }) : recorded;
};

/** Answers a phone that sends entries. */
export const recordEntries = handlerOf(NAME, does);

/**
 * Records entries into a cached game, with all checks and without reading the database. Returns the body of
 * the answer. Returns null, with nothing done, if the cache does not suffice or the entries would be refused;
 * then `recordEntries` decides.
 * @param bytes The whole body.
 */
export async function recordSent(
  sent: Sent & { readonly method: string },
  gameId: string,
  bytes: Uint8Array,
): Promise<Recorded | null> {
  const game = cachedGame(gameId);
  if (game === undefined || bearerOf(sent) !== null) return null;
  if (fromAnotherSite(sent) || hasOldNameOnly(cookiesOf(sent))) return null;
  const visitor = await cachedVisitor(sent);
  const pass = visitor && accessCondition(visitor, gameId);
  if (!visitor || !pass) return null;
  const json = parseJson(bytes);
  const body = json.ok ? newEntries.safeParse(json.value).data : undefined;
  if (body === undefined || !tapsAs(visitor, game.tableId, body.as)) return null;
  const by = rateLimitKeys(sent, visitor);
  // The normal route reports and logs the rate limit.
  if ((await canTry("write", by)) !== null || (await overLimit("write", by)) !== null) return null;
  let entries: Recorded["entries"] | null = null;
  try {
    entries = await recordFromCache(pass, body.entries);
  } finally {
    // The normal route counts it.
    if (entries === null) await refund("write", by);
  }
  return entries && { ok: true, entries };
}

/** True if the visitor sent the tap, judged by their cookies alone. */
const tapsAs = (visitor: Visitor, tableId: string, as: string | undefined): boolean =>
  as === undefined || holdersOf(visitor).some((holder) => publicHolderId(tableId, holder) === as);
