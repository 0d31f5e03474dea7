/** Where a table's link leads, before somebody comes in by it. */
export const joinWords = {
  sit: {
    asked: "You are asked to sit down",
    how: "Bang and record from your own phone. The dice stay real.",
    key: "Sit down",
    preview: (game: string) => `Sit down at a table of ${game}`,
  },
  watch: {
    asked: "You are asked to watch",
    how: "See every claim and every verdict as they come. You change nothing.",
    key: "Watch",
    preview: (game: string) => `Watch a table of ${game}`,
  },
  since: "since",
  over: "this game is over",
  noAccount: "Nobody needs an account.",
  as: (name: string) => `You come in as ${name}.`,
  going: "One moment…",

  notFound: {
    title: "No table has this link",
    what: "Ask for the link again, or scan the QR code on the phone of somebody at the table.",
    safe: "Nothing was joined or changed.",
  },
  tooMany: {
    title: "Too many links that lead nowhere",
    what: "Somebody at your address has opened many links that lead nowhere. Wait a minute, then open this one again.",
    safe: "Nothing was joined or changed.",
  },
} as const;
