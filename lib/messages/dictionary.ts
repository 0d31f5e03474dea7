import type * as account from "./account";
import type * as answers from "./answers";
import type * as anyPage from "./anyPage";
import type * as api from "./api";
import type * as cases from "./cases";
import type * as desk from "./desk";
import type * as dice from "./dice";
import type * as duty from "./duty";
import type * as figures from "./figures";
import type * as group from "./group";
import type * as history from "./history";
import type * as homeScreen from "./homeScreen";
import type * as house from "./house";
import type * as installation from "./installation";
import type * as ledger from "./ledger";
import type * as money from "./money";
import type * as night from "./night";
import type * as notices from "./notices";
import type * as outcomes from "./outcomes";
import type * as own from "./own";
import type * as photo from "./photo";
import type * as publicLinks from "./publicLinks";
import type * as refusals from "./refusals";
import type * as replay from "./replay";
import type * as ruleSets from "./ruleSets";
import type * as rules from "./rules";
import type * as scoring from "./scoring";
import type * as screen from "./screen";
import type * as sheets from "./sheets";
import type * as start from "./start";
import type * as stories from "./stories";
import type * as table from "./table";
import type * as terms from "./terms";
import type * as tokens from "./tokens";
import type * as trust from "./trust";
import type * as verdict from "./verdict";
import type * as wall from "./wall";
import type * as whatIf from "./whatIf";

/** All English words, by module. */
export interface English {
  readonly account: typeof account;
  readonly answers: typeof answers;
  readonly anyPage: typeof anyPage;
  readonly api: typeof api;
  readonly cases: typeof cases;
  readonly desk: typeof desk;
  readonly dice: typeof dice;
  readonly duty: typeof duty;
  readonly figures: typeof figures;
  readonly group: typeof group;
  readonly history: typeof history;
  readonly homeScreen: typeof homeScreen;
  readonly house: typeof house;
  readonly installation: typeof installation;
  readonly ledger: typeof ledger;
  readonly money: typeof money;
  readonly night: typeof night;
  readonly notices: typeof notices;
  readonly outcomes: typeof outcomes;
  readonly scoring: typeof scoring;
  readonly own: typeof own;
  readonly photo: typeof photo;
  readonly publicLinks: typeof publicLinks;
  readonly refusals: typeof refusals;
  readonly replay: typeof replay;
  readonly rules: typeof rules;
  readonly ruleSets: typeof ruleSets;
  readonly screen: typeof screen;
  readonly sheets: typeof sheets;
  readonly start: typeof start;
  readonly stories: typeof stories;
  readonly table: typeof table;
  /** Without the words that only English has. */
  readonly terms: Omit<typeof terms, "sayClaimFirst" | "stakeWord">;
  readonly tokens: typeof tokens;
  readonly trust: typeof trust;
  readonly verdict: typeof verdict;
  readonly wall: typeof wall;
  readonly whatIf: typeof whatIf;
}

/** The type of a translation: the same keys, functions and parameters, with any text. */
export type InAnyLanguage<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Output
    ? (...args: Args) => InAnyLanguage<Output>
    : Words extends object
      ? { readonly [Key in keyof Words]: InAnyLanguage<Words[Key]> }
      : Words;

/** All words of another language. */
export type Dictionary = { readonly [Module in keyof English]: InAnyLanguage<English[Module]> };

/** The words of one module. */
export type WordsOf<Module extends keyof English> = InAnyLanguage<English[Module]>;

/** The same, with any sentence missing. */
type DeepPartial<Words> = Words extends string | readonly unknown[] | ((...args: never) => unknown)
  ? Words
  : { readonly [Key in keyof Words]?: DeepPartial<Words[Key]> };

/** An unfinished language; it must describe itself. */
export type Draft = DeepPartial<Dictionary> & {
  readonly anyPage: Pick<Dictionary["anyPage"], "ownLanguage">;
};
