import { apiError } from "@/lib/protocol/apiResult";
import { openapi } from "@/lib/protocol/openapi";
import { deskOperations } from "@/lib/protocol/routes/desk";
import { byAnyone, expectedMs, overBudget } from "@/lib/server/api/costs";
import {
  answer,
  answerJson,
  answerNot,
  answerTooMany,
  answerUnreadable,
  withCookies,
} from "@/lib/server/api/endpoint";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { languageCookie } from "@/lib/server/http/language";
import { colorSchemeCookie } from "@/lib/server/http/light";
import { readBytes } from "@/lib/server/http/readJson";

/** Handlers of the operations that need no account. */
export const desk: Handlers<keyof typeof deskOperations> = {
  "POST /api/v1/settle": ({ request }) => askDesk(request, "settle"),
  "POST /api/v1/replay": ({ request }) => askDesk(request, "replay"),
  "GET /api/v1/openapi.json": async () => Response.json(openapi()),
  "POST /api/v1/language": async ({ body }) =>
    withCookies(answer(200, { ok: true }), languageCookie(body.language)),
  "POST /api/v1/light": async ({ body }) =>
    withCookies(answer(200, { ok: true }), colorSchemeCookie(body.light)),
};

/** Answers JSON with JSON (formats §4): no account, no cookie, but a rate limit. */
async function askDesk(request: Request, task: "settle" | "replay"): Promise<Response> {
  const wait = await overBudget(request);
  if (wait !== null) return answerTooMany(wait);
  const body = await readBytes(request, deskOperations[`POST /api/v1/${task}`].mostBytes ?? 0);
  if (!body.ok) return answerUnreadable(body.refusal);
  const done = await byAnyone(request, task, body.value, expectedMs(body.value.byteLength));
  if (!done.ok) return answerNot(done.refusal);
  const answered = done.value;
  if (answered.ok) return answerJson(answered.json);
  return answered.status === 413 ? answerNot(apiError("too-large").refusal) : answerUnreadable(400);
}
