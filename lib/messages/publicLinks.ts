import { list } from "./anyPage";
import { translated } from "./translated";

/** Links by which anybody reads a game, a season's table or who washed when: how they are made, and the pages behind them. */
export const publicLinkWords = translated("publicLinks", "publicLinkWords", {
  title: "Public links",
  hint: "Whoever has such a link reads what it shows, without an account, until it is taken back.",
  gameHint: "Whoever has the link reads this game: its verdicts and how it ended, nothing else of the group.",
  none: "There is none.",
  kinds: {
    game: "A game",
    season: "A table of wins and washes",
    dishes: "Who washed when",
  },
  /** What a link shows, where it shows one of several. */
  gameOf: (game: string, day: string) => `${game}, ${day}`,
  names: {
    names: { name: "Names", means: "Everybody is called as at the table." },
    initials: { name: "Initials", means: "R. O. for Randy Ortega; nobody’s name stands there." },
  },
  namesOf: { names: "with names", initials: "with initials" },
  since: "since",
  what: "What does it show?",
  how: "How is everybody called?",
  make: "Make a public link",
  makeNow: "Make the link",
  making: "Making it…",
  show: "Show",
  showName: (what: string) => `Show the link: ${what}`,
  takeBack: "Take back",
  takeBackName: (what: string) => `Take back the link: ${what}`,
  takenBack: "That link leads nowhere any more.",

  link: {
    how: "Anybody who has this link can read the page, until it is taken back.",
    qr: "QR code of the public link",
    copy: "Copy the address",
    copied: "Copied",
    selected: "Selected: copy it from your phone’s own menu.",
    send: "Send…",
    hidden: "Other phones cannot open this address: this computer is on no network that they could reach.",
  },

  notFound: {
    title: "Nothing under this cup",
    what: "This link leads nowhere: it was taken back, what it showed was deleted, or a sign of it is wrong.",
    safe: "Whoever sent it can make another one.",
  },
  tooMany: {
    title: "Too many links that lead nowhere",
    what: "Somebody at your address has opened many links that lead nowhere. Wait a minute, then open this one again.",
    safe: "Nothing has been lost.",
  },
  round: (round: number) => `Round ${round}`,
  onlyResult: "Only the result was told.",
  noRounds: "No round was written down.",
  goesOn: "The game is still on.",
  allRounds: "The rounds",
  pages: "More rounds",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  earlier: "Earlier rounds",
  later: "Later rounds",
  readOnly: "To read only: nothing can be changed here.",
  table: {
    who: "Who",
    games: "Games",
    washes: "Washed",
    wins: "Won",
    none: "No game has come to an end yet.",
  },
  from: (day: string) => `from ${day}`,
  games: (games: number) => (games === 1 ? "1 game" : `${games} games`),
  rounds: (rounds: number) => (rounds === 1 ? "1 verdict" : `${rounds} verdicts`),
  noWashes: "Nobody has washed yet.",
  washed: (who: readonly string[]) => list(who),
  /** What a chat shows of the link: nobody is named there. */
  preview: {
    game: (game: string, day: string) => `${game}, ${day}`,
    season: (season: string) => `The table: ${season}`,
    dishes: "Who washed when",
    description: "From Liar’s Table, to read only.",
  },
} as const);
