import { recoveryShape } from "@/lib/protocol/accountSchemas";
import { notDone } from "@/lib/protocol/notDone";
import { readEmail } from "@/lib/server/accounts/email";
import { sendsMail } from "@/lib/server/accounts/mail";
import { overMailLimit } from "@/lib/server/accounts/mailLimit";
import { mailRecovery } from "@/lib/server/accounts/recover";
import { allowOnly, answer, answerNot, answerTooMany, endpoint } from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";

/** Mails a code for a new passphrase to whoever has an account; answers before it is known whether anybody has. */
export const POST = endpoint(async ({ request, visitor }) => {
  const sent = await readSent({ request, visitor }, recoveryShape);
  if (!sent.ok) return sent.refusal;
  if (!sendsMail()) return answerNot(notDone("no-mail").refusal);
  const email = readEmail(sent.value.email);
  if (email === null) return answerNot(notDone("bad-email").refusal);
  const wait = await overMailLimit(request, email);
  if (wait !== null) return answerTooMany(wait);
  void mailRecovery(email).catch(console.error);
  return answer(202, { ok: true });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
