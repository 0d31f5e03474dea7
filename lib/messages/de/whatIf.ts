import type { Action, Claim, OptionValue, Refusal, Shout, UnknownReason } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Names, nameOf } from "../names";
import { type Drink, ownWord } from "../ruleRows";
import { sayFinding } from "./answers";
import { list, numberWord } from "./anyPage";
import { sayEntry, sayMoves } from "./history";
import { sayOption, sayOptionValue } from "./house";
import { sayRefusal } from "./refusals";
import { sayBegins, sayDealt, sayRaises } from "./rules";
import { sayMarks } from "./table";
import { faceWord, sayClaim, sayDrinks, sayStakeCount } from "./terms";
import { sayPlainEnding, sayVerdict } from "./verdict";

type Words = WordsOf<"whatIf">;

type Seen = Parameters<Words["sayExample"]>[0];
type Round = Extract<Seen, { seen: "round" }>;

export const exampleWords = {
  example: "Zum Beispiel",
  under: (rules) =>
    `Mit ${list(rules.map(({ option, value }) => `„${sayOption(option)}: ${sayOptionValue(option, value)}“`))}`,
  idle: "Mit euren anderen Hausregeln ändert diese nichts.",
} satisfies Words["exampleWords"];

export const sayExample: Words["sayExample"] = (seen) => {
  switch (seen.seen) {
    case "order":
      return `Von oben nach unten: ${seen.hands.map((dice) => dice.join("")).join(", ")}.`;
    case "raises":
      return sayRaises(seen.over, seen.lowest);
    case "cups":
      return sayDealt(seen.dealt);
    case "begins":
      return sayBegins(seen.what, seen.count);
    case "pot":
      return `${capital(numberWord(seen.players))} spielen mit: ${seen.chips === 0 ? "kein Pott" : `${sayStakeCount("chip", seen.chips)} im Pott vor der ersten Ansage`}.`;
    case "short":
      return `${seen.player} hat noch ${sayStakeCount("chip", seen.holdings)}, der Einsatz ist ${seen.ante}: ${seen.player} ${
        seen.out ? "ist raus und darf nachkaufen" : `geht all-in und spielt um alle ${seen.pot} im Pott`
      }.`;
    case "astray":
      return `Bei ${seen.player} fällt ein Würfel vom Tisch: ${ASTRAY[seen.does](seen.player, seen.starter)}.`;
    case "dishes":
      return sayDishes(seen.people, seen.bads, seen.wash);
    case "round":
      return sayRound(seen);
  }
};

const ASTRAY = {
  void: (_player: string, starter: string) => `Die Runde ist ungültig, und ${starter} beginnt noch einmal`,
  "re-roll": (player: string) => `${player} würfelt ihn verdeckt neu, und es geht weiter`,
  stands: () => "Er zählt, wie er liegt, oder gar nicht, wenn er weg ist",
} as const;

function sayDishes(people: number, bads: number, wash: boolean): string {
  const have = sayStakeCount("bad", bads);
  if (people === 1) return `Bei ${have} ${wash ? "spülst du allein" : "spülst du noch nicht"}.`;
  return `${capital(numberWord(people))} Personen, für jede ${have}: ${wash ? "Sie spülen zusammen" : "Das Spiel geht weiter"}.`;
}

function sayRound({ holdings, done, bangs, shown, wild, drink, outcomes }: Round): string {
  const telling = { doubt: bangs ? "bang" : "doubt", drink } as const;
  const sentences = done.map((action) => {
    const marks = sayMarks(action);
    return `${sayEntry(action, {}, telling)}${marks === "" ? "" : ` (${marks})`}`;
  });
  const dice = shown.map((cup) => cup.join("")).join(" + ");
  return [
    ...holdings.map(({ player, what, count }) => `${player} hat noch ${sayStakeCount(what, count, drink)}.`),
    `${sentences.join(", ")}.`,
    ...(shown.length > 0
      ? [`Die Würfel: ${dice}${wild === null ? "" : `, ${faceWord(wild, 2)} sind Joker`}.`]
      : []),
    ...outcomes.map((one) => sayOutcome(one, drink)),
  ].join(" ");
}

