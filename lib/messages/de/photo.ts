import type { WordsOf } from "../dictionary";
import { diceWord } from "./anyPage";
import { faceWord } from "./terms";

type Words = WordsOf<"photo">;

export const photoWords = {
  title: "Würfel vom Foto",
  how: [
    "Gerade von oben, alle Würfel im Bild.",
    "Würfel auseinander, keiner auf einem anderen.",
    "Helles Licht, keine harten Schatten, ein schlichter Tisch.",
  ],
  stays: "Das Foto bleibt auf diesem Handy und wird nicht gespeichert.",
  take: "Foto machen",
  choose: "Foto wählen",
  byCamera: "Kamera nutzen",
  another: "Anderes Foto",
  cancel: "Abbrechen",
  camera: "Kamerabild",
  noCamera: "Keine Kamera hier. Wähle stattdessen ein Foto.",
  opening: "Foto wird geöffnet…",
  looking: "Würfel werden gesucht…",
  closer: (looked, of) => `Genauer hingesehen: ${looked} von ${of}`,
  canBeWrong: "Prüfe die Zahlen.",
  read: (dice, of) => (of === null ? `${diceWord(dice)} gelesen` : `${dice} von ${of} gelesen`),
  unsure: (dice) => (dice === 0 ? "alle sicher" : `${dice} unsicher, gestrichelt`),
  found: (dice) => (dice === 1 ? "1 zählt" : `${dice} zählen`),
  photo: "Foto: Tippe einen Würfel an, um ihn zu korrigieren, oder dahin, wo einer fehlt",
  whole: "Ganzes Foto",
  dice: "Gelesene Würfel",
  die: (face, counts, sure) =>
    [faceWord(face, 1), ...(counts ? ["zählt"] : []), sure ? "sicher" : "unsicher"].join(", "),
  inHand: (which) => ["erste Hand", "zweite Hand"][which] ?? "",
  shows: "Was zeigt er?",
  showsNew: "Was zeigt der fehlende Würfel?",
  face: (face) => `Er zeigt ${faceWord(face, 1)}`,
  noDie: "Kein Würfel",
  leave: "So lassen",
  add: "Würfel hinzufügen",
  whatIsIt: "Was ist auf dem Foto?",
  everything: (dice) => `Alle ${dice} Würfel`,
  cupOf: (name) => `Becher von ${name}`,
  oneCup: "Würfel unter dem Becher",
  oneHand: "Eine Hand",
  bothHands: "Beide Hände",
  shownDice: "Aufgedeckte Würfel",
  someDice: "Würfel auf dem Tisch",
  missing: (dice) =>
    `${dice === 1 ? "Ein Würfel fehlt" : `${dice} Würfel fehlen`}. Tippe an, wo, oder mach weiter.`,
  tooMany: (dice) =>
    `${dice === 1 ? "Ein Würfel" : `${dice} Würfel`} zu viel. Tippe jeden an, der nicht im Spiel ist, dann Kein Würfel.`,
  goOn: (dice) => `Mit ${dice} weiter`,
  takeDice: (dice) => (dice === 1 ? "Diesen Würfel nehmen" : `Diese ${dice} Würfel nehmen`),
  nothing: "Keine Würfel gefunden. Was hilft:",
  nonsense: "Das sieht nicht nach Würfeln aus. Was hilft:",
  failed: "Dieses Handy kann keine Fotos lesen. Tippe die Würfel ein.",
  notCome: "Du bist offline. Versuch es später noch einmal, oder tippe die Würfel ein.",
  refusals: {
    "photo-type": "Kein Foto. Nimm JPEG, PNG, WebP oder HEIC.",
    "photo-cut-off": "Ein Teil des Fotos fehlt. Mach oder kopiere es noch einmal.",
    "photo-moves": "Dieses Bild bewegt sich. Nimm eins, das stillsteht.",
    "photo-too-large": "Foto zu groß. Nimm höchstens 52 Megapixel und 64 MB.",
    "photo-too-small": "Foto zu klein. Nimm mindestens 64 Pixel pro Seite.",
    "photo-unreadable":
      "Das Foto lässt sich nicht öffnen. Nimm JPEG (iPhone: Einstellungen › Kamera › Formate › Maximale Kompatibilität).",
  },
  noFile: "Die Datei lässt sich nicht lesen. Prüfe Pfad und Rechte.",
} satisfies Words["photoWords"];
