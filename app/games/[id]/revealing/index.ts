// The first screens of the phase between challenge and verdict: one chunk.
export { AllCups } from "./AllCups";
export { OneCup } from "./OneCup";
