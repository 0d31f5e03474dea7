import { list } from "./anyPage";
import { translated } from "./translated";

/** Public links to a game, a season's standings, or a dish history: their sheet and their pages. */
export const publicLinkWords = translated("publicLinks", "publicLinkWords", {
  title: "Public links",
  hint: "Anyone with a public link can read it. No account needed.",
  gameHint: "Anyone with a link can read what it shows, nothing else.",
  none: "None yet.",
  /** Tells links of the same kind apart. */
  gameOf: (game: string, day: string) => `${game}, ${day}`,
  verdictOf: (round: number) => `Verdict of round ${round}`,
  linkToRound: (round: number) => `link to round ${round}`,
  names: {
    names: { name: "Names", means: "As at the table." },
    initials: { name: "Initials", means: "R. O. for Randy Ortega. No names." },
  },
  namesOf: { names: "with names", initials: "with initials" },
  since: "since",
  what: "What does it show?",
  how: "Names or initials?",
  make: "Create public link",
  makeNow: "Create link",
  making: "Creating…",
  show: "Show",
  showName: (what: string) => `Show: ${what}`,
  turnOff: "Turn off",
  turnOffName: (what: string) => `Turn off: ${what}`,
  turnOffMeans: "No one can open this link again. A new one has another address.",
  turnOffNow: "Turn off link",
  turnedOff: "Link turned off.",

  link: {
    how: "Anyone with this link can read the page.",
    qr: "QR code of the public link",
    copy: "Copy link",
    copied: "Copied",
    selected: "Selected. Copy it with your phone’s menu.",
    send: "Send…",
    hidden: "Other phones can’t reach this computer. Connect it to Wi-Fi.",
  },

  notFound: {
    title: "Nothing under this cup",
    what: "The link was turned off or mistyped, or its content was deleted.",
    safe: "Ask for a new link.",
  },
  tooMany: { title: "Too many bad links", what: "Wait a minute, then open this one again." },
  round: (round: number) => `Round ${round}`,
  onlyResult: "Result only.",
  noRounds: "No rounds recorded.",
  inProgress: "The game is still on.",
  allRounds: "Rounds",
  pages: "More rounds",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  earlier: "Earlier rounds",
  later: "Later rounds",
  readOnly: "Read only",
  table: {
    who: "Name",
    games: "Games",
    wins: "Won",
    none: "No finished games yet.",
  },
  from: (day: string) => `from ${day}`,
  games: (games: number) => (games === 1 ? "1 game" : `${games} games`),
  rounds: (rounds: number) => (rounds === 1 ? "1 verdict" : `${rounds} verdicts`),
  noWashes: "No one has washed yet.",
  washed: (who: readonly string[]) => list(who),
  /** The preview of the link in a chat. It names no one. */
  preview: {
    game: (game: string, day: string) => `${game}, ${day}`,
    season: (season: string) => `Standings: ${season}`,
    dishes: "Dish history",
    description: "From Liar’s Table. Read only.",
  },
} as const);
