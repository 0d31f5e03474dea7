import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"screen">;

export const screenWords = {
  title: "Fernseher",

  code: {
    heading: "Hol einen Tisch auf diesen Fernseher",
    scan: "Scanne das mit dem Handy, das aufschreibt, oder mit dem eines Admins der Gruppe.",
    type: "Oder gib dort unter „Teilen“ den Code ein:",
    qr: "QR-Code, um einen Tisch auf diesen Fernseher zu holen",
    coming: "Lädt…",
    lost: "Keine Verbindung zum Server. Neuer Versuch…",
    hidden: "Handys erreichen diesen Computer nicht. Verbinde ihn mit dem WLAN.",
  },

  idle: {
    due: "Als Nächstes spült",
    last: "Letztes Spiel",
    results: "Letzte Ergebnisse",
    none: "Hier gab es noch kein Spiel.",
    stopped: (round) => `In Runde ${round} beendet.`,
    washed: (names) => `${list(names)} ${names.length === 1 ? "hat" : "haben"} gespült`,
    won: (names) => `${list(names)} ${names.length === 1 ? "hat" : "haben"} gewonnen`,
    sit: "Zum Mitspielen scannen",
    qr: "QR-Code zum Mitspielen",
  },

  give: {
    heading: "Einen Tisch auf diesem Fernseher zeigen",
    sees: "Prüfe, dass der Fernseher diesen Code zeigt. Alle dort sehen dann den Tisch.",
    key: (table) => `${table} zeigen`,
    hint: "auf diesem Fernseher",
    going: "Verbindet…",
    given: (table) => `Der Fernseher zeigt jetzt: ${table}.`,
    away: "Trennen kannst du ihn am Tisch, unter „Teilen“.",
    toTable: "Tisch öffnen",
    field: "Code auf dem Fernseher",
    codeFirst: "Gib die sechs Zeichen vom Fernseher ein.",
    noAnswer: "Keine Antwort. Sieh auf den Fernseher und versuch es noch einmal.",
    none: {
      title: "Kein Tisch zum Zeigen",
      what: "Das kann nur, wer am Tisch aufschreibt, oder ein Admin der Gruppe.",
      safe: "Der Fernseher zeigt weiter seinen Code.",
    },
    signIn: "Anmelden",
  },
} satisfies Words["screenWords"];

export const sayTable: Words["sayTable"] = (name, group, others) =>
  group === null ? others : name === null ? group : `${name}, ${group}`;
