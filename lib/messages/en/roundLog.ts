/** What was said so far. */
export const logWords = {
  nothingSaid: "Nothing claimed yet",
  thisRound: "This round",
  roundsBefore: "Rounds before",
  noRounds: "No round is settled yet.",
} as const;
