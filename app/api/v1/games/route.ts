import { readShape } from "@/lib/formats/readShape";
import { newTable } from "@/lib/formats/schemas";
import { deviceCookie, newDevice } from "@/lib/server/device";
import {
  allowOnly,
  answer,
  answerNot,
  answerTooMany,
  answerUnreadable,
  endpoint,
} from "@/lib/server/endpoint";
import { byAddress, byHolder, overLimit } from "@/lib/server/limits";
import { forbidden } from "@/lib/server/notDone";
import { readJson } from "@/lib/server/readJson";
import { startGame } from "@/lib/server/startGame";

const MOST_BYTES = 64 * 1024;

/** Starts a game. Whoever asks without being known becomes a device by it. */
export const POST = endpoint(async ({ request, device }) => {
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const table = readShape(newTable, body.value);
  if (!table.ok) return answerNot(forbidden(table.refusal).refusal);
  // A phone that is new here has only its address to be counted by.
  const wait = await overLimit("start", [...(device ? [byHolder(device.id)] : []), byAddress(request)]);
  if (wait !== null) return answerTooMany(wait);
  const keeper = device ?? newDevice();
  const started = await startGame(keeper, table.value);
  if (!started.ok) return answerNot(started.refusal);
  return answer(201, { ok: true, ...started.value }, { "set-cookie": await deviceCookie(keeper) });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
