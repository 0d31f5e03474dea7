import type { WordsOf } from "../dictionary";
import { diceWord } from "./anyPage";
import { faceWord } from "./terms";

type Words = WordsOf<"photo">;

export const photoWords = {
  title: "Würfel vom Foto",
  how: [
    "Gerade von oben, alle Würfel im Bild.",
    "Die Würfel liegen auseinander, keiner auf einem anderen.",
    "Viel Licht, keine harten Schatten, ein schlichter Tisch.",
  ],
  stays: "Das Foto bleibt auf diesem Handy und wird nicht aufgehoben.",
  take: "Foto machen",
  choose: "Foto wählen",
  byCamera: "Mit der Kamera",
  another: "Anderes Foto",
  cancel: "Abbrechen",
  camera: "Was die Kamera sieht",
  noCamera: "Die Kamera ist hier nicht zu haben. Wähle ein Foto, oder mach eins mit der Kamera des Handys.",
  opening: "Das Foto wird geöffnet …",
  looking: "Würfel werden gesucht …",
  closer: (looked, of) => `Genauer hingesehen: ${looked} von ${of}`,
  canBeWrong: "Das kann falsch sein: Sieh auf die Zahlen.",
  read: (dice, of) => (of === null ? `${diceWord(dice)} gelesen` : `${dice} von ${of} gelesen`),
  unsure: (dice) => (dice === 0 ? "alle sicher" : `${dice} unsicher, gestrichelt`),
  found: (dice) => (dice === 1 ? "1 zählt" : `${dice} zählen`),
  photo: "Das Foto: Tippe einen Würfel an, um ihn zu berichtigen, oder dahin, wo einer fehlt",
  whole: "Ganzes Foto",
  dice: "Die gelesenen Würfel",
  die: (face, counts, sure) =>
    [faceWord(face, 1), ...(counts ? ["zählt"] : []), sure ? "sicher" : "unsicher"].join(", "),
  inHand: (which) => ["erste Hand", "zweite Hand"][which] ?? "",
  shows: "Was zeigt er?",
  showsNew: "Was zeigt der fehlende Würfel?",
  face: (face) => `Er zeigt ${faceWord(face, 1)}`,
  noDie: "Kein Würfel",
  leave: "So lassen",
  add: "Würfel dazu",
  whatIsIt: "Was ist auf dem Foto?",
  everything: (dice) => `Alle ${dice} Würfel`,
  cupOf: (name) => `Becher von ${name}`,
  oneCup: "Die Würfel unter dem Becher",
  oneHand: "Eine Hand",
  bothHands: "Beide Hände",
  shownDice: "Die gezeigten Würfel",
  someDice: "Die Würfel, die da liegen",
  missing: (dice) =>
    `${dice === 1 ? "Ein Würfel fehlt" : `${dice} Würfel fehlen`}: Tippe an, wo, oder mach ohne weiter.`,
  tooMany: (dice) =>
    `${dice === 1 ? "Ein Würfel" : `${dice} Würfel`} zu viel: Tippe an, was keiner ist oder nicht mitspielt (der rote Würfel), dann Kein Würfel.`,
  goOn: (dice) => `Mit ${dice} weiter`,
  takeDice: (dice) => (dice === 1 ? "Diesen Würfel nehmen" : `Diese ${dice} Würfel nehmen`),
  nothing: "Keine Würfel gefunden. Was hilft:",
  nonsense: "Das liest sich kaum als Würfel. Was hilft:",
  failed:
    "Das Foto konnte hier nicht gelesen werden: Diesem Browser fehlt etwas dafür, oder dem Handy Speicher. Tippe die Würfel ein.",
  notCome:
    "Was Fotos liest, ist nicht angekommen: Es gibt kein Netz. Versuche es noch einmal, oder tippe die Würfel ein.",
  refusals: {
    "photo-type": "Das ist kein Foto: Gelesen werden JPEG, PNG, WebP und HEIC.",
    "photo-cut-off":
      "Die Datei ist abgeschnitten: Ein Teil des Bildes fehlt. Mach oder kopiere es noch einmal.",
    "photo-moves": "Dieses Bild bewegt sich. Nimm eins, das stillsteht.",
    "photo-too-large": "Das Foto ist zu groß: Gelesen werden bis zu 52 Megapixel und 64 MB. Mach es kleiner.",
    "photo-too-small":
      "Das Foto ist zu klein: Die kürzere Kante braucht mindestens 64 Pixel. Mach es größer.",
    "photo-unreadable":
      "Das Foto lässt sich hier nicht öffnen: Es ist beschädigt oder von einer Art, die dieser Browser nicht kennt. Als JPEG geht es (iPhone: Einstellungen › Kamera › Formate › Maximale Kompatibilität).",
  },
  noFile:
    "Die Datei ist nicht zu lesen: Sieh nach, ob es sie gibt, ob sie eine Datei ist und ob du sie lesen darfst.",
} satisfies Words["photoWords"];
