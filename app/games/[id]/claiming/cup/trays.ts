// The dice trays of the one cup: one chunk.
export { DiceTray } from "./DiceTray";
export { LyingKeys, LyingRow } from "./LyingDice";
