import { allowOnly, answer, answerNot, answerTooMany, answerUnreadable, endpoint } from "./endpoint";
import { byAddress, overLimit } from "./limits";
import { notDone } from "./notDone";
import { readJson } from "./readJson";

/** An address that answers anybody's JSON with JSON: no account, no cookie, but so many a minute. */
interface Desk {
  readonly mostBytes: number;
  /** Whether the body is more than one request may carry. */
  readonly tooMuch: (body: unknown) => boolean;
  readonly answers: (body: unknown) => object;
}

/** The handlers of such an address (formats §4). */
export function publicDesk({ mostBytes, tooMuch, answers }: Desk) {
  const POST = endpoint(async ({ request }) => {
    const wait = await overLimit("settle", [byAddress(request)]);
    if (wait !== null) return answerTooMany(wait);
    const body = await readJson(request, mostBytes);
    if (!body.ok) return answerUnreadable(body.refusal);
    return tooMuch(body.value) ? answerNot(notDone("too-large").refusal) : answer(200, answers(body.value));
  });
  return { ...allowOnly("POST"), POST };
}
