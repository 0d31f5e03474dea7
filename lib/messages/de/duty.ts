import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"duty">;

export const dutyWords = {
  key: (shift, set) => (set === null ? shift : `${shift}, gesetzt ${set}`),
  none: "Schicht wählen",
  title: (shift) => `${shift} hat Dienst`,
  titleNone: "Welche Schicht hat Dienst?",
  byRotation: (until) => `Nach Dienstplan, bis ${until}`,
  byHand: (until) => `Von Hand gesetzt, bis ${until}`,
  standing: (since) => `Gesetzt ${since}. Sie bleibt, bis jemand eine andere wählt.`,
  unset: "Noch hat niemand eine gewählt.",
  forEveryone: "Ein Tipp gilt für die ganze Gruppe.",
  now: "jetzt",
  from: (day) => `ab ${day}`,
  toRotation: "Nach Dienstplan",
  week: "Die nächsten sieben Tage",
  rotation: "Dienstplan",
  ways: { none: "Keiner", "24/48": "24/48", "48/96": "48/96", kelly: "Kelly", other: "Anderer" },
  letters: "Schichten, ein Buchstabe je Tag",
  lettersHint: (letters) => letters.join(" · "),
  letter: (letter, shift) => `${letter}: ${shift}`,
  badLetters: (letters) => `Nur ${list(letters)} verwenden.`,
  tooLong: (days) => `Höchstens ${days} Buchstaben.`,
  startsOn: "Erster Tag",
  changesAt: "Schichtwechsel um",
  save: "Dienstplan speichern",
  saving: "Speichert…",
  saved: "Gespeichert.",
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
  off: (name, day) => `Frei: ${name} am ${day}`,
  offToday: "hat frei",
  putBack: (name) => `${name} dazunehmen, hat eigentlich frei`,
  leaveOut: (name) => `${name} weglassen, hat frei`,
  outToday: "Heute frei. Antippen, um dazuzunehmen.",

  kelly: {
    title: "Freie Schicht",
    ways: { none: "Keine", every: "Alle paar Schichten", single: "Einzelne Tage" },
    every: "Eine frei alle … Schichten",
    from: "Ein freier Tag",
    day: "Freier Tag",
    add: "Tag dazu",
    remove: (day) => `${day} entfernen`,
    needsRotation: "Braucht einen Dienstplan. Er steht auf der Seite der Gruppe.",
  },

  move: {
    title: "Schicht dieser Spiele",
    byDate: "Nach Datum",
    none: "Keine Schicht",
  },
  giveByDate: "Nach Datum",
} satisfies Words["dutyWords"];

export const washWords = {
  log: "Spülen eintragen",
  who: "Wer hat gespült?",
  upNext: "ist dran",
  together: "Zwei haben zusammen gespült",
  second: (name) => `${name} und wer noch?`,
  others: "Andere",
  on: (day) => `Am ${day}`,
  loggedBy: (name) => `eingetragen von ${name}`,
  mayLog: "Wer darf Spülen eintragen?",
  lowest: { owner: "Leitung", keeper: "Admins", member: "Mitglieder" },
  dueBy: "Wer ist dran?",
  rules: { fewest: "Am seltensten je Essen", turns: "Reihum", loser: "Wer verliert" },
  rulesMean: {
    fewest: "Zuerst, wer je Essen am seltensten gespült hat.",
    turns: "Zuerst, wer am längsten nicht gespült hat.",
    loser: "Niemand, bevor ein Spiel verloren ist.",
  },
  loserWashes: "Wer verliert, spült.",
  dueInTurn: "Zuerst, wer am längsten nicht gespült hat.",
} satisfies Words["washWords"];
