import type { RecoveryCode, SignUp } from "@/lib/protocol/installation";
import { readEmail } from "../accounts/email";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { readSettings } from "../identity/settings";
import { audit } from "../process/audit/audit";
import { OperatorError } from "../process/operatorError";
import { saveRecoveryCode } from "./accounts";

// The person at the machine can do these without the web, also while the program runs.

interface Found {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds the account that an operator means: the one that verified the email, else the owner's, else the only
 * one that uses it.
 * @param text An email, or an account's id.
 * @throws OperatorError when there is none, or more than one.
 */
async function accountCalled(tx: Reader, text: string): Promise<Found> {
  const email = readEmail(text);
  const named = email === null ? [] : [{ email }, { provenEmail: email }];
  const found = await tx.account.findMany({
    where: { OR: [...named, { id: text }] },
    orderBy: { createdAt: "asc" },
    include: { owns: true },
  });
  const [only, ...others] = found;
  if (only === undefined) throw new OperatorError(`No account uses ${text}: check the spelling.`);
  const chosen =
    found.find(({ provenEmail }) => provenEmail !== null && provenEmail === email) ??
    found.find(({ owns }) => owns !== null);
  if (chosen === undefined && others.length > 0) {
    const lines = found.map(
      ({ id, name, createdAt }) => `  ${id}  ${name}, since ${createdAt.toISOString().slice(0, 10)}`,
    );
    throw new OperatorError(
      `${found.length} accounts use ${text}, and none has verified it. Repeat the command with an id instead:\n${lines.join("\n")}`,
    );
  }
  return chosen ?? only;
}

/** Makes a one-time code for a new password of an account. Throws as `accountCalled` does. */
export async function recoverByCommand(
  text: string,
  now = new Date(),
): Promise<Found & { readonly code: RecoveryCode }> {
  const made = await inTransaction(async (tx) => {
    const { id, name } = await accountCalled(tx, text);
    return { id, name, code: await saveRecoveryCode(tx, id, now) };
  });
  audit("recovery-code-made", { about: made.id });
  return made;
}

/** Makes an account the server's owner. Throws as `accountCalled` does. */
export async function appointByCommand(text: string): Promise<Found> {
  const found = await inTransaction(async (tx) => {
    const account = await accountCalled(tx, text);
    await readSettings(tx);
    await tx.installation.update({ where: { id: 1 }, data: { ownerId: account.id } });
    return account;
  });
  audit("installation-handed-over", { about: found.id });
  return found;
}

/** Sets who can sign up. */
export async function setSignUpByCommand(signUp: SignUp): Promise<void> {
  await readSettings();
  await database().installation.update({ where: { id: 1 }, data: { signUp } });
  audit("sign-up-changed", { to: signUp });
}
