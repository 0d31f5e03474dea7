import type { Stakes } from "../parts";

/** What most games have in common: nothing to give, nothing to owe, no score of its own. */
export const plainStakes = {
  mayOwe: null,
  ante: null,
  gives: null,
  canGive: false,
  messedUp: false,
  score: () => null,
} satisfies Partial<Stakes>;
