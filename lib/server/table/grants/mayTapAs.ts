import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../../db/db";
import type { Pass } from "../../identity/access";
import { ownHandles } from "./ownHandles";

/**
 * Whether whoever records is the one who tapped, by the mark of that account or guest; left out, they are. Refuses with
 * `somebody-else` what was tapped by another than the one whose cookies came with it.
 */
export async function mayTapAs(pass: Pass, as: string | undefined): Promise<ApiResult<null>> {
  const mine = as === undefined || (await ownHandles(database(), pass)).includes(as);
  return mine ? ok(null) : apiError("somebody-else");
}
