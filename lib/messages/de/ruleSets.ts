import { DISHES, type Stake } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Condition, conditionsOf, type Drink, ownWord, type Share, sharesOf } from "../ruleRows";
import { list, numberWord } from "./anyPage";
import { sayMove } from "./terms";

type Words = WordsOf<"ruleSets">;

export const ruleSetWords = {
  deadState: "In einem Zufallsspiel durfte niemand mehr etwas tun.",
  noEnd: "Ein Zufallsspiel endete nicht innerhalb von 1.000 Runden.",
} satisfies Words["ruleSetWords"];

const CONDITIONS: Readonly<Record<Condition, string>> = {
  there: "die Ansage stimmt",
  "not-there": "die Ansage nicht stimmt",
  right: "der Zweifel recht hat",
  wrong: "der Zweifel unrecht hat",
  doubt: "die Ansage angezweifelt wird",
  "doubt-right": "zu Recht gezweifelt wird",
  "doubt-wrong": "zu Unrecht gezweifelt wird",
  "spot-on": "jemand „Genau!“ ruft",
  "spot-on-right": "jemand zu Recht „Genau!“ ruft",
  "spot-on-wrong": "jemand zu Unrecht „Genau!“ ruft",
  concede: "die Ansage geglaubt wird",
  "in-turn": "der Zweifel in der Reihe kommt",
  "out-of-turn": "der Zweifel außer der Reihe kommt",
  top: "die Ansage 21 ist",
  "not-top": "die Ansage nicht 21 ist",
  "messed-up": "die Würfel verrutscht sind",
  "not-messed-up": "die Würfel nicht verrutscht sind",
};

const PARTIES = { claimer: "wer angesagt hat,", challenger: "wer gezweifelt hat,", others: "alle anderen" };

const MANY: Readonly<Record<Stake, string>> = {
  die: "Würfel",
  life: "Leben",
  chip: "Chips",
  drink: "Schlucke",
  good: "Guten",
  bad: "Miesen",
};
/** Nach „mit“ und „ohne“. */
const WITH = { die: "Würfeln", life: "Leben", chip: "Chips" };

const amount = ({ what, count }: Pick<Share, "what" | "count">, drink: Drink): string =>
  count === "difference"
    ? `${sayMove({ what, count: 1, from: "bank", to: "bank" }, drink)} für jeden Würfel, um den die Ansage danebenliegt`
    : count === "all"
      ? `alle ${ownWord(what, drink) ?? MANY[what]}`
      : sayMove({ what, count, from: "bank", to: "bank" }, drink);

/** „verliert einen Würfel“, „verlieren je einen Würfel“. */
function sayShare(share: Share, drink: Drink): string {
  const { who, what, count, gives, pot } = share;
  const much = amount(share, drink);
  const several = who === "others";
  if (gives && pot) return several ? `zahlen je ${much} in den Pott` : `zahlt ${much} in den Pott`;
  if (gives) return several ? `verlieren je ${much}` : `verliert ${much}`;
  if (pot) return count === "all" ? "nimmt den ganzen Pott" : `nimmt ${much} aus dem Pott`;
  if (what === "die" || what === "life")
    return several ? `bekommen je ${much} zurück` : `bekommt ${much} zurück`;
  if (what === "drink" && ownWord("drink", drink) === null)
    return several ? `trinken je ${much}` : `trinkt ${much}`;
  if (what === "good" && count === "all")
    return `${several ? "bekommen je" : "bekommt"} genug ${ownWord("good", drink) ?? "Gute"}, um alle ${ownWord("bad", drink) ?? "Miesen"} zu tilgen`;
  return several ? `bekommen je ${much}` : `bekommt ${much}`;
}

export const sayCostRow: Words["sayCostRow"] = ({ when = {}, moves }, rules, drink = null) => {
  const conditions = conditionsOf(when, rules).map((condition) => CONDITIONS[condition]);
  const shares = sharesOf(moves).map(
    ([who, all]) => `${PARTIES[who]} ${list(all.map((share) => sayShare(share, drink)))}`,
  );
  const cost = shares.length === 0 ? "niemand zahlt" : list(shares);
  return conditions.length === 0 ? `Sonst: ${cost}.` : `Wenn ${list(conditions)}: ${cost}.`;
};

export const sayEnding: Words["sayEnding"] = (ending, drink = null) => {
  switch (ending.kind) {
    case "last-in":
      return `Wer als Letzter noch ${ownWord(ending.without, drink) ?? MANY[ending.without]} hat, gewinnt.`;
    case "first-out":
      return `Das Spiel endet, wenn jemand ohne ${ownWord(ending.without, drink) ?? WITH[ending.without]} dasteht.`;
    case "dishes": {
      const { alone, together, together_count } = { ...DISHES, ...ending };
      return `Das Spiel endet, wenn jemand bei −${alone} steht oder ${numberWord(together_count)} bei −${together}.`;
    }
    case "never":
      return "Das Spiel endet, wenn der Tisch aufhört.";
  }
};
