// The engine's public interface. Everything outside imports from here.
export type { Played } from "./actions/played";
export { shares } from "./actions/transfers";
export {
  type AlternativeResult,
  alternativeResults,
  type PlayedRound,
  type UnknownReason,
} from "./alternativeResults";
export { counts } from "./claims/countBids";
export type { Decided } from "./claims/decided";
export { facesOf, familyOf, type HandFamily, kickersOf } from "./claims/handOrder";
export { namedDice } from "./claims/namedDice";
export { faceWord } from "./claims/numberWords";
export { sayClaim } from "./claims/say";
export { canRaise, dicePerHand, judgeClaim, oddsOf, termsAsked } from "./desk";
export {
  challengeLabel,
  endNames,
  gameIds,
  gameNamed,
  houseOf,
  namedAtEnd,
  namesLosers,
  namesWinners,
  optionsOf,
  rulesAt,
  rulesUnder,
} from "./games";
export { ownGameId, ownLook, ownRules } from "./games/own";
export type { GameId } from "./games/registry";
export {
  byTheTable,
  claimLadder,
  type Legal,
  type LegalChallenge,
  legal,
  legalNow,
  type Rung,
} from "./legal";
export type { LegalDie, LegalSteps, Offer } from "./legalSteps";
export { isVisible, MAX_NAME_LENGTH, readNames } from "./names";
export { type NewGame, newGame, newOwnGame } from "./newGame";
export { reRollOdds } from "./odds/reRollOdds";
export type { LiftedCup, Option, Options, RuleSet } from "./parts";
export { play } from "./play";
export { assertNever, ok, type Result, refused } from "./result";
export { casesOf, rowFor } from "./ruleSet";
export { activePlayers, leftOf, rightOf, toAct } from "./seats";
export { atStake, balanced, buysIn, diceInPlay, standing } from "./standing";
export * from "./vocabulary";
