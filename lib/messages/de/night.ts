import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";
import { list } from "./anyPage";
import { sayHeld } from "./terms";

type Words = WordsOf<"night">;

const timesWord = (count: number): string =>
  count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`;

const have = (names: readonly string[]): string => (names.length === 1 ? "hat" : "haben");

export const groupGamesWords = {
  on: "Ein Spiel läuft",
  toTable: "Zum Tisch",

  shift: "Welche Schicht hat Dienst?",
  counted: "Was wird gezählt?",
  allShifts: "Alle Schichten",
  allTime: "Alle Zeiten",
  shiftCalled: (name) => `Schicht ${name}`,
  tapToRecord: "Tippe auf einen Namen, um ein Spiel aufzuschreiben, das nicht hier gespielt wurde.",
  chip: (name, count) => (count === 0 ? name : `${name}, ${timesWord(count)}`),
  outOf: (games) => (games === 1 ? "von einem Spiel" : `von ${games} Spielen`),
  times: timesWord,
  others: "Andere auf der Liste",
  alsoBefore: "Nicht mehr auf der Liste, oder Gäste:",
  noRoster: "Noch niemand steht auf der Liste.",
  noRosterKeep:
    "Schreib die Crew zuerst auf: Danach ist jedes Spiel und jedes Ergebnis ein paar Tipps entfernt.",
  noRosterSee: "Ein Spielwart schreibt dort alle auf.",
  toRoster: "Zur Liste",

  result: {
    losers: (name) => `${name} hat gespült`,
    winners: (name) => `${name} hat gewonnen`,
    today: "Heute",
    yesterday: "Gestern",
    earlier: "Anderer Tag",
    day: "Welcher Tag?",
    record: "Aufschreiben",
    recording: "Wird aufgeschrieben…",
    more: "Wer noch dabei war, anderes Spiel…",
    there: "Wer war dabei?",
    together: "Wer hat mitgespült?",
    wonTogether: "Wer hat mitgewonnen?",
    game: "Welches Spiel?",
    done: {
      losers: (names, day) => `Aufgeschrieben: ${list(names)} ${have(names)} gespült, ${day}.`,
      winners: (names, day) => `Aufgeschrieben: ${list(names)} ${have(names)} gewonnen, ${day}.`,
    },
    undo: "Zurücknehmen",
    undone: "Zurückgenommen.",
  },

  start: {
    last: "Spiel beginnen",
    others: "Andere",
    first: "Neues Spiel",
  },

  games: "Spiele",
  noGames: "Noch kein Spiel.",
  noGamesPlay: "Beginne unten eins, oder tippe an, wer zuletzt gespült hat.",
  noGamesSee: "Sie stehen hier, sobald eins beginnt.",
  older: "Ältere Spiele",
  latest: "Neueste Spiele",
  search: "Alle Spiele durchsuchen",
  resultOnly: "Nur Ergebnis",
  rounds: (rounds) => (rounds === 1 ? "1 Runde" : `${rounds} Runden`),
  night: "Ein Abend",
  nightCalled: (name) => name ?? "Ein Abend",

  nights: {
    begin: "Abend beginnen",
    beginHint: "Mehrere Spiele und ihre Startgelder: Was inzwischen beginnt, gehört dazu.",
    name: "Wie heißt er?",
    namePlaceholder: "Kneipenabend",
    buyIn: "Ein Startgeld",
    unit: "Wovon?",
    unitPlaceholder: "€, Chips, Getränke",
    beginNow: "Beginnen",
    beginning: "Beginnt…",
    isOn: (name) => (name === null ? "Ein Abend läuft" : `${name} läuft`),
    bought: (count, times) =>
      `${count === 1 ? "1 hat gezahlt" : `${count} haben gezahlt`}${times > count ? `, zusammen ${timesWord(times)}` : ""}`,
    sum: (sum, unit) => `${sayCount(sum)} ${unit}`,
    each: (buyIn, unit) => `${sayCount(buyIn)} ${unit} je Einkauf`,
    free: "Kein Startgeld",
    inAll: "insgesamt",
    who: "Wer hat gezahlt?",
    boughtIn: "Wer gezahlt hat",
    times: timesWord,
    more: (name) => `${name} zahlt ein`,
    less: (name) => `Ein Startgeld von ${name} zurücknehmen`,
    takers: "Wer bekommt den Topf?",
    takersHint: "Er wird nach Anteilen geteilt: Mit je einem bekommen alle gleich viel.",
    shares: (shares) => (shares === 1 ? "1 Anteil" : `${shares} Anteile`),
    moreShares: (name) => `Ein Anteil mehr für ${name}`,
    fewerShares: (name) => `Ein Anteil weniger für ${name}`,
    nobody: "Noch niemand.",
    sending: "Wird aufgeschrieben…",
    end: "Abend beenden",
    ended: "Er ist vorbei.",
    goOn: "Doch weiter",
    change: "Namen und Startgeld ändern",
    save: "Speichern",
    games: "Spiele dieses Abends",
    noGames: "Noch kein Spiel: Was die Gruppe jetzt beginnt, gehört zu diesem Abend.",
  },

  pick: {
    title: (group) => `${group}, in Sitzreihenfolge`,
    roster: "Tippe an, wer spielt, in Sitzreihenfolge",
    sit: (name) => `${name} hinsetzen`,
    seated: (name, seat) => `${name}, Platz ${seat}. Antippen, um den Platz freizugeben`,
  },
} satisfies Words["groupGamesWords"];

export const nightResultWords = {
  chipsOver: {
    title: "Wer lag wann vorn?",
    legend: "Chips nach jedem Spiel.",
    who: "Wer",
    begin: "Anfang",
    game: (game: number) => `Spiel ${game}`,
  },
  soFar: "Bis jetzt",
  result: "Was herauskam",
  none: "Noch nichts: Es wird ausgerechnet, während gespielt wird.",
  games: (games) => (games === 1 ? "1 Spiel" : `${games} Spiele`),
  wins: (wins) => `${timesWord(wins)} gewonnen`,
  washes: (washes) => `${timesWord(washes)} gespült`,
  inAndOut: (into, out) => `${into} hinein, ${out} heraus`,
  left: "früher gegangen",
  parties: { bank: "die Bank", pot: "der Topf", somebody: "jemand" },
  held: { bank: "Die Bank", pot: "Noch im Topf", money: "Rest der Startgelder" },
  debts: "Wer zahlt wem",
  debtsHint: "So wenige Zahlungen wie möglich. Wer eine bekommt, hakt sie ab, oder ein Spielwart.",
  settled: "Alles ist bezahlt.",
  waits: "Solange ein Spiel um Chips läuft, schuldet niemand welche.",
  takes: "nimmt aus dem Topf",
  stranded: {
    title: "Pötte ohne Gewinner",
    lies: (chips, over) =>
      over
        ? `Ein Spiel hörte auf, mit ${sayHeld("chip", chips)} im Pott. Sie gelten als zurückgezahlt, bis ihr sagt, wer sie bekommt.`
        : `Ein Spiel ist noch offen, mit ${sayHeld("chip", chips)} im Pott. Sie gelten als zurückgezahlt, bis es endet.`,
    share: (names) => (names.length === 1 ? `${names[0]} nimmt ihn` : `${list(names)} teilen ihn`),
    back: "Zurück an alle, die eingezahlt haben",
    one: "Einer nimmt ihn: Spiel öffnen",
    open: "Spiel öffnen und beenden",
  },
  pays: "zahlt",
  payment: (from, to, what) => `${from} zahlt ${to} ${what}`,
  paid: "bezahlt",
  before: "Noch offen von früher",
  open: (payments) => (payments === 1 ? "1 Zahlung" : `${payments} Zahlungen`),
  share: "Teilen",
  shareName: "Ein Bild dieses Abends teilen",
  drawing: "Wird gezeichnet…",
} satisfies Words["nightResultWords"];

const PARTS = new Intl.DateTimeFormat("de", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Selbst zusammengesetzt: Server und Handy sind sich über Punkt und Komma nicht einig. */
function dateOf(day: string): string {
  const parts = PARTS.formatToParts(new Date(`${day}T12:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday").replace(".", "")}, ${part("day")}. ${part("month")} ${part("year")}`;
}

