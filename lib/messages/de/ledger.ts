import type { WordsOf } from "../dictionary";

type Words = WordsOf<"ledger">;

const washings = (count: number): string =>
  count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`;
const on = (day: string | null): string => (day === null ? "" : `: ${day}`);

export const sayLine: Words["sayLine"] = ({
  ledger,
  entryKind,
  from,
  to,
  toTable,
  sharers,
  amount,
  what,
  day,
}) => {
  switch (entryKind) {
    case "swapped":
      return `${to} spült für ${from}${on(day)}`;
    case "doubled":
      return `${from} hat doppelt oder nichts verloren: noch ${washings(amount)}`;
    case "cleared":
      return `${from} hat doppelt oder nichts gewonnen: kein Abwasch`;
    case "undone":
      return `${from} hat noch nicht gespült`;
    case "done":
      return `${from} hat gespült${on(day)}`;
    case "cooked":
      return `${from} hat gekocht${on(day)}`;
    case "repaid":
      return `${from} hat ${to} gezahlt: ${what}`;
    case "round":
      return `${from} hat ${what} bezahlt für ${sharers}`;
    case "served":
      return toTable ? `${from} hat bekommen: ${what}` : `${from} hat ausgegeben: ${what}, an ${to}`;
    default:
      return ledger === "dishes"
        ? `${from} muss ${washings(amount)} spülen${on(day)}`
        : `${from} schuldet ${to}: ${what}`;
  }
};

export const ledgerWords = {
  pages: "Die Abrechnung dieser Gruppe",
  page: { dishes: "Abwasch", chips: "Geld", drinks: "Getränke", marks: "Gute & Miese" },
  title: {
    dishes: "Offener Abwasch",
    chips: "Wer schuldet wem?",
    drinks: "Getränke",
    marks: "Gute & Miese",
  },
  noDuty: "Kein Abwasch offen.",
  washes: (times) => (times === 1 ? "spült" : `spült ${washings(times)}`),
  washesFor: (of) => `für ${of}`,
  oweDishes: (people) => (people === 1 ? "1 schuldet Abwasch" : `${people} schulden Abwasch`),
  doneOne: "1 erledigt",
  doneAll: (washes) => `Alle ${washes} erledigt`,
  doneName: (name) => `Abhaken: ${name} hat gespült`,
  change: "Tauschen…",
  changeName: (name) => `Abwasch von ${name} tauschen`,
  swap: "Tauschen",
  whoWashes: "Wer spült stattdessen?",
  whichDay: "An welchem Tag?",
  doubleOrNothing: "Doppelt oder nichts",
  lost: "Verloren: doppelt",
  won: "Gewonnen: kein Abwasch",
  undone: "Noch nicht erledigt",
  undoneHint: "Das automatische Abhaken rückgängig machen.",

  chips: "Chips",
  even: "Alles ausgeglichen.",
  sources: "Woher es kommt",
  aGame: "Ein Spiel",

  tonight: "Spiele von heute Abend",
  noDrinks: "Niemand schuldet ein Getränk.",
  owes: (from, to) => `${from} schuldet ${to}`,
  hasTo: (from) => `${from}, aus Spielen`,
  servedName: (from, to, what) => `Serviert: ${what} von ${from} für ${to}`,
  servedTable: (name, what) => `Serviert: ${what} für ${name}`,
  inMoney: (amount) => `${amount} daraus machen`,
  inMoneyName: (from, to, amount) => `${from} schuldet ${to} stattdessen ${amount}`,
  inMoneyNote: (what) => `Für ${what}`,
  whichDrink: "Welches Getränk?",
  aDrink: "Getränk",

  own: "Nur für dich",
  ownHint: "Nur du siehst und setzt das.",
  limit: "Höchstens Getränke pro Abend",
  setLimit: "Setzen",
  noLimit: "Keine Grenze",
  limitSet: (limit) => `Deine Grenze ist ${limit}.`,
  limitRemoved: "Du hast keine Grenze.",
  limitReached: (limit) => `Du hast deine Grenze erreicht (${limit}).`,
  ownTonight: (drinks) => `Heute Abend bisher: ${drinks}`,
  unlisted: "Meine Statistik verbergen",
  unlistedHint: "Die Statistik lässt dich aus. Was du schuldest, bleibt.",
  isUnlisted: "Deine Statistik ist verborgen.",
  isListed: "Deine Statistik wird gezeigt.",

  season: "Welche Saison?",
  allTime: "Seit Beginn",
  noMarks: "Noch kein Firehouse-Spiel.",
  byGame: "Spiel für Spiel",

  write: "Eintrag hinzufügen",
  writeHint: "Für alles, was kein Spiel aufgezeichnet hat. Dein Name steht dabei.",
  kind: "Art",
  from: { dishes: "Wer spült?", chips: "Wer schuldet?", drinks: "Wer schuldet?" },
  to: "Wem?",
  count: "Wie viele?",
  reason: "Warum?",
  reasonPlaceholder: "Wette verloren",
  writeNow: "Speichern",
  writing: "Wird gespeichert…",
  written: "Gespeichert.",
  noRoster: "Füge der Liste zuerst zwei Personen hinzu.",

  lines: "Einträge",
  noLines: "Noch keine Einträge.",
  older: "Ältere Einträge",
  latest: "Neueste Einträge",
  olderGames: "Ältere Spiele",
  latestGames: "Neueste Spiele",
  toGame: "Spiel öffnen",
  toNight: "Abend öffnen",
  by: (name) => `von ${name}`,
  someone: "jemandem",
  isCanceled: "storniert",
  cancels: (text) => `Storniert: ${text}`,
  cancel: "Eintrag stornieren",
  cancelName: (text) => `Stornieren: ${text}`,
  cancelHint: "Der Eintrag bleibt lesbar und zählt nicht mehr.",
} satisfies Words["ledgerWords"];
