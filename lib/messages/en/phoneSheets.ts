import { possessive } from "./people";

/** The sheets of phones at a table: whose this one is, and how a dispute is settled. */
export const phoneSheetWords = {
  whoHint: "Tap your name: this phone then shows your own keys.",
  yours: "You sit here",
  taken: { here: "phone at the table", away: "on another phone" },
  watch: "I only watch the game",
  take: (name: string) => `${possessive(name)} seat is taken on another phone. Take it?`,
  takeIt: "Take it",
  leaveIt: "Leave it",
  inUse: (name: string) =>
    `${possessive(name)} phone is at the table just now. Only that phone, or whoever keeps the table, can change that.`,
  noAnswer: "No answer came, so nothing is sure to have changed. Check the connection and try again.",

  settleHint: "What was said stays as it is then. A wrong verdict is corrected in the history instead.",
  reasons: ["Counted again: it stands", "The table let it stand", "Played over"],
  note: "In your own words",
  save: "Settle it",
  noteFirst: "Say how",
} as const;
