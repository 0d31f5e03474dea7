import { list } from "./anyPage";
import { translated } from "./translated";

/** A crew's shift on duty, its rotation, and its people's Kelly days. */
export const dutyWords = translated("duty", "dutyWords", {
  /** "A shift, set Monday" */
  key: (shift: string, set: string | null) => (set === null ? shift : `${shift}, set ${set}`),
  none: "Set the shift",
  title: (shift: string) => `${shift} is on`,
  titleNone: "Which shift is on?",
  byRotation: (until: string) => `By rotation, until ${until}`,
  byHand: (until: string) => `Set by hand, until ${until}`,
  standing: (since: string) => `Set ${since}. It stays until someone sets another.`,
  unset: "No one has set it yet.",
  forEveryone: "A tap sets it for the whole group.",
  now: "on now",
  from: (day: string) => `from ${day}`,
  toRotation: "By rotation",
  week: "The next seven days",
  rotation: "Rotation",
  ways: { none: "None", "24/48": "24/48", "48/96": "48/96", kelly: "Kelly", other: "Other" },
  letters: "Shifts, a letter a day",
  lettersHint: (letters: readonly string[]) => letters.join(" · "),
  /** "A: A shift" */
  letter: (letter: string, shift: string) => `${letter}: ${shift}`,
  badLetters: (letters: readonly string[]) => `Use only ${list(letters)}.`,
  tooLong: (days: number) => `Use at most ${days} letters.`,
  startsOn: "First day",
  changesAt: "Shifts change at",
  save: "Save rotation",
  saving: "Saving…",
  saved: "Saved.",
  noAnswer: "No response. Check your connection and try again.",
  /** "Kelly day: Cruz on Saturday" */
  off: (name: string, day: string) => `Kelly day: ${name} on ${day}`,
  offToday: "Kelly day",
  /** "Cruz: Kelly day. Add" */
  putBack: (name: string) => `Add ${name}, who has a Kelly day`,
  leaveOut: (name: string) => `Leave out ${name}, who has a Kelly day`,
  outToday: "Off today. Tap to add.",

  kelly: {
    title: "Kelly day",
    ways: { none: "None", every: "Every few shifts", single: "Single days" },
    every: "One off every … shifts",
    from: "A day off",
    day: "Day off",
    add: "Add day",
    remove: (day: string) => `Remove ${day}`,
    needsRotation: "Needs a rotation. Set it on the group’s page.",
  },

  move: {
    title: "Shift of these games",
    byDate: "By date",
    none: "No shift",
  },
  giveByDate: "By date",
} as const);

/** Logging a wash from the group's page, and what the group decides about it. */
export const washWords = translated("duty", "washWords", {
  log: "Log a wash",
  who: "Who washed?",
  upNext: "up next",
  together: "Two washed together",
  second: (name: string) => `${name} and who?`,
  others: "Others",
  on: (day: string) => `On ${day}`,
  loggedBy: (name: string) => `logged by ${name}`,
  mayLog: "Who may log a wash?",
  lowest: { owner: "Owners", keeper: "Admins", member: "Members" },
  dueBy: "Who’s up?",
  rules: { fewest: "Fewest per meal", turns: "In turn", loser: "The loser" },
  rulesMean: {
    fewest: "The fewest washes per meal goes first.",
    turns: "The longest since a wash goes first.",
    loser: "No one before the game is lost.",
  },
  loserWashes: "The loser washes.",
  dueInTurn: "Longest since a wash goes first.",
} as const);
