import type { Claim } from "@/lib/engine";
import { sayClaim } from "./terms";
import { translated } from "./translated";

/** Past rulings: disputes resolved and claims allowed at a group's tables. */
export const caseWords = translated("cases", "caseWords", {
  title: "Past rulings",
  hint: "Disputes resolved here, and claims the table allowed.",
  toBook: "Past rulings",
  none: "No rulings yet.",
  noneHint: "Resolved disputes and allowed claims appear here.",
  full: (most: number) => `Showing the latest ${most}. Older ones are in their games.`,

  search: "Search notes",
  searchGo: "Search",
  found: "Rulings",
  nothing: "No rulings found.",
  all: "All rulings",

  ruled: (group: string, day: string) => `${group} ruled this on ${day}`,
  allowed: (group: string, day: string) => `${group} allowed it on ${day}`,
  allowedBy: (name: string) => `allowed, recorded by ${name}`,
  noReason: "No reason given",
  recorder: "someone at the table",
  note: (note: string) => `“${note}”`,
  about: (claim: Claim, from: Claim | null) =>
    from === null ? sayClaim(claim) : `${sayClaim(claim)} over ${sayClaim(from)}`,
  by: (name: string) => `resolved by ${name}`,
  someone: "someone",
  toRound: "See round",
  toRoundOf: (note: string) => `See round: “${note}”`,
  atDesk: "Past rulings",

  promote: "Make it a house rule",
  promoteName: (note: string) => `Make “${note}” a house rule`,
  strike: "Strike out",
  strikeName: (note: string) => `Strike out “${note}”`,
  strikeHint: "Stays here, struck out. Answers skip it.",
  restore: "Restore",
  restoreName: (note: string) => `Restore “${note}”`,
  restoreHint: "Answers use it again.",
  reason: "Why?",
  struck: (by: string, day: string, reason: string) => `Struck out by ${by} on ${day}: ${reason}`,
} as const);
