/** How others come to a table and leave it: its links, its guests, watching, and the page of those who are out. */
export const linkWords = {
  open: "Share",
  title: "Bring others to the table",
  watching: "You are watching.",
  watchingHint: "Ask for the other link to sit down.",
  rounds: "All rounds",
  roundOf: (round: number) => `Round ${round}`,
  awaited: "The cups are being lifted.",

  asking: "Looking whether you are still at this table…",
} as const;
