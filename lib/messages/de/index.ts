import type { Dictionary } from "../dictionary";
import * as account from "./account";
import * as answers from "./answers";
import * as anyPage from "./anyPage";
import * as api from "./api";
import * as cases from "./cases";
import * as desk from "./desk";
import * as dice from "./dice";
import * as duty from "./duty";
import * as figures from "./figures";
import * as group from "./group";
import * as history from "./history";
import * as homeScreen from "./homeScreen";
import * as house from "./house";
import * as installation from "./installation";
import * as ledger from "./ledger";
import * as money from "./money";
import * as night from "./night";
import * as notices from "./notices";
import * as outcomes from "./outcomes";
import * as own from "./own";
import * as photo from "./photo";
import * as publicLinks from "./publicLinks";
import * as refusals from "./refusals";
import * as replay from "./replay";
import * as ruleSets from "./ruleSets";
import * as rules from "./rules";
import * as scoring from "./scoring";
import * as screen from "./screen";
import * as sheets from "./sheets";
import * as start from "./start";
import * as stories from "./stories";
import * as table from "./table";
import * as terms from "./terms";
import * as tokens from "./tokens";
import * as trust from "./trust";
import * as verdict from "./verdict";
import * as wall from "./wall";
import * as whatIf from "./whatIf";

/**
 * Alle deutschen Wörter; wer liest, wird geduzt. Am Tisch heißt:
 * claim Ansage, raise drüber oder erhöhen, challenge Zweifel („Gelogen!“), bang Bang, spot-on „Genau!“, concede glauben;
 * good und bad Guter und Mieser (±0, wer keine hat), wild Joker, pot Pott, ante Einsatz, buy-in Buy-in;
 * short zu wenig, there stimmt, verdict Urteil, void ungültig, to wash spülen, in turn an der Reihe;
 * table Tisch, round Runde, night Abend, shift Schicht, roster Liste, owner Leitung, keeper Admin, Mia Mäxchen.
 */
export const German: Dictionary = {
  account,
  answers,
  anyPage,
  api,
  cases,
  desk,
  dice,
  duty,
  figures,
  group,
  history,
  homeScreen,
  house,
  installation,
  ledger,
  money,
  night,
  notices,
  outcomes,
  scoring,
  own,
  photo,
  publicLinks,
  refusals,
  replay,
  rules,
  ruleSets,
  screen,
  sheets,
  start,
  stories,
  table,
  terms,
  tokens,
  trust,
  verdict,
  wall,
  whatIf,
};
