// What is asked of the dice of the one cup once a key was tapped: one chunk.
export { DiceTray } from "./DiceTray";
export { LyingKeys, LyingRow } from "./LyingDice";
