import { parseJson } from "../http/readJson";

/** JSON as the bytes to send, or the status that says what is wrong with what was sent. */
export type JsonAnswer =
  | { readonly ok: true; readonly json: Uint8Array }
  | { readonly ok: false; readonly status: 400 | 413 };

/** Answers JSON by JSON: reading and writing it takes as long as thinking about it. */
export function answerJson(
  body: Uint8Array,
  tooMuch: (sent: unknown) => boolean,
  answers: (sent: unknown) => object,
): JsonAnswer {
  const sent = parseJson(body);
  if (!sent.ok) return { ok: false, status: sent.refusal };
  if (tooMuch(sent.value)) return { ok: false, status: 413 };
  return { ok: true, json: new TextEncoder().encode(JSON.stringify(answers(sent.value))) };
}
