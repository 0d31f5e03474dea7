// What reads questions in words, fetched together when the desk's box is used.
export { claimInEnglish } from "./claims";
export { readSentence } from "./read";
