// What a turn with the one cup begins with: one chunk.
export { CupKeys } from "./CupKeys";
export { OpenDice } from "./OpenDice";