export const sayDay: Words["sayDay"] = (day, today, yesterday) => {
  if (day === today) return "heute";
  return day === yesterday ? "gestern" : dateOf(day);
};

export const sayDayHeading: Words["sayDayHeading"] = (day, today, yesterday) =>
  capital(sayDay(day, today, yesterday));

export const sayParts: Words["sayParts"] = (parts) => capital(parts.join(" · "));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rosterWords = {
  header: {
    home: "Zur Startseite",
    pages: "Seiten dieser Gruppe",
    games: "Spiele",
    people: "Leute",
    roster: "Liste",
    members: "Mitglieder",
    ledger: "Konten",
    house: "Regeln",
    settings: "Einstellungen",
  },

  title: "Liste",
  none: "Noch niemand steht auf der Liste.",
  noneHint: "Schreib die Crew einmal auf: Danach ist jedes Spiel ein paar Tipps entfernt.",
  noneToSee: "Ein Spielwart schreibt hier alle auf.",
  add: "Leute dazuschreiben",
  addField: "Namen, mit Kommas dazwischen",
  addPlaceholder: "Albers, Bauer, Cordes",
  addDone: "Dazu",
  added: (count) => (count === 1 ? "Eine Person mehr auf der Liste." : `${count} mehr auf der Liste.`),
  change: (name) => `${name} ändern`,
  you: "du",
  signsIn: "meldet sich an",
  shift: (name) => `Schicht ${name}`,
  games: (count) => (count === 0 ? "noch kein Spiel" : count === 1 ? "1 Spiel" : `${count} Spiele`),
  also: (names) => `auch ${names}`,
  retired: "Ausgeschieden",
  retiredHint: "Sie bleiben in der Geschichte und stehen bei keinem neuen Spiel zur Wahl.",

  name: "Name",
  nickname: "Spitzname",
  nicknameHint: "Steht am Tisch statt des Namens, auch in alten Spielen.",
  color: "Farbe",
  colors: {
    amber: "Bernstein",
    olive: "Oliv",
    green: "Grün",
    teal: "Petrol",
    sky: "Himmelblau",
    blue: "Blau",
    violet: "Violett",
    plum: "Pflaume",
    rose: "Rosa",
    slate: "Schiefer",
  },
  shiftField: "Schicht",
  noShift: "Keine",
  account: "Wer das ist, wenn er sich anmeldet",
  noAccount: "Niemand",
  theirAccount: "Wie es jetzt ist",
  save: "Speichern",
  saving: "Wird gespeichert…",
  saved: (name) => `${name} ist geändert.`,

  retire: "Ausscheiden",
  isRetired: (name) => `${name} ist ausgeschieden.`,
  bringBack: "Zurückholen",
  isBack: (name) => `${name} ist zurück.`,
  remove: "Ganz entfernen",
  removed: (name) => `${name} steht nicht mehr auf der Liste.`,

  merge: "Dieselbe Person wie…",
  mergeTitle: (name) => `Wer ist ${name} noch?`,
  mergeHint:
    "Alle Spiele beider stehen dann unter dem Namen, den du antippst. Das lässt sich jederzeit zurücknehmen.",
  mergeInto: (name, into) => `${name} ist ${into}`,
  merged: (name, into) => `${name} steht jetzt als ${into} da.`,
  nobodyElse: "Sonst steht niemand auf der Liste.",
  separate: (name) => `${name} ist jemand anders`,
  separated: (name) => `${name} steht wieder für sich.`,

  seasons: {
    shifts: "Schichten",
    seasons: "Saisons",
    shiftsHint: "Ein Spiel zählt für die Schicht, die auf der Seite der Gruppe gewählt ist.",
    seasonsHint: "Ein Spiel zählt für die Saison, die zuletzt begann.",
    none: "Noch gibt es keine.",
    addShift: "Schicht anlegen",
    addSeason: "Saison anlegen",
    shift: "Name der Schicht",
    season: "Name der Saison",
    day: "Erster Tag",
    change: (name) => `${name} ändern`,
    since: (day) => `ab ${day}`,
    retired: "beendet",
    isAdded: (name) => `${name} ist angelegt.`,
    isSaved: (name) => `${name} ist geändert.`,
    retire: "Beenden",
    bringBack: "Zurückholen",
  },
} satisfies Words["rosterWords"];

