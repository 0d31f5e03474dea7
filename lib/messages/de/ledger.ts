import type { WordsOf } from "../dictionary";

type Words = WordsOf<"ledger">;

const washings = (count: number): string =>
  count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`;
const on = (day: string | null): string => (day === null ? "" : `: ${day}`);

export const sayLine: Words["sayLine"] = ({
  ledger,
  deed,
  from,
  to,
  toTable,
  fromPot,
  amount,
  what,
  day,
}) => {
  switch (deed) {
    case "swapped":
      return `${to} spült für ${from}${on(day)}`;
    case "doubled":
      return `${from} hat doppelt oder nichts verloren: noch ${washings(amount)}`;
    case "cleared":
      return `${from} hat doppelt oder nichts gewonnen: nichts zu spülen`;
    case "undone":
      return `${from} hat noch nicht gespült`;
    case "done":
      return `${from} hat gespült${on(day)}`;
    case "repaid":
      return fromPot ? `${to} hat ${what} aus dem Topf genommen` : `${from} hat ${to} gezahlt: ${what}`;
    case "carried":
      return fromPot
        ? `${to} bekommt noch ${what} aus dem Topf, übertragen`
        : `${from} schuldet, übertragen: ${what}, an ${to}`;
    case "served":
      return toTable ? `${from} hat bekommen: ${what}` : `${from} hat ausgegeben: ${what}, an ${to}`;
    default:
      return ledger === "dishes"
        ? `${from} muss ${washings(amount)} spülen${on(day)}`
        : `${from} schuldet ${to}: ${what}`;
  }
};

export const ledgerWords = {
  pages: "Die Konten dieser Gruppe",
  page: { dishes: "Abwasch", chips: "Chips", drinks: "Getränke", marks: "Striche" },
  title: {
    dishes: "Wer muss spülen?",
    chips: "Wer schuldet wem?",
    drinks: "Getränke",
    marks: "Gute und Miese",
  },
  hint: {
    dishes:
      "Wer verliert, spült. Es gilt als getan, sobald der Tag danach vorbei ist, außer jemand sagt etwas anderes.",
    chips: "Über alle Abende und Spiele. Jede Art steht für sich: Nichts wird miteinander verrechnet.",
    drinks: "Was die Spiele von heute Abend sagen, und wer wem eins schuldet.",
    marks: "Wie die Spiele standen, zusammengezählt. Gute heben Miese auf.",
  },

  noDuty: "Es ist nichts mehr zu spülen.",
  washes: (times) => (times === 1 ? "spült" : `spült ${washings(times)}`),
  washesFor: (of) => `für ${of}`,
  done: "Erledigt",
  doneName: (name) => `Erledigt: ${name} hat gespült`,
  change: "Tauschen…",
  changeName: (name) => `Den Abwasch von ${name} tauschen oder ändern`,
  swap: "Tauschen",
  whoWashes: "Wer spült stattdessen?",
  whichDay: "An welchem Tag?",
  doubleOrNothing: "Doppelt oder nichts",
  lost: "Verloren: doppelt so viel",
  won: "Gewonnen: nichts zu spülen",
  undone: "Noch nicht erledigt",
  undoneHint: "Für einen Abwasch, der sonst von selbst als getan gilt.",

  chips: "Chips",
  even: "Niemand schuldet hier etwas.",
  payments: "Die wenigsten Zahlungen",
  paid: "Gezahlt",
  takenName: (who, what) => `${who} hat ${what} aus dem Topf genommen`,
  paidName: (from, to, what) => `${from} hat ${to} gezahlt: ${what}`,
  sources: "Woher es kommt",
  aGame: "Ein Spiel",

  tonight: "Spiele von heute Abend",
  noDrinks: "Niemand schuldet ein Getränk.",
  owes: (from, to) => `${from} schuldet ${to}`,
  hasTo: (from) => `${from}, aus den Spielen von heute`,
  served: "Serviert",
  servedName: (from, to, what) => `Serviert: ${what} von ${from} für ${to}`,
  servedTable: (name, what) => `Serviert: ${what} für ${name}`,

  own: "Nur für dich",
  ownHint: "Niemand sonst sieht oder setzt das, auch Spielwart und Leitung nicht.",
  limit: "Höchstens so viele Getränke an einem Abend",
  setLimit: "Setzen",
  noLimit: "Keine Grenze",
  limitSet: (limit) => `Deine Grenze ist ${limit}.`,
  limitGone: "Du hast keine Grenze.",
  limitReached: (limit) => `Du hast die Grenze erreicht, die du gesetzt hast: ${limit}`,
  ownTonight: (drinks) => `Heute Abend bisher: ${drinks}`,
  unlisted: "Keine Zahlen von mir zeigen",
  unlistedHint: "Die Statistik lässt dich aus, bis du zurückkommst. Was du schuldest, bleibt.",
  isUnlisted: "Von dir werden keine Zahlen gezeigt.",
  isListed: "Deine Zahlen werden gezeigt.",

  season: "Welche Saison?",
  allTime: "Alle Zeiten",
  noMarks: "Noch wurde kein Firehouse gespielt.",
  byGame: "Spiel für Spiel",

  write: "Zeile schreiben",
  writeHint: "Was kein Spiel weiß. Es bleibt lesbar, mit deinem Namen daneben.",
  kind: "Wovon?",
  unit: "Welches Geld?",
  from: { dishes: "Wer muss spülen?", chips: "Wer schuldet?", drinks: "Wer schuldet?" },
  to: "Wem?",
  count: "Wie viele?",
  reason: "Warum?",
  reasonPlaceholder: "Wette verloren",
  writeNow: "Aufschreiben",
  writing: "Wird aufgeschrieben…",
  written: "Aufgeschrieben.",
  noRoster: "Auf der Liste müssen zuerst zwei stehen.",

  lines: "Zeilen",
  noLines: "Noch keine Zeile.",
  older: "Ältere Zeilen",
  latest: "Neueste Zeilen",
  olderGames: "Ältere Spiele",
  latestGames: "Neueste Spiele",
  toGame: "Zum Spiel",
  toNight: "Zum Abend",
  by: (name) => `geschrieben von ${name}`,
  somebody: "jemandem",
  isTakenBack: "zurückgenommen",
  takesBack: (said) => `Zurückgenommen: ${said}`,
  takeBack: "Zurücknehmen",
  takeBackName: (said) => `Zurücknehmen: ${said}`,
  takeBackHint: "Die Zeile bleibt lesbar und zählt nicht mehr.",
} satisfies Words["ledgerWords"];
