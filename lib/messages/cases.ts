import type { Claim } from "@/lib/engine";
import { sayClaim } from "./terms";
import { translated } from "./translated";

/** What the case book says: disputes that were settled at a group's tables. */
export const caseWords = translated("cases", "caseWords", {
  title: "Case book",
  hint: "Disputes that a keeper settled at this group’s tables, and claims that were let stand there. The desk shows what is like a question before it answers by the rules.",
  toBook: "Case book: how we settled it before",
  none: "Nothing is in it yet.",
  noneHint:
    "When somebody disputes a verdict and a keeper settles that with a note, it stands here; so does a claim that is let stand against the rules.",
  full: (most: number) => `The latest ${most} are here; older ones are in the histories of their games.`,

  search: "Search the notes",
  searchGo: "Search",
  found: "Cases",
  nothing: "No case says that.",
  all: "All cases",

  ruled: (group: string, day: string) => `${group} ruled so on ${day}`,
  letStand: (group: string, day: string) => `${group} let it stand on ${day}`,
  letStandBy: (name: string) => `let stand, recorded by ${name}`,
  noReason: "No reason was given",
  recorder: "somebody at the table",
  note: (note: string) => `“${note}”`,
  about: (claim: Claim, from: Claim | null) =>
    from === null ? sayClaim(claim) : `${sayClaim(claim)} over ${sayClaim(from)}`,
  by: (name: string) => `settled by ${name}`,
  somebody: "a keeper",
  toRound: "See the round",
  toRoundOf: (note: string) => `See the round of “${note}”`,
  atDesk: "How it was settled before",

  promote: "Make it a house rule",
  promoteName: (note: string) => `Make a house rule of “${note}”`,
  strike: "Strike out",
  strikeName: (note: string) => `Strike out “${note}”`,
  strikeHint: "It stays here to be read, struck out. The desk does not find it any more.",
  putBack: "Put back",
  putBackName: (note: string) => `Put “${note}” back`,
  putBackHint: "The desk finds it again.",
  reason: "Why?",
  struck: (by: string, day: string, reason: string) => `Struck out by ${by} on ${day}: ${reason}`,
} as const);
