/** What the pages for what went wrong say. */
export const plainWords = {
  home: "To the start page",
  notFound: {
    title: "Nothing under this cup",
    what: "There is no page at this address, or this phone is not at that table yet.",
    safe: "Nothing has been lost. To get to a table, scan the QR code on a phone that is at it, under Share.",
  },
  wentWrong: {
    title: "That one fell off the table",
    what: "Something went wrong on our side while this page was drawn.",
    safe: "Everything that was recorded before is safe.",
    again: "Try again",
  },
} as const;
