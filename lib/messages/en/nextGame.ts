import { list } from "./people";

/** The way from the end of a game to the next. */
export const nextGameWords = {
  again: "Play again",
  againHint: (names: readonly string[]) => `${names.length} at the table, same house rules`,
  starting: "Starting…",
  tied: (names: readonly string[]) => `${list(names)} are tied. They can wash together, or play it off.`,
  playoff: "Play it off",
  playoffName: (names: readonly string[]) => `Play it off: a new game for ${list(names)}`,
  byHand: "Decided by hand",
  whoWashes: "Who washes?",
  whoWashesHint: "Settled by any game the table likes. Tap whoever lost it.",
  newCrew: "Another crew",
} as const;
