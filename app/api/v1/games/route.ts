import { newTable } from "@/lib/protocol/schemas";
import { allowOnly, answer, answerNot, answerTooMany, endpoint } from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";
import { withDevice } from "@/lib/server/identity/becomeKnown";
import { byAddress, byWhom, overLimit } from "@/lib/server/identity/limits";
import { holdersOf } from "@/lib/server/identity/visitor";
import { startGame } from "@/lib/server/table/record/startGame";

const MOST_BYTES = 64 * 1024;

/** Starts a game. Whoever asks without being known becomes a device by it. */
export const POST = endpoint(async ({ request, visitor }) => {
  const table = await readSent({ request, visitor }, newTable, MOST_BYTES);
  if (!table.ok) return table.refusal;
  // Phones that are new here are many at one address, on a bar's first evening.
  const wait = await overLimit(
    "start",
    holdersOf(visitor).length > 0 ? byWhom(request, visitor) : [byAddress(request)],
  );
  if (wait !== null) return answerTooMany(wait);
  const known = await withDevice(visitor);
  const started = await startGame(known.visitor, table.value);
  if (!started.ok) return answerNot(started.refusal);
  return answer(201, { ok: true, ...started.value }, known.setCookie);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
