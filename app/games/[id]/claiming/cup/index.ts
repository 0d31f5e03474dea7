// The keys of a turn with the one cup: one chunk.
export { CupKeys } from "./CupKeys";
export { OpenDice } from "./OpenDice";
