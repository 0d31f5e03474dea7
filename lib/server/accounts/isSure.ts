import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import type { AccountPass } from "../identity/access";
import { knowsPassphrase } from "./ownAccount";

/** Without a passphrase to ask for, one must have signed in so lately. */
const FRESH_MS = 10 * 60_000;

/**
 * Whether it is the account's owner who asks, not somebody who found a phone lying open: by the passphrase of now, or where there
 * is none by a sign-in within ten minutes. Refuses with `wrong-passphrase`, `too-many`, `sign-in-again`.
 */
export async function isSure(pass: AccountPass, passphrase: string | undefined): Promise<ApiResult<true>> {
  const account = await database().account.findUniqueOrThrow({ where: { id: pass.accountId } });
  if (account.passphrase !== null) return knowsPassphrase(pass, passphrase);
  const session = await database().session.findUnique({ where: { id: pass.session } });
  const fresh = session !== null && Date.now() - session.createdAt.getTime() <= FRESH_MS;
  return fresh ? ok(true) : apiError("sign-in-again");
}
