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
  gone: {
    title: "You are not at this table any more",
    what: "Your place here was taken back, its group was closed to you, or you were signed out.",
    safe: "What was recorded stays with the table. A tap that had not been sent yet is not recorded. To come back, sign in or ask for the table’s link.",
  },
} as const;
