/** What stands on a verdict's card besides the verdict: all that the table needs before a key is pressed. */
export const verdictKeyWords = {
  butWePlay: "But we play…",
  share: "Share",
  shareName: "Share this verdict",
  noAnswer: "No answer came. Check the connection and try again.",
  andMore: (others: number) => (others === 1 ? "and one more" : `and ${others} more`),
} as const;
