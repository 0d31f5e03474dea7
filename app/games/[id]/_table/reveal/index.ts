// The phase between a challenge and its verdict: all of it is one chunk.
export { AllCups } from "./AllCups";
export { OneCup } from "./OneCup";
