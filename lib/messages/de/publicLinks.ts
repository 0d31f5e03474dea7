import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"publicLinks">;

export const publicLinkWords = {
  title: "Öffentliche Links",
  hint: "Wer einen öffentlichen Link hat, kann ihn lesen. Es braucht kein Konto.",
  gameHint: "Wer den Link hat, liest dieses Spiel und sonst nichts.",
  none: "Noch keine.",
  kinds: { game: "Spiel", season: "Tabelle", dishes: "Abwasch-Verlauf" },
  gameOf: (game, day) => `${game}, ${day}`,
  names: {
    names: { name: "Namen", means: "Wie am Tisch." },
    initials: { name: "Anfangsbuchstaben", means: "R. O. für Randy Ortega. Keine Namen." },
  },
  namesOf: { names: "mit Namen", initials: "mit Anfangsbuchstaben" },
  since: "seit",
  what: "Was zeigt er?",
  how: "Namen oder Anfangsbuchstaben?",
  make: "Öffentlichen Link anlegen",
  makeNow: "Link anlegen",
  making: "Wird angelegt…",
  show: "Zeigen",
  showName: (what) => `Zeigen: ${what}`,
  takeBack: "Abschalten",
  takeBackName: (what) => `Abschalten: ${what}`,
  takenBack: "Link abgeschaltet.",

  link: {
    how: "Wer diesen Link hat, kann die Seite lesen.",
    qr: "QR-Code des öffentlichen Links",
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Markiert. Kopiere ihn über das Menü deines Handys.",
    send: "Senden…",
    hidden: "Andere Handys erreichen diesen Computer nicht. Verbinde ihn mit dem WLAN.",
  },

  notFound: {
    title: "Unter diesem Becher ist nichts",
    what: "Der Link ist abgeschaltet oder vertippt, oder der Inhalt wurde gelöscht.",
    safe: "Lass dir einen neuen Link schicken.",
  },
  tooMany: { title: "Zu viele falsche Links", what: "Warte eine Minute, dann öffne diesen noch einmal." },
  round: (round) => `Runde ${round}`,
  onlyResult: "Nur Ergebnis.",
  noRounds: "Keine Runden eingetragen.",
  inProgress: "Das Spiel läuft noch.",
  allRounds: "Runden",
  pages: "Mehr Runden",
  page: (page, pages) => `Seite ${page} von ${pages}`,
  earlier: "Frühere Runden",
  later: "Spätere Runden",
  readOnly: "Nur lesen",
  table: {
    who: "Name",
    games: "Spiele",
    washes: "Gespült",
    wins: "Gewonnen",
    none: "Noch kein Spiel zu Ende.",
  },
  from: (day) => `ab ${day}`,
  games: (games) => (games === 1 ? "1 Spiel" : `${games} Spiele`),
  rounds: (rounds) => (rounds === 1 ? "1 Urteil" : `${rounds} Urteile`),
  noWashes: "Noch niemand hat gespült.",
  washed: (who) => list(who),
  preview: {
    game: (game, day) => `${game}, ${day}`,
    season: (season) => `Tabelle: ${season}`,
    dishes: "Abwasch-Verlauf",
    description: "Aus Liar’s Table. Nur lesen.",
  },
} satisfies Words["publicLinkWords"];
