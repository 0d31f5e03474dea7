import { ok } from "@/lib/engine";
import { type ApiResult, forbidden } from "@/lib/protocol/apiResult";
import type { Reader } from "../db/reader";
import { looksLike, readNewNames } from "../table/lookalikes";
import { rosterByName } from "../table/seatNames";

/** A name as typed → as the roster keeps it. Refuses with `bad-player-name`. */
export function readName(typed: string): ApiResult<string> {
  const read = readNewNames([typed]);
  return read.ok ? ok(read.value[0] as string) : forbidden(read.refusal);
}

/**
 * Whether somebody may be called so at the table: nobody else who is active is, or looks so. Refuses with `duplicate-player`.
 * @param but Whoever is to be called so.
 */
export async function mayBeCalled(
  tx: Reader,
  groupId: string,
  shown: string,
  but?: string,
): Promise<ApiResult<null>> {
  const like = (await rosterByName(tx, groupId, but)).like(shown);
  return like === undefined ? ok(null) : forbidden(looksLike(shown, like));
}
