import type { z } from "zod";
import { ok, type Result } from "@/lib/engine";
import { apiError, forbidden } from "@/lib/protocol/apiResult";
import { readShape } from "@/lib/protocol/readShape";
import { readJson } from "../http/readJson";
import { byWhom, overLimit } from "../identity/limits";
import { sessionNamed } from "../identity/session";
import type { Visitor } from "../identity/visitor";
import { type Asked, answerNot, answerTooMany, answerUnreadable } from "./endpoint";

type Sender = Pick<Asked<unknown>, "request" | "visitor">;

/** Nothing but entries and exports is longer. */
const MOST_BYTES = 16 * 1024;

/**
 * Reads what somebody sent, by its shape. Refuses with the answer to give: what is wrong with it, or that they were signed out while
 * it came.
 */
export async function readSent<Sent>(
  sender: Sender,
  shape: z.ZodType<Sent>,
  mostBytes = MOST_BYTES,
): Promise<Result<Sent, Response>> {
  const body = await readJson(sender.request, mostBytes);
  if (!body.ok) return { ok: false, refusal: answerUnreadable(body.refusal) };
  if (await wasSignedOut(sender.visitor))
    return { ok: false, refusal: answerNot(apiError("not-signed-in").refusal) };
  const sent = readShape(shape, body.value);
  if (!sent.ok) return { ok: false, refusal: answerNot(forbidden(sent.refusal).refusal) };
  return ok(sent.value);
}

/** A body takes as long to come as its sender likes: by then they may have been signed out. */
const wasSignedOut = async ({ account }: Visitor): Promise<boolean> =>
  account !== null && (await sessionNamed(account.session)) === null;

/** Counts one change that somebody wants to make: the answer to give when there are too many in a minute, else null. */
export async function overWrites({ request, visitor }: Sender): Promise<Response | null> {
  const wait = await overLimit("write", byWhom(request, visitor));
  return wait === null ? null : answerTooMany(wait);
}
