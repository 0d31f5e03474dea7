import type * as accountScreens from "./en/accountScreens";
import type * as answerPreview from "./en/answerPreview";
import type * as api from "./en/api";
import type * as classics from "./en/arguments";
import type * as auditScreens from "./en/auditScreens";
import type * as bangers from "./en/bangers";
import type * as bangOrder from "./en/bangOrder";
import type * as betweenRounds from "./en/betweenRounds";
import type * as boardLine from "./en/boardLine";
import type * as boardScreens from "./en/boardScreens";
import type * as browsers from "./en/browsers";
import type * as butWePlay from "./en/butWePlay";
import type * as claims from "./en/claims";
import type * as comfortScreens from "./en/comfortScreens";
import type * as compareHouses from "./en/compareHouses";
import type * as comparisons from "./en/comparisons";
import type * as consents from "./en/consents";
import type * as crewScreens from "./en/crewScreens";
import type * as cupScreens from "./en/cupScreens";
import type * as cupSteps from "./en/cupSteps";
import type * as desk from "./en/desk";
import type * as door from "./en/door";
import type * as games from "./en/games";
import type * as gone from "./en/gone";
import type * as groupGames from "./en/groupGames";
import type * as groupScreens from "./en/groupScreens";
import type * as handClaims from "./en/handClaims";
import type * as hands from "./en/hands";
import type * as historyScreens from "./en/historyScreens";
import type * as houseRules from "./en/houseRules";
import type * as installationScreens from "./en/installationScreens";
import type * as joinScreens from "./en/joinScreens";
import type * as laterScreens from "./en/laterScreens";
import type * as linkScreens from "./en/linkScreens";
import type * as mails from "./en/mails";
import type * as moreScreens from "./en/moreScreens";
import type * as moreSheet from "./en/moreSheet";
import type * as news from "./en/news";
import type * as nextGame from "./en/nextGame";
import type * as notices from "./en/notices";
import type * as numbers from "./en/numbers";
import type * as onlookers from "./en/onlookers";
import type * as optionExamples from "./en/optionExamples";
import type * as ownLanguage from "./en/ownLanguage";
import type * as people from "./en/people";
import type * as phoneSheets from "./en/phoneSheets";
import type * as phones from "./en/phones";
import type * as plainScreens from "./en/plainScreens";
import type * as presetScreens from "./en/presetScreens";
import type * as questions from "./en/questions";
import type * as refusals from "./en/refusals";
import type * as revealScreens from "./en/revealScreens";
import type * as rosterScreens from "./en/rosterScreens";
import type * as roundLog from "./en/roundLog";
import type * as ruleSources from "./en/ruleSources";
import type * as rulesCard from "./en/rulesCard";
import type * as screens from "./en/screens";
import type * as shareSheet from "./en/shareSheet";
import type * as stakes from "./en/stakes";
import type * as startScreens from "./en/startScreens";
import type * as verdictCard from "./en/verdictCard";
import type * as verdictKeys from "./en/verdictKeys";
import type * as verdictLink from "./en/verdictLink";
import type * as verdicts from "./en/verdicts";
import type * as waiting from "./en/waiting";
import type * as waysOn from "./en/waysOn";

/** All English words, by module. */
export interface English {
  readonly auditScreens: typeof auditScreens;
  readonly bangers: typeof bangers;
  readonly notices: typeof notices;
  readonly gone: typeof gone;
  readonly handClaims: typeof handClaims;
  readonly waiting: typeof waiting;
  readonly waysOn: typeof waysOn;
  readonly onlookers: typeof onlookers;
  readonly comparisons: typeof comparisons;
  readonly consents: typeof consents;
  readonly moreSheet: typeof moreSheet;
  readonly bangOrder: typeof bangOrder;
  readonly nextGame: typeof nextGame;
  readonly shareSheet: typeof shareSheet;
  readonly revealScreens: typeof revealScreens;
  readonly verdictCard: typeof verdictCard;
  readonly betweenRounds: typeof betweenRounds;
  readonly roundLog: typeof roundLog;
  readonly stakes: typeof stakes;
  readonly cupSteps: typeof cupSteps;
  readonly accountScreens: typeof accountScreens;
  readonly api: typeof api;
  readonly arguments: typeof classics;
  readonly boardLine: typeof boardLine;
  readonly boardScreens: typeof boardScreens;
  readonly browsers: typeof browsers;
  readonly butWePlay: typeof butWePlay;
  readonly claims: typeof claims;
  readonly comfortScreens: typeof comfortScreens;
  readonly crewScreens: typeof crewScreens;
  readonly cupScreens: typeof cupScreens;
  readonly answerPreview: typeof answerPreview;
  readonly desk: typeof desk;
  readonly door: typeof door;
  readonly games: typeof games;
  readonly groupGames: typeof groupGames;
  readonly groupScreens: typeof groupScreens;
  readonly hands: typeof hands;
  readonly historyScreens: typeof historyScreens;
  readonly houseRules: typeof houseRules;
  readonly installationScreens: typeof installationScreens;
  readonly laterScreens: typeof laterScreens;
  readonly joinScreens: typeof joinScreens;
  readonly linkScreens: typeof linkScreens;
  readonly mails: typeof mails;
  readonly moreScreens: typeof moreScreens;
  readonly news: typeof news;
  readonly numbers: typeof numbers;
  readonly ownLanguage: typeof ownLanguage;
  readonly optionExamples: typeof optionExamples;
  readonly ruleSources: typeof ruleSources;
  readonly compareHouses: typeof compareHouses;
  readonly people: typeof people;
  readonly phoneSheets: typeof phoneSheets;
  readonly phones: typeof phones;
  readonly plainScreens: typeof plainScreens;
  readonly presetScreens: typeof presetScreens;
  readonly questions: typeof questions;
  readonly refusals: typeof refusals;
  readonly rosterScreens: typeof rosterScreens;
  readonly rulesCard: typeof rulesCard;
  readonly screens: typeof screens;
  readonly startScreens: typeof startScreens;
  readonly verdictKeys: typeof verdictKeys;
  readonly verdictLink: typeof verdictLink;
  readonly verdicts: typeof verdicts;
}

/** The same in any language: the keys, the functions and what they take stay; what they say is free. */
type InAnyLanguage<Words> = Words extends string
  ? string
  : Words extends (...told: infer Told) => infer Said
    ? (...told: Told) => InAnyLanguage<Said>
    : Words extends object
      ? { readonly [Key in keyof Words]: InAnyLanguage<Words[Key]> }
      : Words;

/** What another language than English has to say. */
export type Dictionary = { readonly [Module in keyof English]: InAnyLanguage<English[Module]> };

/** What one of its modules has to say. */
export type WordsOf<Module extends keyof English> = InAnyLanguage<English[Module]>;
