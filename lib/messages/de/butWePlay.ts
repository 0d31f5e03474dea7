import type { Action, Claim, OptionValue, Refusal, Untold } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Names, nameOf } from "../names";
import { sayClaim } from "./claims";
import { sayDrinks } from "./drinks";
import { sayMoves } from "./historyScreens";
import { sayOption, sayOptionValue } from "./houseRules";
import { list } from "./people";
import { sayRefusal } from "./refusals";
import { sayEnding, sayVerdict } from "./verdicts";

type Words = WordsOf<"butWePlay">;

export const butWePlayWords = {
  hint: "Dieselben Worte und dieselben Würfel, an einem Tisch, der anders spielt:",
  looking: "Was würden andere Tische sagen…",
  again: "Noch einmal",
} satisfies Words["butWePlayWords"];

export const sayOtherRule: Words["sayOtherRule"] = (option, values) =>
  `${sayOption(option)}: ${sayValues(option, values)}`;

interface Values {
  readonly from: OptionValue;
  readonly to: OptionValue;
  readonly open: boolean;
}

function sayValues(option: string, { from, to, open }: Values): string {
  const [first, last] = [sayOptionValue(option, from), sayOptionValue(option, to)];
  if (from === to) return first;
  if (open) return `${first} oder mehr`;
  return Number(to) - Number(from) === 1 ? `${first} oder ${last}` : `${first} bis ${last}`;
}

export const sayElsewhere: Words["sayElsewhere"] = (there, here, { game, names, drink }) => {
  if (there.came === "refused") return sayNotDone(there, names);
  const { settled, moves, finished, giver } = there;
  const known = here.came === "settled" ? here : null;
  const given = known?.giver ?? null;
  return [
    sayVerdict(settled, names).finding,
    `${capital(sayMoves(moves, names, drink))}.`,
    finished ? sayEnding(game, finished, names) : known?.finished ? "Das Spiel geht weiter." : "",
    giver !== null && given === null ? `${nameOf(names, giver)} vergibt auch ${sayDrinks(1, drink)}.` : "",
    giver === null && given !== null ? `${nameOf(names, given)} vergibt nichts zu trinken.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};

interface NotDone {
  readonly action: Action;
  readonly claim: Claim | null;
  readonly refusal: Refusal;
}

function sayNotDone({ action, claim, refusal }: NotDone, names: Names): string {
  const why = sayRefusal(refusal, names);
  switch (action.do) {
    case "claim":
      return claim === null
        ? why
        : `${nameOf(names, action.by)} hätte nicht ${sayClaim(claim)} sagen können. ${why}`;
    case "challenge": {
      const by = typeof action.by === "string" ? [action.by] : action.by;
      const barred = refusal.values.player === undefined ? by : [refusal.values.player];
      const who = list(barred.map((player) => nameOf(names, player)));
      const called = refusal.rule?.startsWith("F") ? "„Bang!“ rufen" : CALLING[action.kind ?? "doubt"];
      return `${who} ${barred.length === 1 ? "hätte" : "hätten"} nicht ${called} können. ${why}`;
    }
    case "re-roll":
      return `${nameOf(names, action.by)} hätte nicht neu würfeln können. ${why}`;
    default:
      return why;
  }
}

const CALLING = { doubt: "zweifeln", "spot-on": "„Genau!“ rufen", concede: "es glauben" };

export const sayUnchanged: Words["sayUnchanged"] = (unchanged, others) => {
  if (unchanged === 0) return "";
  if (unchanged === 1)
    return others ? "Die eine andere Hausregel ändert nichts." : "Die eine Hausregel ändert nichts.";
  return `Keine der ${others ? "anderen " : ""}${unchanged} Hausregeln ändert daran etwas.`;
};

export const sayUntold: Words["sayUntold"] = (untold) =>
  WHYS.flatMap((why) => {
    const options = untold.filter((one) => one.why === why).map(({ option }) => `„${sayOption(option)}“`);
    return options.length === 0 ? [] : [LEFT_OUT[why](list(options))];
  });

const WHYS: readonly Untold[] = ["unseen", "rolled", "over", "dealt"];

const LEFT_OUT: Readonly<Record<Untold, (options: string) => string>> = {
  dealt: (options) => `Vor dem ersten Wurf vereinbart und hier ausgelassen: ${options}.`,
  rolled: (options) => `Niemand weiß, was der rote Würfel gezeigt hätte: ${options}.`,
  unseen: (options) => `Ohne die Würfel selbst weiß es niemand: ${options}.`,
  over: (options) => `Das Spiel wäre schon vorher vorbei gewesen: ${options}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
