// What a turn with the one cup is drawn with: all of it is one chunk.
export { CupKeys } from "./CupKeys";
export { DiceTray } from "./DiceTray";
export { LyingKeys, LyingRow } from "./LyingDice";
export { OpenDice } from "./OpenDice";
