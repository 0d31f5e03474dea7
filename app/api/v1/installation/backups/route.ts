import { toldNothing } from "@/lib/formats/installationSchemas";
import { accessInstallation } from "@/lib/server/access";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/endpoint";
import { copyNow } from "@/lib/server/installation/copies";
import { readSent } from "@/lib/server/readSent";

/** Makes a copy of the database. There is no way to fetch one from here: it holds everything. */
export const POST = endpoint(async ({ request, visitor }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const told = await readSent({ request, visitor }, toldNothing);
  if (!told.ok) return told.refusal;
  const done = await copyNow(pass.value);
  return done.ok ? answer(201, { ok: true, copy: done.value }) : answerNot(done.refusal);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
