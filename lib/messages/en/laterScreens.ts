/** What stands in the place of a part of the screen that has not arrived yet. */
export const laterWords = {
  coming: "One moment…",
  failed: "This part of the screen has not arrived: there seems to be no line. The table is kept as it is.",
  again: "Try again",
} as const;
