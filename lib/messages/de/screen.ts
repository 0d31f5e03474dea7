import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"screen">;

export const screenWords = {
  title: "Der große Bildschirm des Tisches",

  code: {
    heading: "Welchen Tisch zeigt dieser Bildschirm?",
    scan: "Scanne das mit einem Handy, das den Tisch führt.",
    type: "Oder tippe dort unter Teilen den Code:",
    qr: "QR-Code, der diesem Bildschirm einen Tisch gibt",
    coming: "Einen Moment …",
    lost: "Keine Verbindung zum Server. Dieser Bildschirm versucht es von selbst wieder.",
    hidden:
      "Handys können diese Adresse nicht öffnen: Dieser Computer ist in keinem Netz, das sie erreichen.",
  },

  house: {
    due: "Nach der Zahl ist an der Reihe",
    last: "Das letzte Spiel",
    results: "Die letzten Ergebnisse",
    none: "Hier wurde noch nichts gespielt.",
    stopped: (round) => `In Runde ${round} stehen geblieben.`,
    washed: (names) => `${list(names)} ${names.length === 1 ? "hat" : "haben"} gespült`,
    won: (names) => `${list(names)} ${names.length === 1 ? "hat" : "haben"} gewonnen`,
    sit: "Setz dich mit deinem Handy dazu",
    qr: "QR-Code des Links zum Mitspielen",
  },

  give: {
    heading: "Einen Tisch auf diesem Bildschirm zeigen",
    sees: "Nur, wenn du davor stehst und er diesen Code zeigt. Er zeigt dann den Tisch und seine Spiele allen, die hinsehen.",
    key: (table) => `${table} zeigen`,
    hint: "auf diesem Bildschirm",
    going: "Einen Moment …",
    given: (table) => `Der Bildschirm zeigt jetzt: ${table}.`,
    away: "Wegschicken kannst du ihn am Tisch, unter Teilen.",
    toTable: "Zum Tisch",
    field: "Der Code auf dem Bildschirm",
    codeFirst: "Tippe die sechs Zeichen, die der Bildschirm zeigt.",
    noAnswer:
      "Es kam keine Antwort, also ist nicht sicher, ob es geschehen ist. Sieh auf den Bildschirm und versuch es noch einmal.",
    none: {
      title: "Dieses Handy führt keinen Tisch",
      what: "Einen großen Bildschirm hängt das Handy an den Tisch, das dort das Spiel begonnen hat, oder ein Spielwart der Gruppe.",
      safe: "Nichts wurde geändert. Der Bildschirm zeigt weiter seinen Code.",
    },
    signIn: "Anmelden",
  },
} satisfies Words["screenWords"];

export const sayTable: Words["sayTable"] = (name, group, others) =>
  group === null ? others : name === null ? group : `${name}, ${group}`;
