import { remembered as remember } from "@/lib/engine/remembered";

declare global {
  var __stryker__: { readonly currentTestId?: string } | undefined;
}

/** `remembered` with a cache per test: a shared cache would hide which tests reach the code. */
export const remembered: typeof remember = <Asked, Answer>(
  answer: (asked: Asked) => Answer,
  name?: (asked: Asked) => string | number,
): ((asked: Asked) => Answer) => {
  const create = () =>
    (name ? remember(answer, name) : remember(answer as never)) as (asked: Asked) => Answer;
  let [inTest, ask] = [globalThis.__stryker__?.currentTestId, create()];
  return (asked) => {
    const now = globalThis.__stryker__?.currentTestId;
    if (now !== inTest) [inTest, ask] = [now, create()];
    return ask(asked);
  };
};
