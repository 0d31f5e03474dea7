import {
  assertNever,
  type Claim,
  type Face,
  faceWord,
  type PlayerId,
  type Refusal,
  type RefusalValues,
} from "@/lib/engine";
import { diceWord, numberWord, possessive } from "./anyPage";
import { type Names, nameOf } from "./names";
import { sayClaim, sayClaimFirst } from "./terms";
import { translated } from "./translated";

const someone = (names: Names, player: PlayerId | undefined): string =>
  player === undefined ? "someone" : nameOf(names, player);

/**
 * Why an action was refused, and what to do if something can be done. `names` turns seat keys into people.
 */
export const sayRefusal = translated(
  "refusals",
  "sayRefusal",
  ({ code, values }: Refusal, names: Names): string => {
    const who = someone(names, values.player);
    const expected = someone(names, values.expected);
    switch (code) {
      case "bad-format":
        if (values.name === "format" && values.text?.startsWith("dice-journal/"))
          return "This is the full log. Use the game’s final record instead.";
        return values.name ? `“${values.name}” is missing or malformed.` : "That’s malformed.";
      case "unknown-key":
        return `Unknown key: “${values.name ?? "?"}”.`;
      case "unknown-game":
        return `There is no game called “${values.name ?? ""}”.`;
      case "bad-rule-set":
        return values.name
          ? `In the rule set, “${values.name}” is missing or malformed.`
          : "A rule set is an object with keys.";
      case "unknown-option":
        return `This game has no house rule “${values.name ?? ""}”.`;
      case "bad-option-value":
        return `House rule “${values.name ?? ""}” has no choice “${values.text ?? ""}”.`;
      case "unknown-player":
        return `No one named ${who} is at this table.`;
      case "duplicate-player":
        if (values.like !== undefined)
          return `“${values.name}” looks like “${values.like}”. Add a letter to tell them apart.`;
        return `Two people are called ${values.name ?? "the same"}. Add a letter to tell them apart.`;
      case "bad-player-name":
        if (values.mixed !== undefined)
          return `“${values.mixed}” mixes two alphabets that look alike. Use one.`;
        return values.name === undefined || values.name === ""
          ? "Every seat needs a name."
          : `“${values.name}” can’t be a name. Use 1 to ${values.limit ?? 40} characters, but not “bank” or “pot”.`;
      case "too-few-players":
        return `You need at least ${values.limit ?? 2} players.`;
      case "table-full":
        return `A game seats at most ${values.limit ?? 30}, counting those who left.`;
      case "bad-face":
        return "A die shows 1 to 6.";
      case "unreadable-claim":
        return values.suggestion
          ? `“${values.text ?? ""}” isn’t a claim. Did you mean “${values.suggestion}”?`
          : `“${values.text ?? ""}” isn’t a claim. ${howToClaim(values)}`;
      case "wrong-claim-kind":
        return "This game has no such claim.";
      case "quantity-out-of-range":
        return "Claim at least one die.";
      case "not-higher":
        return values.claim && values.latest
          ? `${cap(sayOne(values.claim, sayClaimFirst))} doesn’t beat ${sayOne(values.latest)}.${
              values.lowest ? ` The lowest raise is ${sayOne(values.lowest)}.` : ""
            }`
          : "That doesn’t beat the last claim.";
      case "top-claim":
        return values.latest
          ? `Nothing beats ${sayClaim(values.latest)}. Challenge it${"mia" in values.latest ? " or believe it" : ""}.`
          : "No higher claim is left.";
      case "cap-exceeded":
        return `Only ${diceWord(values.limit ?? 0)} are in play, and claims stop there.`;
      case "no-claim-yet":
        return "No claim yet, so there’s nothing to challenge.";
      case "not-your-turn":
        return `It’s ${possessive(expected)} turn, not ${possessive(who)}.`;
      case "own-claim":
        return `${who} made the last claim. It’s someone else’s turn.`;
      case "out-of-turn-not-allowed":
        return `Only ${expected} can challenge. No challenges out of turn at this table.`;
      case "challenge-not-allowed":
        return "This game has no such challenge.";
      case "wrong-phase":
        return "Not at this point in the round.";
      case "round-not-started":
        return "The round hasn’t started yet.";
      case "already-challenged":
        return "Already challenged. Now the dice decide.";
      case "starter-needed":
        return "Choose who starts the first round.";
      case "wrong-starter":
        return `${expected} starts this round, not ${who}.`;
      case "wild-needed":
        return "Enter the red die.";
      case "wild-not-used":
        return "This game has no red die.";
      case "dice-mismatch":
        if (values.dice !== undefined)
          return values.got === values.limit
            ? `Some dice in the open${meant(values.dice)} weren’t entered.`
            : `There are ${values.limit ?? 0} dice, and ${values.got ?? 0} ${values.got === 1 ? "was" : "were"} entered.`;
        return values.player === undefined
          ? `${values.got ?? 0} is more than the ${diceWord(values.limit ?? 0)} in play.`
          : `${who} holds ${diceWord(values.limit ?? 0)}, but ${values.got ?? 0} ${values.got === 1 ? "was" : "were"} entered.`;
      case "ambiguous-full-house":
        return "Which is the three? Say “full house, threes over twos”.";
      case "bad-kicker":
        return "The other dice must differ from each other and the hand, and fit.";
      case "must-roll":
        return `${who} peeked, so at least one die must be rolled first.`;
      case "must-look":
        return `${who} hasn’t peeked. Raise unseen, or peek first.`;
      case "looked-then-challenged":
        return "After peeking you can’t challenge. Raise the claim.";
      case "locked-die":
        return `A die rolled in the open stays${meant(values.dice)}. It can’t be rerolled or hidden.`;
      case "roll-order":
        return "Too late this turn. Order: pick up dice, roll on the table, roll the cup.";
      case "not-on-table":
        return `Those dice aren’t on the table${meant(values.dice)}.`;
      case "not-in-cup":
        return `The cup doesn’t hold that many dice${meant(values.dice)}.`;
      case "exposed-not-in-claim":
        return `The claim must include the dice in the open${meant(values.dice)}${values.claim ? `, and ${sayClaim(values.claim)} has no room for them` : ""}.`;
      case "table-disproves-claim":
        return `With the dice on the table${meant(values.dice)} it can’t be${values.claim ? ` ${sayClaim(values.claim)}` : ""}.`;
      case "no-rerolls-left":
        return values.limit === 0
          ? "This table has no rerolls."
          : `${who} already rerolled ${values.limit === 1 ? "once" : `${numberWord(values.limit ?? 0)} times`}. No more this turn.`;
      case "opener-cannot-reroll":
        return `${who} starts the round, so no reroll.`;
      case "spot-on-off":
        return "This table doesn’t play spot on.";
      case "cannot-open-on-ones":
        return "Ones are wild. You can’t start with them.";
      case "opens-too-low":
        return `Start with at least ${diceWord(values.limit ?? 1)}, one for each player.`;
      case "face-locked":
        return values.face
          ? `Only ${facesWord(values.face)} can be claimed this round.`
          : "The face can’t change this round.";
      case "not-between-rounds":
        return "Wait until the round is over.";
      case "nothing-to-give":
        return `Nothing to give${values.player === undefined ? "" : `: ${who} doesn’t have that much`}.`;
      case "not-in-this-game":
        return "This game doesn’t have that.";
      case "not-active":
        return `${who} isn’t in play.`;
      case "game-over":
        return "This game is over.";
      default:
        return assertNever(code);
    }
  },
);

/** "a pair of twos with a one", "two pair, fours and threes, with a six", "9 fives". */
function sayOne(claim: Claim, say = sayClaim): string {
  if (!("hand" in claim)) return say(claim);
  if (claim.hand === "two-pair" || claim.hand === "high-card") return say(claim);
  const text = sayClaim(claim).replace(", with", " with");
  const isOne = claim.hand === "pair" || claim.hand === "full-house" || claim.hand.endsWith("straight");
  return isOne ? `${/^[aeiou]/.test(text) ? "an" : "a"} ${text}` : text;
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How to claim under the rule that refused the words. */
function howToClaim({ claims }: RefusalValues): string {
  if (claims === "hand") return "Name the hand: “pair of twos, five”.";
  return claims === "mia" ? "Say the two dice as a number: “64”." : "Say how many of what: “9 sixes”.";
}

/** " (five, five)": the dice of a sentence. */
const meant = (dice: readonly Face[] | undefined): string =>
  dice === undefined || dice.length === 0 ? "" : ` (${dice.map((face) => faceWord(face, 1)).join(", ")})`;

const facesWord = (face: Face): string => faceWord(face, 2);
