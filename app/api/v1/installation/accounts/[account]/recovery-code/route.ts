import { toldNothing } from "@/lib/formats/installationSchemas";
import { readShape } from "@/lib/formats/readShape";
import { accessInstallation } from "@/lib/server/access";
import { allowOnly, answer, answerNot, answerUnreadable, endpoint } from "@/lib/server/endpoint";
import { makeRecoveryCode } from "@/lib/server/installation/recoveryCode";
import { forbidden } from "@/lib/server/notDone";
import { readJson } from "@/lib/server/readJson";

const MOST_BYTES = 1024;

/** Makes a code for somebody who forgot their passphrase. It is in this one answer and nowhere else. */
export const POST = endpoint<{ account: string }>(async ({ request, visitor, params }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const told = readShape(toldNothing, body.value);
  if (!told.ok) return answerNot(forbidden(told.refusal).refusal);
  const done = await makeRecoveryCode(pass.value, params.account);
  return done.ok ? answer(201, { ok: true, ...done.value }) : answerNot(done.refusal);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
