import { type CostRow, DISHES, type GameData } from "@/lib/engine";
import { list, numberWord } from "./anyPage";
import { type Condition, conditionsOf, type Drink, ownWord, type Share, sharesOf } from "./ruleRows";
import { sayMove, stakeWord } from "./terms";
import { translated } from "./translated";

/** Problems that random games find in a rule set. */
export const ruleSetWords = translated("ruleSets", "ruleSetWords", {
  deadState: "In a random game no one had a legal action.",
  noEnd: "A random game didn’t end within 1,000 rounds.",
});

const CONDITIONS: Readonly<Record<Condition, string>> = {
  there: "the claim is there",
  "not-there": "the claim is not there",
  right: "the challenge is right",
  wrong: "the challenge is wrong",
  doubt: "the claim is doubted",
  "doubt-right": "a doubt is right",
  "doubt-wrong": "a doubt is wrong",
  "spot-on": "“Spot on!” is called",
  "spot-on-right": "“Spot on!” is right",
  "spot-on-wrong": "“Spot on!” is wrong",
  concede: "the claim is believed",
  "in-turn": "the challenge is in turn",
  "out-of-turn": "the challenge is out of turn",
  top: "the claim is 21",
  "not-top": "the claim is not 21",
  "messed-up": "the dice got messed up",
  "not-messed-up": "the dice didn’t get messed up",
};

const PARTIES = { claimer: "the claimer", challenger: "the challenger", others: "everyone else" };

const amount = ({ what, count }: Pick<Share, "what" | "count">, drink: Drink): string =>
  count === "difference"
    ? `${sayMove({ what, count: 1, from: "bank", to: "bank" }, drink)} for each die that the claim is off`
    : count === "all"
      ? `all ${stakeWord(what, 2, drink)}`
      : sayMove({ what, count, from: "bank", to: "bank" }, drink);

function sayShare(share: Share, drink: Drink): string {
  const { what, count, gives, pot } = share;
  const much = amount(share, drink);
  if (gives) return pot ? `pays ${much} into the pot` : `loses ${much}`;
  if (pot) return count === "all" ? "takes the whole pot" : `takes ${much} from the pot`;
  if (what === "drink" && ownWord("drink", drink) === null && typeof count === "number")
    return `drinks ${numberWord(count)}`;
  if (what === "die" || what === "life") return `gets ${much} back`;
  return what === "good" && count === "all"
    ? `gets enough ${stakeWord("good", 2, drink)} to erase all ${stakeWord("bad", 2, drink)}`
    : `gets ${much}`;
}

/** A row of the price list: "If the claim is there and the challenge is out of turn, the challenger gets two bads." */
export const sayCostRow = translated(
  "ruleSets",
  "sayCostRow",
  ({ when = {}, moves }: CostRow, rules: Pick<GameData, "challenges">, drink: Drink = null): string => {
    const conditions = conditionsOf(when, rules).map((condition) => CONDITIONS[condition]);
    const shares = sharesOf(moves).map(
      ([who, all]) => `${PARTIES[who]} ${list(all.map((share) => sayShare(share, drink)))}`,
    );
    const cost = shares.length === 0 ? "no one pays" : list(shares);
    return conditions.length === 0 ? `Otherwise ${cost}.` : `If ${list(conditions)}, ${cost}.`;
  },
);

/** The ending: "The last player with dice wins." */
export const sayEnding = translated(
  "ruleSets",
  "sayEnding",
  (ending: GameData["ending"], drink: Drink = null): string => {
    switch (ending.kind) {
      case "last-in":
        return `The last player with ${stakeWord(ending.without, 2, drink)} wins.`;
      case "first-out":
        return `The game ends when a player runs out of ${stakeWord(ending.without, 2, drink)}.`;
      case "dishes": {
        const { alone, together, together_count } = { ...DISHES, ...ending };
        return `The game ends when one player is at −${alone}, or ${numberWord(together_count)} are at −${together}.`;
      }
      case "never":
        return "The table ends the game.";
    }
  },
);
