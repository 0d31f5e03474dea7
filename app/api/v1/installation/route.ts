import { installationChange } from "@/lib/formats/installationSchemas";
import { accessInstallation } from "@/lib/server/access";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/endpoint";
import { readInstallation } from "@/lib/server/installation/installationNow";
import { changeInstallation } from "@/lib/server/installation/settings";
import { readSent } from "@/lib/server/readSent";

/** Tells its owner how the installation runs. */
export const GET = endpoint(async ({ visitor }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  return answer(200, { ok: true, installation: await readInstallation(pass.value) });
});

/** Changes its settings, or hands it over. */
export const PATCH = endpoint(async ({ request, visitor }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const change = await readSent({ request, visitor }, installationChange);
  if (!change.ok) return change.refusal;
  const done = await changeInstallation(pass.value, change.value);
  return done.ok ? answer(200, { ok: true, settings: done.value }) : answerNot(done.refusal);
});

export const { POST, PUT, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "PATCH");
