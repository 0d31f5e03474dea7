/**
 * Memoizes a pure function, the engine's only state beyond a call. The argument is an object, cached as long
 * as it is referenced, or by `name` while there are few.
 */
export function remembered<Key extends object, Answer>(
  answer: (asked: Key) => Answer,
): (asked: Key) => Answer;
export function remembered<Key, Answer>(
  answer: (asked: Key) => Answer,
  name: (asked: Key) => string | number,
): (asked: Key) => Answer;
export function remembered<Key, Answer>(
  answer: (asked: Key) => Answer,
  name?: (asked: Key) => string | number,
): (asked: Key) => Answer {
  const named = new Map<unknown, { readonly answer: Answer }>();
  const known: Known<Answer> = name ? named : new WeakMap();
  return (asked) => {
    const key = name ? name(asked) : asked;
    const before = known.get(key);
    if (before) return before.answer;
    if (named.size >= MAX_NAMED) named.clear();
    const now = { answer: answer(asked) };
    known.set(key, now);
    return now.answer;
  };
}

/** How many answers are cached by name. */
const MAX_NAMED = 2_000;

interface Known<Answer> {
  get(key: unknown): { readonly answer: Answer } | undefined;
  set(key: unknown, answer: { readonly answer: Answer }): unknown;
}
