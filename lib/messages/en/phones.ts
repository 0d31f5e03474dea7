import { possessive } from "./people";

/** What the table says of phones: who sits there with one, its own keys, and what is said to a verdict. */
export const phoneWords = {
  you: "you",
  presence: { here: "phone at the table", away: "phone not at the table" },

  ownKeys: "Only my keys",
  ownSeat: "Your seat",
  who: "Who are you?",
  choose: "Choose a seat",
  lost: (name: string) => `This phone does not sit on ${possessive(name)} seat any more.`,
  keepsNow: "You keep this table now.",
  keepsNoMore: "Somebody else keeps this table now.",

  alsoMe: "Bang! Me too",
  noAnswer: "No answer came, so nothing is sure to have changed. Check the connection and try again.",
} as const;
