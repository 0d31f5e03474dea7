// Rarely shown parts between rounds: one chunk.
export { HandVerdict } from "@/app/_verdict/HandVerdict";
export { BuyInKeys } from "./BuyInKeys";
export { GiveDrink } from "./GiveDrink";
export { TypedOtherwise } from "./TypedOtherwise";
