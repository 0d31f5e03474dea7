// The phase between a challenge and its verdict, as it begins: one chunk.
export { AllCups } from "./AllCups";
export { OneCup } from "./OneCup";
