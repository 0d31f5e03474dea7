import {
  assertNever,
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

const somebody = (names: Names, player: PlayerId | undefined): string =>
  player === undefined ? "somebody" : nameOf(names, player);

/**
 * Why an action was refused, in one plain sentence that says what happened and, where there is a way on, what it is.
 * `names` turns seat keys into people.
 */
export const sayRefusal = translated(
  "refusals",
  "sayRefusal",
  ({ code, values }: Refusal, names: Names): string => {
    const who = somebody(names, values.player);
    const expected = somebody(names, values.expected);
    switch (code) {
      case "bad-format":
        if (values.name === "format" && values.text === "dice-journal/1")
          return "This is a journal. Only records are read here: use the game’s record.";
        return values.name
          ? `“${values.name}” is missing or not of the right form.`
          : "That is not of the right form.";
      case "unknown-key":
        return `“${values.name ?? "?"}” is not known here.`;
      case "unknown-game":
        return `There is no game called “${values.name ?? ""}” here.`;
      case "unknown-option":
        return `This game has no house rule called “${values.name ?? ""}”.`;
      case "bad-option-value":
        return `“${values.text ?? ""}” is not a choice for the house rule “${values.name ?? ""}”.`;
      case "unknown-player":
        return `Nobody called ${who} sits at this table.`;
      case "duplicate-player":
        if (values.like !== undefined)
          return `“${values.name}” looks like “${values.like}”, a name that is here already. Add a letter to tell them apart.`;
        return `Two people are called ${values.name ?? "the same"}. Add a letter to tell them apart.`;
      case "bad-player-name":
        if (values.mixed !== undefined)
          return `“${values.mixed}” mixes two alphabets whose letters look alike. Write it in one of them.`;
        return values.name === undefined || values.name === ""
          ? "Every seat needs a name."
          : `“${values.name}” cannot be a name: use 1 to ${values.limit ?? 40} characters, and not “bank” or “pot”.`;
      case "too-few-players":
        return `It takes at least ${values.limit ?? 2} players.`;
      case "table-full":
        return `At most ${values.limit ?? 30} people sit in one game, those who left included.`;
      case "bad-face":
        return "A die shows 1 to 6.";
      case "unreadable-claim":
        return values.suggestion
          ? `“${values.text ?? ""}” cannot be read as a claim. Did you mean “${values.suggestion}”?`
          : `“${values.text ?? ""}” cannot be read as a claim. ${howToClaim(values)}`;
      case "wrong-claim-kind":
        return "That kind of claim is not made in this game.";
      case "quantity-out-of-range":
        return "A claim is about one die at least.";
      case "not-higher":
        return values.claim && values.latest
          ? `${cap(sayClaimFirst(values.claim))} is not higher than ${sayClaim(values.latest)}.${
              values.lowest ? ` The lowest raise is ${sayClaim(values.lowest)}.` : ""
            }`
          : "That is not higher than the last claim.";
      case "top-claim":
        return values.latest
          ? `Nothing is higher than ${sayClaim(values.latest)}: it can only be challenged${"mia" in values.latest ? " or given in to" : ""}.`
          : "Nothing higher is left to claim.";
      case "cap-exceeded":
        return `Only ${diceWord(values.limit ?? 0)} are in play, and this table caps claims there.`;
      case "no-claim-yet":
        return "Nothing has been claimed yet this round, so there is nothing to challenge.";
      case "not-your-turn":
        return `It is ${possessive(expected)} turn, not ${possessive(who)}.`;
      case "own-claim":
        return `The last claim is ${possessive(who)} own: somebody else must speak.`;
      case "out-of-turn-not-allowed":
        return `Only ${expected} may challenge: this table does not bang out of turn.`;
      case "challenge-not-allowed":
        return "This game has no such challenge.";
      case "wrong-phase":
        return "That cannot be done at this point of the round.";
      case "round-not-started":
        return "The round has not started yet.";
      case "already-challenged":
        return "The claim has been challenged already: now the dice decide.";
      case "starter-needed":
        return "Say who starts the first round.";
      case "wrong-starter":
        return `${expected} starts this round, not ${who}.`;
      case "wild-needed":
        return "Say what the red die shows.";
      case "wild-not-used":
        return "No red die is rolled in this game.";
      case "dice-mismatch":
        if (values.dice !== undefined)
          return values.got === values.limit
            ? `The dice in the open${meant(values.dice)} are not all among those that were entered.`
            : `There are ${values.limit ?? 0} dice, and ${values.got ?? 0} ${values.got === 1 ? "was" : "were"} entered.`;
        return values.player === undefined
          ? `${values.got ?? 0} is more than the ${diceWord(values.limit ?? 0)} in play.`
          : `${who} holds ${diceWord(values.limit ?? 0)}, but ${values.got ?? 0} ${values.got === 1 ? "was" : "were"} entered.`;
      case "ambiguous-full-house":
        return "Say which is the three: “full house, threes over twos”.";
      case "bad-kicker":
        return "The other dice of a hand are different from each other and from the faces named, and never more than fit.";
      case "must-roll":
        return `${who} looked under the cup, so at least one die must be rolled before claiming.`;
      case "must-look":
        return `${who} has not looked under the cup: pass it on unseen with a higher claim, or look first.`;
      case "looked-then-challenged":
        return "Whoever has looked under the cup can no longer challenge: raise the claim.";
      case "locked-die":
        return `A die rolled in the open stays as it lies${meant(values.dice)}: it is neither rolled nor hidden again.`;
      case "roll-order":
        return "That comes too late in the turn: first take dice back, then roll on the table, then roll the cup.";
      case "not-on-table":
        return `That is not among the dice on the table${meant(values.dice)}.`;
      case "not-in-cup":
        return `There are not that many dice under the cup${meant(values.dice)}.`;
      case "exposed-not-in-claim":
        return `The dice in the open${meant(values.dice)} must be part of what is called${
          values.claim ? `, and ${sayClaim(values.claim)} has no room for them` : ""
        }.`;
      case "table-disproves-claim":
        return `With the dice on the table${meant(values.dice)} it cannot be${values.claim ? ` ${sayClaim(values.claim)}` : ""}.`;
      case "no-rerolls-left":
        return values.limit === 0
          ? "This table plays without re-rolls."
          : `${who} has re-rolled ${numberWord(values.limit ?? 0)} times this turn, and more is not allowed.`;
      case "opener-cannot-reroll":
        return `${who} opens the round, and announces without rolling again.`;
      case "spot-on-off":
        return "This table does not play spot-on.";
      case "cannot-open-on-ones":
        return "Ones are wild: a round cannot open on them.";
      case "opens-too-low":
        return `A round opens here with ${diceWord(values.limit ?? 1)} or more, one for each player.`;
      case "face-locked":
        return values.face
          ? `In this round only ${facesWord(values.face)} may be claimed.`
          : "In this round the face may not change.";
      case "not-between-rounds":
        return "That has to wait until the round is over.";
      case "nothing-to-give":
        return `There is nothing to give${values.player === undefined ? "" : `: ${who} does not hold that much`}.`;
      case "not-in-this-game":
        return "There is no such thing in this game.";
      case "not-active":
        return `${who} is not in play.`;
      case "game-over":
        return "This game is over.";
      default:
        return assertNever(code);
    }
  },
);

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How one claims in the language whose rule refused the words. */
function howToClaim({ claims }: RefusalValues): string {
  if (claims === "hand") return "Name the hand: “pair of twos, five”.";
  return claims === "mia" ? "Say the two dice as a number: “64”." : "Say how many of what: “9 sixes”.";
}

/** " (five, five)": dice a sentence is about. */
const meant = (dice: readonly Face[] | undefined): string =>
  dice === undefined || dice.length === 0 ? "" : ` (${dice.map((face) => faceWord(face, 1)).join(", ")})`;

const facesWord = (face: Face): string => faceWord(face, 2);
