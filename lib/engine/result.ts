/** An answer that may be a refusal: a value, never an exception. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Reason };

/** Wraps a good answer. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** Wraps a refusal. */
export const refused = <Reason>(refusal: Reason): { readonly ok: false; readonly refusal: Reason } => ({
  ok: false,
  refusal,
});

/** Ends what the rules never come to. @throws Error that says what that would be. */
export function cannotHappen(what: string): never {
  throw new Error(`cannot happen: ${what}`);
}

/** Closes a `switch` over a union: the compiler complains when a case is missing. Throws, for it cannot happen. */
export const assertNever = (value: never): never => cannotHappen(JSON.stringify(value));
