import type { WordsOf } from "../dictionary";

type Words = WordsOf<"anyPage">;

export const ownLanguage = {
  code: "de",
  locale: "de-DE",
  justNow: "gerade eben",
  choose: "Sprache",
  notChosen: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
};

/** „Bobs“, „James’“. */
export const possessive: Words["possessive"] = (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const list: Words["list"] = (names) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;

const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];

/** „eins“ steht für sich: vor einem Wort heißt es „ein“, „eine“ oder „einen“. */
export const numberWord: Words["numberWord"] = (count) => NUMBERS[count] ?? String(count);

export const diceWord: Words["diceWord"] = (count) => `${count} Würfel`;

export const browserWords = {
  any: "Ein Browser",
  on: (browser, system) => `${browser} auf ${system}`,
  systems: {
    iPhone: "einem iPhone",
    iPad: "einem iPad",
    Android: "Android",
    Windows: "Windows",
    Chromebook: "einem Chromebook",
    Mac: "einem Mac",
    Linux: "Linux",
  },
} satisfies Words["browserWords"];

export const plainWords = {
  home: "Startseite",
  notFound: {
    title: "Unter diesem Becher ist nichts",
    what: "Diese Seite gibt es nicht, oder dieses Handy ist noch nicht an dem Tisch.",
    safe: "Scanne dazu den QR-Code auf einem Handy am Tisch, unter „Teilen“.",
  },
  wentWrong: {
    title: "Das ist vom Tisch gefallen",
    what: "Etwas ist schiefgegangen. Deine Spiele sind sicher.",
    again: "Noch einmal",
  },
} satisfies Words["plainWords"];

export const laterWords = {
  coming: "Lädt…",
  failed: "Das ließ sich nicht laden. Prüfe die Verbindung.",
  again: "Noch einmal",
} satisfies Words["laterWords"];

export const linkWords = {
  open: "Teilen",
  title: "Lade andere ein",
  pass: "An ein Offline-Handy",
  watching: "Du schaust zu.",
  watchingHint: "Lass dir den Link zum Mitspielen geben.",
  rounds: "Alle Runden",
  roundOf: (round) => `Runde ${round}`,
  awaited: "Die Becher werden aufgedeckt.",

  asking: "Zugang wird geprüft…",
} satisfies Words["linkWords"];

export const tvLine = {
  lost: (time) => `Offline. Letzter Stand ${time}.`,
  sound: (on) => (on ? "Ton: an" : "Ton einschalten"),
} satisfies Words["tvLine"];
