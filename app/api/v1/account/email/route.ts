import { emailProofShape } from "@/lib/protocol/accountSchemas";
import { notDone } from "@/lib/protocol/notDone";
import { fromAccount } from "@/lib/server/accounts/asked";
import { sendsMail } from "@/lib/server/accounts/mail";
import { overMailLimit } from "@/lib/server/accounts/mailLimit";
import { mailProof, proveEmail, unprovenEmail } from "@/lib/server/accounts/proveEmail";
import { allowOnly, answer, answerNot, answerTooMany } from "@/lib/server/api/endpoint";
import { byAddress, overLimit } from "@/lib/server/identity/limits";

/** Sends a mail by which one's e-mail is proven; with the code out of it, proves it. */
export const POST = fromAccount(emailProofShape, async (pass, { code }, { request }) => {
  if (code !== undefined) {
    const wait = await overLimit("sign-in", [byAddress(request)]);
    if (wait !== null) return answerTooMany(wait);
    const done = await proveEmail(pass, code);
    return done.ok ? answer(200, { ok: true }) : answerNot(done.refusal);
  }
  if (!sendsMail()) return answerNot(notDone("no-mail").refusal);
  const email = await unprovenEmail(pass);
  if (email === null) return answerNot(notDone("already-proven").refusal);
  const wait = await overMailLimit(request, email);
  if (wait !== null) return answerTooMany(wait);
  await mailProof(pass, email);
  return answer(202, { ok: true });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
