import { list, possessive } from "./people";

/** What the table says of phones: who sits there with one, its own keys, and what is said to a verdict. */
export const phoneWords = {
  you: "you",
  presence: { here: "phone at the table", away: "phone not at the table" },

  recordForAll: "Record for the table",
  ownKeys: "Only my keys",
  ownSeat: "Your seat",
  who: "Who are you?",
  choose: "Choose a seat",
  onlyWatching: "You only watch the game.",
  lost: (name: string) => `This phone does not sit on ${possessive(name)} seat any more.`,
  keepsNow: "You keep this table now.",
  keepsNoMore: "Somebody else keeps this table now.",

  toRaise: (name: string) => `${name} is to raise`,
  toOpen: (name: string) => `${name} is to open`,
  mayCall: (bang: boolean) => (bang ? "You may bang any time." : "You may call it any time."),
  inTurnOnly: "You may raise or call it when it is your turn.",
  yourClaim: "Yours is the claim to beat.",
  outOfPlay: "You are out of play.",
  alsoMe: "Bang! Me too",
} as const;

/** What the seats say to a verdict: they agree, or dispute it until a keeper settles that. */
export const consentWords = {
  legend: "What do you say to the verdict?",
  keys: { agreed: "Agreed", disputed: "Disputed" },
  agreedBy: (names: readonly string[]) => `Agreed: ${list(names)}`,
  disputedBy: (names: readonly string[]) => `Disputed by ${list(names)}`,
  settled: (note: string) => `Settled: ${note}`,
  flag: "disputed",
  settle: "Settle it with a note",
  settleRound: (round: number) => `How was round ${round} settled?`,
  keeperSettles: "Whoever keeps the table settles it with a note.",
  open: (rounds: readonly number[]) =>
    rounds.length === 1
      ? `Round ${rounds[0]} is disputed, and not settled.`
      : `Rounds ${list(rounds.map(String))} are disputed, and not settled.`,
  look: (round: number) => `Look at round ${round}`,
  noAnswer: "No answer came, so nothing is sure to have changed. Check the connection and try again.",
} as const;
