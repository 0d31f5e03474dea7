import { database } from "../db/db";
import { hashOfPassphrase, isOutdated, opens } from "./passphrase";

/**
 * The account that an e-mail and a passphrase open together, or null. Several accounts may name an e-mail that none of
 * them has proven: the passphrase tells them apart.
 */
export async function accountBehind(email: string, passphrase: string): Promise<string | null> {
  const named = await database().account.findMany({
    where: { email, passphrase: { not: null } },
    orderBy: [{ provenEmail: { sort: "desc", nulls: "last" } }, { createdAt: "asc" }],
    select: { id: true, passphrase: true },
  });
  const opened = await opens(
    passphrase,
    named.map((account) => account.passphrase ?? ""),
  );
  const account = opened === null ? undefined : named[opened];
  if (account === undefined) return null;
  if (isOutdated(account.passphrase ?? ""))
    await database().account.updateMany({
      // Unless it was changed meanwhile.
      where: { id: account.id, passphrase: account.passphrase },
      data: { passphrase: await hashOfPassphrase(passphrase) },
    });
  return account.id;
}
