/** A result or a refusal, as a value instead of an exception. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Reason };

/** Wraps a result. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** Wraps a refusal. */
export const refused = <Reason>(refusal: Reason): { readonly ok: false; readonly refusal: Reason } => ({
  ok: false,
  refusal,
});

/** Marks unreachable code. @throws Error that describes it. */
export function cannotHappen(what: string): never {
  throw new Error(`cannot happen: ${what}`);
}

/** Closes a `switch` over a union: a missing case is a compile error. Throws if reached. */
export const assertNever = (value: never): never => cannotHappen(JSON.stringify(value));
