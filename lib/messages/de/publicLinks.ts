import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"publicLinks">;

export const publicLinkWords = {
  title: "Öffentliche Links",
  hint: "Wer so einen Link hat, liest ohne Konto, was er zeigt, bis er zurückgenommen wird.",
  gameHint:
    "Wer den Link hat, liest dieses Spiel: seine Urteile und wie es ausging, sonst nichts von der Gruppe.",
  none: "Es gibt keinen.",
  kinds: {
    game: "Ein Spiel",
    season: "Eine Tabelle: gewonnen und gespült",
    dishes: "Wer wann gespült hat",
  },
  gameOf: (game, day) => `${game}, ${day}`,
  names: {
    names: { name: "Namen", means: "Alle heißen wie am Tisch." },
    initials: { name: "Anfangsbuchstaben", means: "R. O. für Randy Ortega; kein Name steht dort." },
  },
  namesOf: { names: "mit Namen", initials: "mit Anfangsbuchstaben" },
  since: "seit",
  what: "Was zeigt er?",
  how: "Wie heißen alle?",
  make: "Öffentlichen Link anlegen",
  makeNow: "Link anlegen",
  making: "Wird angelegt…",
  show: "Zeigen",
  showName: (what) => `Den Link zeigen: ${what}`,
  takeBack: "Zurücknehmen",
  takeBackName: (what) => `Den Link zurücknehmen: ${what}`,
  takenBack: "Dieser Link führt nirgends mehr hin.",

  link: {
    how: "Wer diesen Link hat, kann die Seite lesen, bis er zurückgenommen wird.",
    qr: "QR-Code des öffentlichen Links",
    copy: "Adresse kopieren",
    copied: "Kopiert",
    selected: "Markiert: Kopiere sie über das Menü deines Handys.",
    send: "Senden…",
    hidden:
      "Andere Handys können diese Adresse nicht öffnen: Dieser Rechner hängt an keinem Netz, das sie erreichen.",
  },

  notFound: {
    title: "Unter diesem Becher ist nichts",
    what: "Dieser Link führt nirgends hin: Er wurde zurückgenommen, was er zeigte, wurde gelöscht, oder ein Zeichen stimmt nicht.",
    safe: "Wer ihn geschickt hat, kann einen neuen anlegen.",
  },
  tooMany: {
    title: "Zu viele Links, die nirgends hinführen",
    what: "An deiner Adresse hat jemand viele Links geöffnet, die nirgends hinführen. Warte eine Minute, dann öffne diesen noch einmal.",
    safe: "Nichts ging verloren.",
  },
  round: (round) => `Runde ${round}`,
  onlyResult: "Nur das Ergebnis wurde aufgeschrieben.",
  noRounds: "Keine Runde wurde aufgeschrieben.",
  goesOn: "Das Spiel läuft noch.",
  allRounds: "Die Runden",
  pages: "Mehr Runden",
  page: (page, pages) => `Seite ${page} von ${pages}`,
  earlier: "Frühere Runden",
  later: "Spätere Runden",
  readOnly: "Nur zum Lesen: Hier lässt sich nichts ändern.",
  table: {
    who: "Wer",
    games: "Spiele",
    washes: "Gespült",
    wins: "Gewonnen",
    none: "Noch kein Spiel ist zu Ende.",
  },
  from: (day) => `ab ${day}`,
  games: (games) => (games === 1 ? "1 Spiel" : `${games} Spiele`),
  rounds: (rounds) => (rounds === 1 ? "1 Urteil" : `${rounds} Urteile`),
  noWashes: "Noch niemand hat gespült.",
  washed: (who) => list(who),
  preview: {
    game: (game, day) => `${game}, ${day}`,
    season: (season) => `Die Tabelle: ${season}`,
    dishes: "Wer wann gespült hat",
    description: "Aus Liar’s Table, nur zum Lesen.",
  },
} satisfies Words["publicLinkWords"];