function sayOutcome(outcome: Round["outcomes"][number], drink: Round["drink"]): string {
  switch (outcome.result) {
    case "allowed":
      return outcome.beyond === null
        ? "Erlaubt."
        : `Erlaubt, obwohl nur ${outcome.beyond} Würfel im Spiel sind.`;
    case "refused":
      return `Verboten: ${sayRefusal(outcome.refusal, {})}`;
    case "settled":
      if (outcome.starter)
        return `${outcome.finding.finding === "short" ? "Zu wenig" : "Stimmt"}: ${outcome.starter} beginnt die nächste Runde.`;
      return [
        sayFinding(outcome.claim, outcome.finding),
        ...(outcome.moves ? [`${capital(sayMoves(outcome.moves, {}, drink))}.`] : []),
        ...(outcome.giver ? [`${outcome.giver} vergibt auch ${sayDrinks(1, drink)}.`] : []),
      ].join(" ");
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const butWePlayWords = {
  hint: "Dieselbe Runde, andere Hausregeln:",
  looking: "Andere Hausregeln werden geprüft…",
  again: "Noch einmal versuchen",
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

export const sayAlternative: Words["sayAlternative"] = (there, here, { game, names, drink, washes }) => {
  if (there.came === "refused") return sayNotDone(there, names);
  const { settled, moves, finished, giver } = there;
  const known = here.came === "settled" ? here : null;
  const given = known?.giver ?? null;
  return [
    sayVerdict(settled, names).finding,
    `${capital(sayMoves(moves, names, drink))}.`,
    finished
      ? sayPlainEnding(game, { ...finished, washes }, names)
      : known?.finished
        ? "Das Spiel geht weiter."
        : "",
    giver !== null && given === null ? `${nameOf(names, giver)} vergibt auch ${sayDrinks(1, drink)}.` : "",
    giver === null && given !== null ? sayGivesNone(nameOf(names, given), drink) : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};

function sayGivesNone(name: string, drink: Drink): string {
  const own = ownWord("drink", drink);
  return own === null ? `${name} vergibt nichts zu trinken.` : `${name} vergibt 0 × ${own}.`;
}

interface NotDone {
  readonly action: Action;
  readonly claim: Claim | null;
  readonly called: Shout | null;
  readonly refusal: Refusal;
}

function sayNotDone({ action, claim, called, refusal }: NotDone, names: Names): string {
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
      return `${who} ${barred.length === 1 ? "hätte" : "hätten"} nicht ${CALLING[called ?? "doubt"]} können. ${why}`;
    }
    case "re-roll":
      return `${nameOf(names, action.by)} hätte nicht neu würfeln können. ${why}`;
    default:
      return why;
  }
}

const CALLING: Readonly<Record<Shout, string>> = {
  bang: "„Bang!“ rufen",
  doubt: "zweifeln",
  "spot-on": "„Genau!“ rufen",
  concede: "es glauben",
};

export const sayUnchanged: Words["sayUnchanged"] = (unchanged, others) => {
  if (unchanged === 0) return "";
  if (unchanged === 1) return others ? "Die andere Hausregel ändert nichts." : "Die Hausregel ändert nichts.";
  return `Die ${others ? "anderen " : ""}${unchanged} Hausregeln ändern nichts.`;
};

export const sayUnknown: Words["sayUnknown"] = (untold) =>
  WHYS.flatMap((why) => {
    const options = untold.filter((one) => one.why === why).map(({ option }) => `„${sayOption(option)}“`);
    return options.length === 0 ? [] : [LEFT_OUT[why](list(options))];
  });

const WHYS: readonly UnknownReason[] = ["unseen", "rolled", "over", "dealt"];

const LEFT_OUT: Readonly<Record<UnknownReason, (options: string) => string>> = {
  dealt: (options) => `Ausgelassen, vor dem ersten Wurf vereinbart: ${options}.`,
  rolled: (options) => `Was der rote Würfel gezeigt hätte, lässt sich nicht sagen: ${options}.`,
  unseen: (options) => `Ohne die Würfel lässt es sich nicht sagen: ${options}.`,
  over: (options) => `Das Spiel hätte früher geendet: ${options}.`,
};
