import { ask } from "@/lib/protocol/ask";
import { MAX_QUESTIONS } from "@/lib/protocol/ask/shapes";
import { MAX_ACTIONS } from "@/lib/protocol/record";
import { replay as replayRecord } from "@/lib/protocol/replay";
import { parseJson } from "../http/readJson";

/** Answers one question, or up to `MAX_QUESTIONS`, from the raw request body. */
export const settle = (body: Uint8Array): JsonAnswer =>
  answerJson(body, (asked) => Array.isArray(asked) && asked.length > MAX_QUESTIONS, ask);

/** Replays a record of up to `MAX_ACTIONS` actions from the raw request body. */
export const replay = (body: Uint8Array): JsonAnswer =>
  answerJson(body, (sent) => actionsIn(sent) > MAX_ACTIONS, replayRecord);

function actionsIn(sent: unknown): number {
  const { actions } = typeof sent === "object" && sent !== null ? (sent as { actions?: unknown }) : {};
  return Array.isArray(actions) ? actions.length : 0;
}

/** JSON bytes to send, or the status code of the error. */
type JsonAnswer =
  | { readonly ok: true; readonly json: Uint8Array }
  | { readonly ok: false; readonly status: 400 | 413 };

/** Parses and serializes in the worker, because that takes as long as the computation. */
function answerJson(
  body: Uint8Array,
  tooMuch: (sent: unknown) => boolean,
  answers: (sent: unknown) => object,
): JsonAnswer {
  const sent = parseJson(body);
  if (!sent.ok) return { ok: false, status: sent.refusal };
  if (tooMuch(sent.value)) return { ok: false, status: 413 };
  return { ok: true, json: new TextEncoder().encode(JSON.stringify(answers(sent.value))) };
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly settle: typeof settle;
    readonly replay: typeof replay;
  }
}
