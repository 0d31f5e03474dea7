import { type Face, faceWord } from "@/lib/engine";
import { diceWord, possessive } from "./anyPage";
import { translated } from "./translated";

/** Dice read from a photo: how to take a good one, the result, and why none can be read. */
export const photoWords = translated("photo", "photoWords", {
  title: "Dice from a photo",
  how: [
    "From straight above, all dice in the picture.",
    "Dice apart, none stacked.",
    "Bright light, no hard shadows, a plain table.",
  ],
  stays: "The photo stays on this phone and isn’t saved.",
  take: "Take photo",
  choose: "Choose photo",
  byCamera: "Use camera",
  another: "Another photo",
  cancel: "Cancel",
  camera: "Camera view",
  noCamera: "No camera here. Choose a photo instead.",
  opening: "Opening photo…",
  looking: "Looking for dice…",
  closer: (looked: number, of: number) => `Looking closer: ${looked} of ${of}`,
  canBeWrong: "Check the numbers.",
  /** "26 of 27 read". */
  read: (dice: number, of: number | null) =>
    of === null ? `${diceWord(dice)} read` : `${dice} of ${of} read`,
  unsure: (dice: number) => (dice === 0 ? "all sure" : `${dice} unsure, dashed`),
  found: (dice: number) => (dice === 1 ? "1 counts" : `${dice} count`),
  photo: "Photo: tap a die to fix it, or where one is missing",
  whole: "Whole photo",
  dice: "Dice read",
  /** A die for screen readers: "five, counts, sure". */
  die: (face: Face, counts: boolean, sure: boolean) =>
    [faceWord(face, 1), ...(counts ? ["counts"] : []), sure ? "sure" : "unsure"].join(", "),
  inHand: (which: 0 | 1) => ["first hand", "second hand"][which] ?? "",
  shows: "What does it show?",
  showsNew: "What does the missing die show?",
  face: (face: Face) => `It shows ${faceWord(face, 1)}`,
  noDie: "No die",
  leave: "Leave it",
  add: "Add die",
  whatIsIt: "What’s in the photo?",
  everything: (dice: number) => `All ${dice} dice`,
  cupOf: (name: string) => `${possessive(name)} cup`,
  oneCup: "Dice under the cup",
  oneHand: "One hand",
  bothHands: "Both hands",
  shownDice: "Revealed dice",
  someDice: "Dice on the table",
  missing: (dice: number) =>
    `${dice === 1 ? "One die is" : `${dice} dice are`} missing. Tap where, or go on.`,
  tooMany: (dice: number) =>
    `${dice === 1 ? "One die" : `${dice} dice`} too many. Tap each one not in play, then No die.`,
  goOn: (dice: number) => `Go on with ${dice}`,
  takeDice: (dice: number) => `Use ${dice === 1 ? "this die" : `these ${dice} dice`}`,
  nothing: "No dice found. What helps:",
  nonsense: "These don’t look like dice. What helps:",
  failed: "This phone can’t read photos. Type the dice.",
  notCome: "You’re offline. Try again later, or type the dice.",
  refusals: {
    "photo-type": "Not a photo. Use JPEG, PNG, WebP or HEIC.",
    "photo-cut-off": "Part of the photo is missing. Take or copy it again.",
    "photo-moves": "This picture moves. Use a still one.",
    "photo-too-large": "Photo too large. Use up to 52 megapixels and 64 MB.",
    "photo-too-small": "Photo too small. Use at least 64 pixels a side.",
    "photo-unreadable":
      "Can’t open this photo. Use JPEG (iPhone: Settings › Camera › Formats › Most Compatible).",
  },
  noFile: "Can’t read that file. Check its path and permissions.",
} as const);
