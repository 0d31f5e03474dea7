import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { AccountPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { mailChange, sendsMail } from "./mail";
import { knowsPassphrase } from "./ownAccount";
import { waysIn } from "./providers";

/**
 * Takes a provider away from an account: nobody signs in to it by that one any more. Who is signed in stays so.
 * Refuses with `no-such-way` (it does not vouch for this account), `wrong-passphrase`, `too-many`, and `only-way` where nobody could
 * sign in to the account afterwards.
 */
export async function removeWay(
  pass: AccountPass,
  provider: string,
  passphrase: string | undefined,
): Promise<ApiResult<true>> {
  const { accountId } = pass;
  const where = { accountId, provider };
  if ((await database().identity.count({ where })) === 0) return apiError("no-such-way");
  const knows = await knowsPassphrase(pass, passphrase);
  if (!knows.ok) return knows;
  const removed = await inTransaction(async (tx): Promise<ApiResult<string | null>> => {
    const account = await tx.account.findUniqueOrThrow({
      where: { id: accountId },
      include: { identities: { select: { provider: true } } },
    });
    // What is no longer set up here lets nobody in.
    const others = waysIn().filter(({ id }) => id !== provider);
    const remains =
      (account.passphrase !== null && account.email !== null) ||
      (account.provenEmail !== null && sendsMail()) ||
      account.identities.some((one) => others.some(({ id }) => id === one.provider));
    if (!remains) return apiError("only-way");
    const { count } = await tx.identity.deleteMany({ where });
    return count > 0 ? ok(account.provenEmail) : apiError("no-such-way");
  });
  if (!removed.ok) return removed;
  audit("provider-removed", { who: accountId, way: provider });
  mailChange(removed.value, "provider-removed");
  return ok(true);
}
