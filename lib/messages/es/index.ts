import type { Dictionary } from "../dictionary";
import * as accountScreens from "./accountScreens";
import * as answerPreview from "./answerPreview";
import * as api from "./api";
import * as classics from "./arguments";
import * as auditScreens from "./auditScreens";
import * as bangers from "./bangers";
import * as bangOrder from "./bangOrder";
import * as betweenRounds from "./betweenRounds";
import * as boardLine from "./boardLine";
import * as boardScreens from "./boardScreens";
import * as browsers from "./browsers";
import * as butWePlay from "./butWePlay";
import * as claims from "./claims";
import * as comfortScreens from "./comfortScreens";
import * as compareHouses from "./compareHouses";
import * as comparisons from "./comparisons";
import * as consents from "./consents";
import * as crewScreens from "./crewScreens";
import * as cupScreens from "./cupScreens";
import * as cupSteps from "./cupSteps";
import * as desk from "./desk";
import * as door from "./door";
import * as games from "./games";
import * as gone from "./gone";
import * as groupGames from "./groupGames";
import * as groupScreens from "./groupScreens";
import * as handClaims from "./handClaims";
import * as hands from "./hands";
import * as historyScreens from "./historyScreens";
import * as houseRules from "./houseRules";
import * as installationScreens from "./installationScreens";
import * as joinScreens from "./joinScreens";
import * as laterScreens from "./laterScreens";
import * as linkScreens from "./linkScreens";
import * as mails from "./mails";
import * as moreScreens from "./moreScreens";
import * as moreSheet from "./moreSheet";
import * as news from "./news";
import * as nextGame from "./nextGame";
import * as notices from "./notices";
import * as numbers from "./numbers";
import * as onlookers from "./onlookers";
import * as optionExamples from "./optionExamples";
import * as ownLanguage from "./ownLanguage";
import * as people from "./people";
import * as phoneSheets from "./phoneSheets";
import * as phones from "./phones";
import * as plainScreens from "./plainScreens";
import * as presetScreens from "./presetScreens";
import * as questions from "./questions";
import * as refusals from "./refusals";
import * as revealScreens from "./revealScreens";
import * as rosterScreens from "./rosterScreens";
import * as roundLog from "./roundLog";
import * as ruleSources from "./ruleSources";
import * as rulesCard from "./rulesCard";
import * as screens from "./screens";
import * as shareSheet from "./shareSheet";
import * as stakes from "./stakes";
import * as startScreens from "./startScreens";
import * as verdictCard from "./verdictCard";
import * as verdictKeys from "./verdictKeys";
import * as verdictLink from "./verdictLink";
import * as verdicts from "./verdicts";
import * as waiting from "./waiting";
import * as waysOn from "./waysOn";

/** Todas las palabras españolas. */
export const Spanish: Dictionary = {
  auditScreens,
  bangers,
  notices,
  gone,
  handClaims,
  waiting,
  waysOn,
  onlookers,
  comparisons,
  consents,
  accountScreens,
  api,
  arguments: classics,
  bangOrder,
  betweenRounds,
  boardLine,
  boardScreens,
  browsers,
  butWePlay,
  claims,
  comfortScreens,
  crewScreens,
  cupScreens,
  cupSteps,
  answerPreview,
  desk,
  door,
  games,
  groupGames,
  groupScreens,
  hands,
  historyScreens,
  houseRules,
  installationScreens,
  laterScreens,
  joinScreens,
  linkScreens,
  mails,
  moreScreens,
  moreSheet,
  news,
  nextGame,
  numbers,
  ownLanguage,
  optionExamples,
  ruleSources,
  compareHouses,
  people,
  phoneSheets,
  phones,
  plainScreens,
  presetScreens,
  questions,
  refusals,
  revealScreens,
  rosterScreens,
  roundLog,
  rulesCard,
  screens,
  shareSheet,
  stakes,
  startScreens,
  verdictCard,
  verdictKeys,
  verdictLink,
  verdicts,
};
