// The question parser, loaded together when the desk's box is used.
export { claimInEnglish } from "./claims";
export { readSentence } from "./read";
