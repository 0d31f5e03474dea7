/**
 * Memoizes a pure function, the engine's only state beyond a call. The argument is an object, cached as long
 * as it is referenced, or by `name` if there are few.
 */
export function remembered<Asked extends object, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer;
export function remembered<Asked, Answer>(
  answer: (asked: Asked) => Answer,
  name: (asked: Asked) => string | number,
): (asked: Asked) => Answer;
export function remembered<Asked, Answer>(
  answer: (asked: Asked) => Answer,
  name?: (asked: Asked) => string | number,
): (asked: Asked) => Answer {
  const known: Known<Answer> = name ? new Map() : new WeakMap();
  return (asked) => {
    const key = name ? name(asked) : asked;
    const before = known.get(key);
    if (before) return before.answer;
    const now = { answer: answer(asked) };
    known.set(key, now);
    return now.answer;
  };
}

interface Known<Answer> {
  get(key: unknown): { readonly answer: Answer } | undefined;
  set(key: unknown, answer: { readonly answer: Answer }): unknown;
}
