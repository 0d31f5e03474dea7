/** What became of a tap that came too late. */
export const noticeWords = {
  overtaken:
    "Somebody else was first: the table has moved on since you looked. Nothing of yours was recorded.",
  tooLate: (theirs: string, mine: string) => `Somebody else was first: ${theirs}. Not recorded: ${mine}.`,
} as const;
