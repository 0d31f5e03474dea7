import type { Refusal, Result } from "@/lib/engine";
import { type RequestCode, sayApi } from "@/lib/messages/api";
import type { Names } from "@/lib/messages/names";
import { sayRefusal } from "@/lib/messages/refusals";
import type { ApiError } from "@/lib/protocol/entry";

/** A result, or an error with a sentence to show. */
export type ApiResult<Value> = Result<Value, ApiError>;

/** An error outside the rules of the game. */
export const apiError = (code: RequestCode, more: Pick<ApiError, "unseen" | "broken" | "wait"> = {}) =>
  ({
    ok: false,
    refusal: { ok: false, code, message: sayApi(code), ...more },
  }) as const satisfies ApiResult<never>;

/** An error from the engine's rules or the request's shape. */
export function refusedByRules(
  refusal: Refusal,
  names: Names = {},
): { readonly ok: false; readonly refusal: ApiError } {
  const { code, rule } = refusal;
  // The sender chooses player names, which may equal a property of Object.
  const message = sayRefusal(refusal, Object.assign(Object.create(null), names));
  return { ok: false, refusal: { ok: false, code, message, ...(rule && { rule }) } };
}
