/** What the pages of a group's house rules say, and the keys that keep some. */
export const presetWords = {
  title: "House rules",
  hint: "Written down once under a name, a new game takes them with one tap.",
  usual: "As usual",
  usualHint: "A new game here begins with these.",
  ruleBook: "As in the rule book",
  none: "No house rules are kept under a name yet.",
  noneKeep: "Write down how you play, such as “Station rules” or “Kids’ rules”.",
  noneSee: "A keeper of this group writes them down.",
  add: "New house rules",
  toAll: "All house rules of this group",

  name: "Name",
  namePlaceholder: "Station rules",
  game: "Game",
  keep: "Keep them",
  keeping: "Keeping them…",

  change: "Change",
  changeTitle: (name: string) => `Change ${name}`,
  frozen: "Games that have begun keep the rules they began with.",
  saved: "Saved.",

  play: "New game with these",
  share: "Share",
  shareTitle: (name: string) => `Share ${name}`,
  shareHow: "Whoever opens this link reads these rules, and may keep them in a group of their own.",
  qr: "QR code of these house rules",

  compare: "Compare",
  compareTwo: "Compare two",
  compareTitle: (game: string) => `${game}: compare two`,
  one: "These",
  other: "With these",
  compareNow: "Show what differs",

  delete: "Delete",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint: "Games that began with them keep them, and every verdict stays as it was.",
  deleteNow: "Delete them",

  pick: "House rules",
  take: "Take them from",

  called: (name: string, game: string) => `${name}: house rules for ${game}`,
  keepIn: "Keep them in a group",
  keepGroup: "In which group?",
  kept: (name: string, group: string) => `${group} keeps “${name}” now.`,
  toKept: "See them there",
} as const;
