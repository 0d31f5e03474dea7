// Rarely shown parts between rounds, and those below the felt: one chunk.
export { HandReason, HandVerdict } from "@/app/_verdict/HandVerdict";
export { VerdictKeys } from "@/app/_verdict/VerdictKeys";
export { ConsentLine } from "../_consent/ConsentLine";
export { BuyInKeys } from "./BuyInKeys";
export { GiveDrink } from "./GiveDrink";
