import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import type { InstallationPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { shutUngiven } from "../table/live/openStreams";

/**
 * Signs somebody out on every phone: open tables of theirs go blank. The passphrase stays as it is. Answers on how many phones it was.
 * Refuses with `no-such-account`, and with `own-sessions` for the owner's own, for which their page asks for the passphrase.
 */
export async function endSessionsOf(
  { accountId: owner }: InstallationPass,
  accountId: string,
): Promise<ApiResult<{ readonly ended: number }>> {
  if (accountId === owner) return apiError("own-sessions");
  if ((await database().account.count({ where: { id: accountId } })) === 0)
    return apiError("no-such-account");
  const { count } = await database().session.deleteMany({ where: { accountId } });
  audit("all-sessions-ended", { who: owner, about: accountId });
  await shutUngiven({ holders: [accountId] });
  return ok({ ended: count });
}
