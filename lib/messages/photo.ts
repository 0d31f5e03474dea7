import { type Face, faceWord } from "@/lib/engine";
import { diceWord, possessive } from "./anyPage";
import { translated } from "./translated";

/** Dice that are read from a photo: how a good one is taken, what was read, what is not read at all. */
export const photoWords = translated("photo", "photoWords", {
  title: "Dice from a photo",
  how: [
    "From straight above, with all the dice in the picture.",
    "Dice apart, none on top of another.",
    "Much light, no hard shadows, a plain table.",
  ],
  stays: "The photo stays on this phone, and is not kept.",
  take: "Take the photo",
  choose: "Choose a photo",
  byCamera: "By the camera",
  another: "Another photo",
  cancel: "Cancel",
  camera: "What the camera sees",
  noCamera:
    "The camera is not to be had here. Choose a photo instead, or take one with the phone’s own camera.",
  opening: "Opening the photo …",
  looking: "Looking for dice …",
  closer: (looked: number, of: number) => `Looking closer: ${looked} of ${of}`,
  canBeWrong: "It can be wrong: look at the numbers.",
  /** "26 of 27 read". */
  read: (dice: number, of: number | null) =>
    of === null ? `${diceWord(dice)} read` : `${dice} of ${of} read`,
  unsure: (dice: number) => (dice === 0 ? "all sure" : `${dice} unsure, dashed`),
  found: (dice: number) => (dice === 1 ? "1 counts" : `${dice} count`),
  photo: "The photo: tap a die to mend it, or where one is missing",
  whole: "Whole photo",
  dice: "The dice that were read",
  /** A die for who does not see the photo: "five, counts, sure". */
  die: (face: Face, counts: boolean, sure: boolean) =>
    [faceWord(face, 1), ...(counts ? ["counts"] : []), sure ? "sure" : "unsure"].join(", "),
  inHand: (which: 0 | 1) => ["first hand", "second hand"][which] ?? "",
  shows: "What does it show?",
  showsNew: "What does the missing die show?",
  face: (face: Face) => `It shows ${faceWord(face, 1)}`,
  noDie: "No die",
  leave: "Leave it as it is",
  add: "Add a die",
  whatIsIt: "What is in the photo?",
  everything: (dice: number) => `All ${dice} dice`,
  cupOf: (name: string) => `${possessive(name)} cup`,
  oneCup: "The dice under the cup",
  oneHand: "One hand",
  bothHands: "Both hands",
  shownDice: "The dice that were shown",
  someDice: "The dice that lie there",
  missing: (dice: number) =>
    `${dice === 1 ? "One die is" : `${dice} dice are`} missing: tap where, or go on without.`,
  tooMany: (dice: number) =>
    `${dice === 1 ? "One die" : `${dice} dice`} too many: tap what is none, or not in play (the red die), then No die.`,
  goOn: (dice: number) => `Go on with ${dice}`,
  takeDice: (dice: number) => `Take ${dice === 1 ? "this die" : `these ${dice} dice`}`,
  nothing: "No dice were found. What helps:",
  nonsense: "That hardly reads as dice. What helps:",
  failed:
    "The photo could not be read here: this browser lacks what is needed, or the phone its memory. Type the dice.",
  notCome: "What reads photos has not come: there is no line. Try again, or type the dice.",
  refusals: {
    "photo-type": "This is no photo: a JPEG, PNG, WebP or HEIC picture is read.",
    "photo-cut-off": "The file is cut off: part of the picture is missing. Take or copy it once more.",
    "photo-moves": "This picture moves. Take one that stands still.",
    "photo-too-large": "The photo is too large: up to 52 megapixels and 64 MB are read. Take it smaller.",
    "photo-too-small": "The photo is too small: its shorter edge needs 64 pixels at least. Take it larger.",
    "photo-unreadable":
      "The photo cannot be decoded here: it is damaged, or of a kind that this browser does not know. As a JPEG it can (iPhone: Settings › Camera › Formats › Most Compatible).",
  },
  noFile: "The file cannot be read: see that it is there, that it is a file, and that you may read it.",
} as const);
