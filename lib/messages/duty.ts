import { list, possessive } from "./anyPage";
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
  letters: "Shifts, one letter per day",
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
  addOff: (name: string) => `Add ${name} (Kelly day)`,
  dropOff: (name: string) => `Leave out ${name} (Kelly day)`,

  kelly: {
    title: "Kelly day",
    ways: { none: "None", every: "Every few shifts", single: "Single days" },
    every: "One off every … shifts",
    from: "A day off",
    day: "Day off",
    add: "Add day",
    remove: (day: string) => `Remove ${day}`,
    needsRotation: "“Every few shifts” needs a rotation. Set it on the group’s page.",
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
  /** Logging a wash on a day with one: "Olsen already washed today. This adds another meal." */
  another: (names: readonly string[], day: "today" | "yesterday" | "earlier") =>
    `${list(names)} already washed ${{ today: "today", yesterday: "yesterday", earlier: "that day" }[day]}. This adds another meal.`,
  loggedBy: (name: string) => `logged by ${name}`,
  mayLog: "Who can log a wash?",
  lowest: { owner: "Owners", keeper: "Admins", member: "Members" },
  dueBy: "Who’s up?",
  rules: { fewest: "Fewest per meal", turns: "By last wash", loser: "The loser" },
  rulesMean: {
    fewest: "The fewest washes per meal goes first.",
    turns: "The longest without washing goes first.",
    loser: "No one before the game is lost.",
  },
  loserWashes: "The loser washes.",
  take: (day: string | null) => (day === null ? "I’ll take it" : `I’ll take ${day}`),
  takeName: (name: string) => `Take over ${possessive(name)} dishes`,
  /** On a TV: "Diaz hasn’t washed in 9 meals." */
  nudge: (name: string, meals: number) => `${name} hasn’t washed in ${meals} meals.`,
  dueInTurn: "Longest without washing goes first.",
} as const);

/** A calendar feed: what calendar programs show, and its keys. */
export const feedWords = translated("duty", "feedWords", {
  /** The feed’s name in a calendar program. */
  name: (group: string) => `${group}: dishes`,
  nameOf: (person: string, group: string) => `${person}, ${group}`,
  shared: "Dishes",
  washed: (names: readonly string[]) => `${list(names)} washed`,
  washes: (name: string, times: number) =>
    times === 1 ? `${name} washes the dishes` : `${name} washes the dishes ${times} times`,
  up: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]}’s up for the dishes` : `${list(names)} are up for the dishes`,
  cooked: (names: readonly string[]) => `${list(names)} cooked`,
  upToCook: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]}’s up to cook` : `${list(names)} are up to cook`,
  shift: (shift: string) => `${shift} shift`,
  kellyDay: "Kelly day",
  title: "Calendar feed",
  own: "Your dishes, shifts and Kelly days in your calendar, with reminders.",
  open: "Add to my calendar",
  off: "Turn off",
  offMeans: "Calendars that use this address stop updating.",
  offNow: "Turn off feed",
  isOff: "Feed turned off.",
  how: "Subscribe to this address in a calendar. Anyone with it can read the feed.",
  ofGroup: "Calendar feed",
  ofPerson: (person: string) => `Calendar feed: ${person}`,
} as const);
