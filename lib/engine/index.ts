// The one door to the engine. Everything outside imports from here.
export type { Played } from "./actions/played";
export { counts } from "./claims/countBids";
export { faceWord } from "./claims/countWords";
export { sayClaim } from "./claims/say";
export { gameIds } from "./games";
export { type Legal, legal, legalNow, type Offer } from "./legal";
export { LONGEST_NAME, readNames } from "./names";
export { type NewGame, newGame } from "./newGame";
export { play } from "./play";
export { assertNever, ok, type Result, refused } from "./result";
export { activePlayers, toAct } from "./seats";
export * from "./vocabulary";
