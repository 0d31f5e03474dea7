import { toldNothing } from "@/lib/formats/installationSchemas";
import { accessInstallation } from "@/lib/server/access";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/endpoint";
import { makeRecoveryCode } from "@/lib/server/installation/recoveryCode";
import { readSent } from "@/lib/server/readSent";

/** Makes a code for somebody who forgot their passphrase. It is in this one answer and nowhere else. */
export const POST = endpoint<{ account: string }>(async ({ request, visitor, params }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const told = await readSent({ request, visitor }, toldNothing);
  if (!told.ok) return told.refusal;
  const done = await makeRecoveryCode(pass.value, params.account);
  return done.ok ? answer(201, { ok: true, ...done.value }) : answerNot(done.refusal);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
