/**
 * A pure function that remembers what it answered: asked twice it answers the same value, and only the time it takes tells the two
 * apart. It is the one thing in the engine that outlasts a call. What it is asked about is an object, remembered as long as somebody
 * holds it, or told apart by `name` where there are few.
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