export const moveWords = {
  open: "Diese Spiele in eine Gruppe holen",
  title: "In eine Gruppe",
  comes: (games) =>
    `${games === 1 ? "Das Spiel kommt mit allem, was darin aufgeschrieben wurde." : `Die ${games} Spiele, die du führst, kommen mit allem, was darin aufgeschrieben wurde.`} Von da an führt und zählt die Gruppe ${games === 1 ? "es" : "sie"}. Das lässt sich nicht zurücknehmen.`,
  which: "In welche Gruppe?",
  who: "Wer ist wer in ihrer Runde?",
  whoHint: "Wen sie dem Namen nach kennt, ist schon gewählt.",
  guest: "Ein Gast, nicht auf der Liste",
  add: "Neu auf die Liste setzen",
  at: (games) => (games === 1 ? "in 1 Spiel" : `in ${games} Spielen`),
  twice: (one, other) =>
    `${one} und ${other} sind jetzt dieselbe Person. Das geht, wenn sie nie im selben Spiel saßen.`,
  move: (group) => `In ${group} holen`,
  moving: "Kommt…",
  signIn: "Wer angemeldet ist und in einer Gruppe spielt, holt Spiele in sie.",
  toSignIn: "Anmelden",
  noGroup: "Du spielst noch in keiner Gruppe: Leg eine an, oder lass dich einladen.",
  notKept: "Nur wer einen Tisch führt, holt seine Spiele. Frag dort, oder lass dir den Tisch übergeben.",
} satisfies WordsOf<"night">["moveWords"];

