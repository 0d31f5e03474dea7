import { notDone } from "@/lib/protocol/notDone";
import { readBytes } from "../http/readJson";
import { byAnybody, expectedMs, overBudget } from "./costs";
import { allowOnly, answerJson, answerNot, answerTooMany, answerUnreadable, endpoint } from "./endpoint";

/** The handlers of an address that answers anybody's JSON with JSON (formats §4): no account, no cookie, but a budget. */
export function publicDesk(task: "settle" | "replay", mostBytes: number) {
  const POST = endpoint(async ({ request }) => {
    const wait = await overBudget(request);
    if (wait !== null) return answerTooMany(wait);
    const body = await readBytes(request, mostBytes);
    if (!body.ok) return answerUnreadable(body.refusal);
    const done = await byAnybody(request, task, body.value, expectedMs(body.value.byteLength));
    if (!done.ok) return answerNot(done.refusal);
    const answered = done.value;
    if (answered.ok) return answerJson(answered.json);
    return answered.status === 413 ? answerNot(notDone("too-large").refusal) : answerUnreadable(400);
  });
  return { ...allowOnly("POST"), POST };
}
