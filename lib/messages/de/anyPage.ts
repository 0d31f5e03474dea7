import type { WordsOf } from "../dictionary";

type Words = WordsOf<"anyPage">;

export const ownLanguage = {
  code: "de",
  locale: "de-DE",
  justNow: "gerade eben",
  choose: "Sprache",
  notChosen: "Es kam keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
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
  home: "Zur Startseite",
  notFound: {
    title: "Unter diesem Becher ist nichts",
    what: "An dieser Adresse gibt es keine Seite, oder dieses Handy ist noch nicht an dem Tisch.",
    safe: "Nichts ging verloren. An einen Tisch kommst du mit dem QR-Code auf einem Handy, das schon dort ist: unter „Teilen“.",
  },
  wentWrong: {
    title: "Das fiel vom Tisch",
    what: "Beim Zeichnen dieser Seite ging bei uns etwas schief.",
    safe: "Alles, was vorher aufgeschrieben war, ist sicher.",
    again: "Noch einmal",
  },
} satisfies Words["plainWords"];

export const laterWords = {
  coming: "Einen Moment…",
  failed: "Dieser Teil ist nicht angekommen: Anscheinend gibt es kein Netz. Der Tisch bleibt, wie er ist.",
  again: "Noch einmal",
} satisfies Words["laterWords"];

export const linkWords = {
  open: "Teilen",
  title: "Hol andere an den Tisch",
  pass: "An ein Handy ohne Netz",
  watching: "Du schaust zu.",
  watchingHint: "Zum Mitspielen lass dir den anderen Link geben.",
  rounds: "Alle Runden",
  roundOf: (round) => `Runde ${round}`,
  awaited: "Die Becher werden gehoben.",

  asking: "Einen Moment: Bist du noch an diesem Tisch?",
} satisfies Words["linkWords"];

export const boardLine = {
  lost: (time) => `Keine Verbindung zum Tisch. So stand es um ${time}.`,
  sound: (on) => (on ? "Ton: an" : "Mit Ton?"),
} satisfies Words["boardLine"];
