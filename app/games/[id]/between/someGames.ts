// What only some games show between rounds: one chunk.
export { HandVerdict } from "@/app/_verdict/HandVerdict";
export { BuyInKeys } from "./BuyInKeys";
export { GiveDrink } from "./GiveDrink";