export const searchWords: Words["searchWords"] = {
  title: "Alle Spiele",
  which: "Welche Spiele?",
  from: "Von",
  to: "Bis",
  dayHint: "Ein Tag beginnt um 5 Uhr morgens.",
  game: "Spiel",
  anyGame: "Jedes Spiel",
  person: "Wer war dabei?",
  anybody: "Egal wer",
  retired: (name) => `${name} (nicht mehr dabei)`,
  guest: "Oder ein Gast, mit Namen",
  go: "Suchen",
  all: "Alle Spiele zeigen",
  further: "Ältere Spiele",
  lookFurther: "Weiter zurück suchen",
  latest: "Von den neuesten an",
  found: "Gefunden",
  none: "Kein Spiel passt dazu.",
  noneHint: "Lass oben etwas davon weg, oder wähle andere Tage.",
  nothingYet: "Diese Gruppe hat noch nicht gespielt: Das erste Spiel steht hier, sobald es anfängt.",
  soFar: (day) => `Durchgesehen bis zurück zu: ${day}.`,
  ignored: {
    from: "Nach diesem ersten Tag lässt sich nicht suchen: Er wurde weggelassen.",
    to: "Nach diesem letzten Tag lässt sich nicht suchen: Er wurde weggelassen.",
    game: "So ein Spiel gibt es nicht: Gezeigt werden alle.",
    person: "So jemand steht nicht auf der Liste dieser Gruppe: Gezeigt werden die Spiele von allen.",
    guest: "So lang ist kein Name: Er wurde weggelassen.",
  },
  backwards: "Der erste Tag kommt nach dem letzten: Dazwischen liegt kein Spiel.",
};
