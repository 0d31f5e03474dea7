// What every turn with the one cup draws: together, so that the words they share are fetched once.
export { CupKeys } from "./CupKeys";
export { OpenDice } from "./OpenDice";
