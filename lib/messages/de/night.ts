import { sayDayInFull } from "../calendar";
import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";
import { sayCrew } from "./start";
import { sayStakeCount } from "./terms";

type Words = WordsOf<"night">;

const timesWord = (count: number): string =>
  count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`;

const have = (names: readonly string[]): string => (names.length === 1 ? "hat" : "haben");

export const groupGamesWords = {
  on: "Laufendes Spiel",

  shift: "Schicht im Dienst",
  counted: "Zeitraum",
  allShifts: "Alle Schichten",
  allTime: "Seit Beginn",
  shiftCalled: (name) => `Schicht ${name}`,
  withoutShift: (games) =>
    games === 1
      ? "1 Spiel in diesem Monat hat keine Schicht. Wessen war es?"
      : `${games} Spiele in diesem Monat haben keine Schicht. Wessen waren sie?`,
  times: timesWord,
  others: "Andere auf der Liste",
  alsoBefore: "Gäste und Ehemalige:",
  noRoster: "Auf der Liste steht noch niemand.",
  noRosterKeep: "Trag alle einmal ein. Dann braucht ein Spiel nur ein paarmal Tippen.",
  noRosterSee: "Ein Admin fügt alle hinzu.",
  toRoster: "Zur Liste",

  result: {
    losers: (name) => `${name} hat gespült`,
    lost: (name) => `${name} hat verloren`,
    winners: (name) => `${name} hat gewonnen`,
    today: "Heute",
    yesterday: "Gestern",
    earlier: "Anderer Tag",
    day: "Welcher Tag?",
    record: "Speichern",
    recording: "Wird gespeichert…",
    log: "Ergebnis eintragen",
    whoLost: "Wer hat verloren?",
    twoLost: "Zwei haben zusammen verloren",
    twoWon: "Zwei haben zusammen gewonnen",
    more: "Wer noch, anderes Spiel",
    there: "Wer war dabei?",
    together: "Wer hat mitgespült?",
    lostTogether: "Wer hat mitverloren?",
    wonTogether: "Wer hat mitgewonnen?",
    game: "Welches Spiel?",
    done: {
      losers: (names, day) => `Gespeichert: ${list(names)} ${have(names)} gespült, ${day}.`,
      lost: (names, day) => `Gespeichert: ${list(names)} ${have(names)} verloren, ${day}.`,
      winners: (names, day) => `Gespeichert: ${list(names)} ${have(names)} gewonnen, ${day}.`,
    },
    undo: "Rückgängig",
    undone: "Rückgängig gemacht.",
  },

  start: {
    on: "Spiel öffnen",
    last: "Spiel beginnen",
    same: (players, game) => `Dieselben ${players}, ${game}`,
    others: "Andere",
    first: "Neues Spiel",
  },

  games: "Spiele",
  noGames: "Noch keine Spiele.",
  noGamesPlay: {
    losers: "Beginn eins, oder trag ein, wer zuletzt gespült hat.",
    lost: "Beginn eins, oder trag ein, wer zuletzt verloren hat.",
    winners: "Beginn eins, oder trag ein, wer zuletzt gewonnen hat.",
  },
  noGamesSee: "Sie erscheinen dann hier.",
  older: "Ältere Spiele",
  latest: "Neueste Spiele",
  search: "Alle Spiele durchsuchen",
  resultOnly: "Nur Ergebnis",
  rounds: (rounds) => (rounds === 1 ? "1 Runde" : `${rounds} Runden`),
  night: "Abend",
  nightCalled: (name) => name ?? "Abend",

  nights: {
    begin: "Abend beginnen",
    beginTonight: "Abend beginnen",
    oneGame: "Ein Spiel",
    name: "Name des Abends",
    namePlaceholder: "Kneipenabend",
    buyIn: "Buy-in",
    beginning: "Beginnt…",
    isOn: (name, since) =>
      `${name === null ? "Abend läuft" : `${name} läuft`}${since === null ? "" : ` seit ${since}`}`,
    bought: (count, times) =>
      times === 0
        ? "Noch keine Buy-ins"
        : `${times === 1 ? "1 Buy-in" : `${times} Buy-ins`}${times > count ? ` von ${count === 1 ? "1 Person" : `${count} Leuten`}` : ""}`,
    each: (buyIn) => `${buyIn} je Buy-in`,
    free: "Kein Buy-in",
    inAll: "insgesamt",
    who: "Wer hat sich eingekauft?",
    boughtIn: "Wer sich eingekauft hat",
    times: timesWord,
    more: (name) => `Buy-in hinzufügen: ${name}`,
    less: (name) => `Buy-in entfernen: ${name}`,
    takers: "Wer bekommt den Pott?",
    takersHint: "Nach Anteilen geteilt. Je einer: alle gleich viel.",
    shares: (shares) => (shares === 1 ? "1 Anteil" : `${shares} Anteile`),
    moreShares: (name) => `Anteil hinzufügen: ${name}`,
    fewerShares: (name) => `Anteil entfernen: ${name}`,
    noOneYet: "Noch niemand.",
    sending: "Wird gespeichert…",
    ended: "Vorbei.",
    goOn: "Abend wieder öffnen",
    staysEnded: (game) => `${game} bleibt beendet: nach Feierabend geändert.`,
    change: "Name und Buy-in bearbeiten",
    save: "Speichern",
    games: "Spiele an diesem Abend",
    noGames: "Noch keine Spiele. Neue zählen für diesen Abend.",
  },

  pick: {
    title: (group) => `${group}, im Uhrzeigersinn`,
    roster: "Namen im Uhrzeigersinn antippen",
    sit: (name) => `${name} hinsetzen`,
    seated: (name, seat) => `${name}, Platz ${seat}. Zum Entfernen antippen`,
  },
} satisfies Words["groupGamesWords"];

export const nightResultWords = {
  chipsOver: {
    title: "Chips im Lauf des Abends",
    legend: "Chips nach jedem Spiel",
    who: "Name",
    begin: "Anfang",
    game: (game: number) => `Spiel ${game}`,
  },
  soFar: "Bis jetzt",
  result: "Ergebnisse",
  none: "Hier stehen die Ergebnisse, sobald ihr spielt.",
  games: (games) => (games === 1 ? "1 Spiel" : `${games} Spiele`),
  wins: (wins) => `${timesWord(wins)} gewonnen`,
  washes: (washes) => `${timesWord(washes)} gespült`,
  losses: (losses) => `${timesWord(losses)} verloren`,
  inAndOut: (into, out) => `${into} hinein, ${out} heraus`,
  left: "früher gegangen",
  parties: { bank: "die Bank", pot: "der Pott", someone: "jemand" },
  leftovers: { bank: "Die Bank", pot: "Noch im Pott", money: "Übrige Buy-ins" },
  debts: "Abrechnen",
  stranded: {
    title: "Pötte ohne Sieg",
    lies: (game, chips, over) =>
      over
        ? `${game} hat mit ${sayStakeCount("chip", chips)} im Pott aufgehört.`
        : `${game} ist noch offen, mit ${sayStakeCount("chip", chips)} im Pott.`,
    until: "Chips im Pott gelten als zurückgezahlt, bis jemand sie bekommt.",
    share: (names) => (names.length === 1 ? `${names[0]} nimmt ihn` : `${sayCrew(names)} teilen ihn`),
    back: "Allen zurückzahlen",
    one: "Nur einer Person geben: Spiel öffnen",
    open: "Spiel öffnen und beenden",
  },
  pays: "zahlt",
  payment: (from, to, what) => `${from} zahlt ${to} ${what}`,
  paid: "bezahlt",
  before: "Übertrag",
  open: (payments) => (payments === 1 ? "1 Zahlung" : `${payments} Zahlungen`),
  share: "Teilen",
  shareName: "Ein Bild dieses Abends teilen",
  drawing: "Wird gezeichnet…",
} satisfies Words["nightResultWords"];

export const sayDay: Words["sayDay"] = (day, today, yesterday) => {
  if (day === today) return "heute";
  return day === yesterday ? "gestern" : sayDayInFull(day);
};

export const sayDayHeading: Words["sayDayHeading"] = (day, today, yesterday) =>
  capital(sayDay(day, today, yesterday));

export const sayParts: Words["sayParts"] = (parts) => capital(parts.join(" · "));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rosterWords = {
  header: {
    home: "Startseite",
    pages: "Seiten dieser Gruppe",
    games: "Spiele",
    people: "Leute",
    ledger: "Abrechnung",
    more: "Mehr",
  },

  title: "Liste",
  none: "Auf der Liste steht noch niemand.",
  noneHint: "Trag alle einmal ein. Dann braucht ein Spiel nur ein paarmal Tippen.",
  noneToSee: "Ein Admin fügt alle hinzu.",
  add: "Leute hinzufügen",
  addField: "Namen, durch Kommas getrennt",
  addPlaceholder: "Albers, Bauer, Cordes",
  addDone: "Hinzufügen",
  added: (count) => (count === 1 ? "1 Person hinzugefügt." : `${count} Leute hinzugefügt.`),
  change: (name) => `${name} bearbeiten`,
  you: "du",
  signsIn: "hat ein Konto",
  shift: (name) => `Schicht ${name}`,
  games: (count) => (count === 0 ? "noch kein Spiel" : count === 1 ? "1 Spiel" : `${count} Spiele`),
  also: (names) => `auch ${names}`,
  retired: "Ausgeschieden",
  retiredHint: "Stehen bei neuen Spielen nicht zur Wahl. Ihre Spiele bleiben.",

  name: "Name",
  nickname: "Spitzname",
  nicknameHint: "Steht am Tisch statt des Namens.",
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
  account: "Verknüpftes Konto",
  noAccount: "Keins",
  theirAccount: "Jetziges Konto",
  save: "Speichern",
  saving: "Wird gespeichert…",
  saved: (name) => `${name} gespeichert.`,

  retire: "Als ausgeschieden markieren",
  isRetired: (name) => `${name} ist ausgeschieden.`,
  restore: "Zurückholen",
  isBack: (name) => `${name} ist zurück.`,
  remove: "Endgültig entfernen",
  removed: (name) => `${name} entfernt.`,

  merge: "Zusammenführen mit…",
  mergeTitle: (name) => `Unter welchem Namen steht ${name} noch?`,
  mergeHint: "Die Spiele stehen dann unter diesem Namen. Rückgängig geht jederzeit.",
  mergeInto: (name, into) => `${name} mit ${into} zusammenführen`,
  merged: (name, into) => `${name} zählt jetzt als ${into}.`,
  noOneElse: "Sonst steht niemand auf der Liste.",
  separate: (name) => `${name} wieder trennen`,
  separated: (name) => `${name} steht wieder für sich.`,
  isNotGuest: (name, guest) => `${name} ist nicht Gast ${guest}`,
  isGuestAgain: (guest) => `${guest} ist wieder Gast, mit allem, was offen ist.`,

  seasons: {
    shifts: "Schichten",
    seasons: "Saisons",
    shiftsHint: "Spiele zählen für die Schicht im Dienst.",
    seasonsHint: "Spiele zählen für die neueste Saison.",
    none: "Noch keine.",
    addShift: "Schicht hinzufügen",
    addSeason: "Saison hinzufügen",
    shift: "Name der Schicht",
    season: "Name der Saison",
    day: "Erster Tag",
    change: (name) => `${name} bearbeiten`,
    since: (day) => `ab ${day}`,
    retired: "beendet",
    isAdded: (name) => `${name} hinzugefügt.`,
    isSaved: (name) => `${name} gespeichert.`,
    retire: "Beenden",
    restore: "Zurückholen",
  },
} satisfies Words["rosterWords"];

export const moveWords = {
  open: "Diese Spiele in eine Gruppe verschieben",
  makeGroup: "Aus dieser Crew eine Gruppe machen",
  makeGroupHint: "Spiele, Abwasch und Namen kommen mit. Das lässt sich nicht rückgängig machen.",
  making: "Gruppe entsteht…",
  title: "In eine Gruppe verschieben",
  hint: (games) =>
    `${games === 1 ? "Das Spiel zieht mit seinem ganzen Verlauf um." : `Deine ${games} Spiele ziehen mit ihrem ganzen Verlauf um.`} Das lässt sich nicht rückgängig machen.`,
  which: "In welche Gruppe?",
  who: "Wer ist wer auf der Liste?",
  whoHint: "Gleiche Namen sind schon gewählt.",
  guest: "Gast, nicht auf der Liste",
  add: "Zur Liste hinzufügen",
  at: (games) => (games === 1 ? "in 1 Spiel" : `in ${games} Spielen`),
  twice: (one, other) => `${one} und ${other} werden eine Person. Nur wenn sie nie zusammen gespielt haben.`,
  move: (group) => `Zu ${group} verschieben`,
  moving: "Wird verschoben…",
  signIn: "Melde dich an, um Spiele in deine Gruppe zu verschieben.",
  toSignIn: "Anmelden",
  noGroup: "Du bist noch in keiner Gruppe. Leg eine an oder lass dich einladen.",
  notScorekeeper: "Spiele verschieben kann nur, wer am Tisch aufschreibt. Frag dort.",
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
  anyone: "Egal wer",
  retired: (name) => `${name} (nicht mehr dabei)`,
  guest: "Oder der Name eines Gasts",
  go: "Suchen",
  all: "Alle Spiele zeigen",
  further: "Ältere Spiele",
  lookFurther: "Weiter zurück suchen",
  latest: "Zurück zu den neuesten",
  found: "Gefunden",
  none: "Keine Spiele gefunden.",
  noneHint: "Lass einen Filter weg oder wähl andere Tage.",
  nothingYet: "Noch keine Spiele. Das erste erscheint hier.",
  soFar: (day) => `Durchsucht bis zurück zu: ${day}.`,
  ignored: {
    from: "Ungültiger erster Tag, weggelassen.",
    to: "Ungültiger letzter Tag, weggelassen.",
    game: "Unbekanntes Spiel, alle werden gezeigt.",
    person: "Nicht auf dieser Liste, die Spiele von allen werden gezeigt.",
    guest: "Name zu lang, weggelassen.",
  },
  backwards: "Der erste Tag liegt nach dem letzten.",
};
