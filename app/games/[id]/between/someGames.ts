// What only some games show between rounds: one chunk.
export { HandVerdict } from "@/app/_verdict/HandVerdict";
export { GiveDrink } from "./GiveDrink";
