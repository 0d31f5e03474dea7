import { list } from "./people";

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
} as const;
