import { toldNothing } from "@/lib/formats/installationSchemas";
import { readShape } from "@/lib/formats/readShape";
import { accessInstallation } from "@/lib/server/access";
import { allowOnly, answer, answerNot, answerUnreadable, endpoint } from "@/lib/server/endpoint";
import { copyNow } from "@/lib/server/installation/copies";
import { forbidden } from "@/lib/server/notDone";
import { readJson } from "@/lib/server/readJson";

const MOST_BYTES = 1024;

/** Makes a copy of the database. There is no way to fetch one from here: it holds everything. */
export const POST = endpoint(async ({ request, visitor }) => {
  const pass = await accessInstallation(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const told = readShape(toldNothing, body.value);
  if (!told.ok) return answerNot(forbidden(told.refusal).refusal);
  const done = await copyNow(pass.value);
  return done.ok ? answer(201, { ok: true, copy: done.value }) : answerNot(done.refusal);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
