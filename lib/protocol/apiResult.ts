import type { Refusal, Result } from "@/lib/engine";
import { type RequestCode, sayApi } from "@/lib/messages/api";
import type { Names } from "@/lib/messages/names";
import { sayRefusal } from "@/lib/messages/refusals";
import type { ApiError } from "@/lib/protocol/entry";

/** Done, with its answer, or not done, with a sentence to show. */
export type ApiResult<Value> = Result<Value, ApiError>;

/** Not done for a reason outside the rules of the game. */
export const apiError = (code: RequestCode, more: Pick<ApiError, "unseen" | "broken" | "wait"> = {}) =>
  ({
    ok: false,
    refusal: { ok: false, code, message: sayApi(code), ...more },
  }) as const satisfies ApiResult<never>;

/** Not done because the engine, or the shape of the request, forbids it. */
export function forbidden(
  refusal: Refusal,
  names: Names = {},
): { readonly ok: false; readonly refusal: ApiError } {
  const { code, rule } = refusal;
  // What an action calls a player is the sender's choice, and may be the name of something every object has.
  const message = sayRefusal(refusal, Object.assign(Object.create(null), names));
  return { ok: false, refusal: { ok: false, code, message, ...(rule && { rule }) } };
}
