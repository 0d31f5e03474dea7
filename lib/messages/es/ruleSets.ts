import { type CostRow, DISHES, type GameData } from "@/lib/engine";
import { type Condition, conditionsOf, type Drink, ownWord, type Share, sharesOf } from "../ruleRows";
import { list, numberWord } from "./anyPage";
import { isFeminine, sayMove, stakeWord } from "./terms";

export const ruleSetWords = {
  deadState: "En una partida al azar nadie podía hacer nada.",
  noEnd: "Una partida al azar no acabó en 1.000 rondas.",
};

const CONDITIONS: Readonly<Record<Condition, string>> = {
  there: "el canto está",
  "not-there": "el canto no está",
  right: "se duda con razón",
  wrong: "se duda sin razón",
  doubt: "se duda del canto",
  "doubt-right": "se duda del canto con razón",
  "doubt-wrong": "se duda del canto sin razón",
  "spot-on": "alguien dice «¡Justo!»",
  "spot-on-right": "alguien acierta con «¡Justo!»",
  "spot-on-wrong": "alguien falla con «¡Justo!»",
  concede: "alguien se cree el canto",
  "in-turn": "la duda es en turno",
  "out-of-turn": "la duda es fuera de turno",
  top: "el canto es 21",
  "not-top": "el canto no es 21",
  "messed-up": "los dados se revolvieron",
  "not-messed-up": "los dados no se revolvieron",
};

const PARTIES = { claimer: "quien cantó", challenger: "quien dudó", others: "cada uno de los demás" };

const amount = ({ what, count }: Pick<Share, "what" | "count">, drink: Drink): string =>
  count === "difference"
    ? `${sayMove({ what, count: 1, from: "bank", to: "bank" }, drink)} por cada dado de diferencia con el canto`
    : count === "all"
      ? `${isFeminine(what, drink) ? "todas sus" : "todos sus"} ${stakeWord(what, 2, drink)}`
      : sayMove({ what, count, from: "bank", to: "bank" }, drink);

function sayShare(share: Share, drink: Drink): string {
  const { what, count, gives, pot } = share;
  const much = amount(share, drink);
  if (gives) return pot ? `paga ${much} al pozo` : `pierde ${much}`;
  if (pot) return count === "all" ? "se lleva todo el pozo" : `se lleva ${much} del pozo`;
  if (what === "drink" && ownWord("drink", drink) === null) return `bebe ${much}`;
  if (what === "die" || what === "life") return `recibe ${much} de vuelta`;
  return what === "good" && count === "all"
    ? `se lleva todo lo que borra sus ${stakeWord("bad", 2, drink)}`
    : `se lleva ${much}`;
}

export const sayCostRow = (
  { when = {}, moves }: CostRow,
  rules: Pick<GameData, "challenges">,
  drink: Drink = null,
): string => {
  const conditions = conditionsOf(when, rules).map((condition) => CONDITIONS[condition]);
  const shares = sharesOf(moves).map(
    ([who, all]) => `${PARTIES[who]} ${list(all.map((share) => sayShare(share, drink)))}`,
  );
  const cost = shares.length === 0 ? "nadie paga" : list(shares);
  return conditions.length === 0 ? `Si no, ${cost}.` : `Si ${list(conditions)}, ${cost}.`;
};

export const sayEnding = (ending: GameData["ending"], drink: Drink = null): string => {
  switch (ending.kind) {
    case "last-in":
      return `Gana el último jugador con ${stakeWord(ending.without, 2, drink)}.`;
    case "first-out":
      return `La partida acaba cuando un jugador se queda sin ${stakeWord(ending.without, 2, drink)}.`;
    case "dishes": {
      const { alone, together, together_count } = { ...DISHES, ...ending };
      return `La partida acaba cuando alguien está en −${alone}, o ${numberWord(together_count)} en −${together}.`;
    }
    case "never":
      return "La mesa acaba la partida.";
  }
};
