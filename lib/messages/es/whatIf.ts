import type {
  Action,
  AlternativeResult,
  Claim,
  OptionValue,
  Refusal,
  Shout,
  UnknownReason,
} from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Names, nameOf } from "../names";
import type { Drink } from "../ruleRows";
import { sayFinding } from "./answers";
import { diceWord, list, numberWord } from "./anyPage";
import { sayEntry, sayMoves } from "./history";
import { sayOption, sayOptionValue } from "./house";
import { sayRefusal } from "./refusals";
import { sayBegins, sayDealt, sayRaises } from "./rules";
import { sayMarks } from "./table";
import { faceWord, sayClaim, sayDrinks, sayStakeCount, stakeWord } from "./terms";
import { sayPlainEnding, sayVerdict } from "./verdict";

type Words = WordsOf<"whatIf">;

type Seen = Parameters<Words["sayExample"]>[0];
type Round = Extract<Seen, { seen: "round" }>;

export const exampleWords = {
  example: "Por ejemplo",
  under: (rules) =>
    `Con ${list(rules.map(({ option, value }) => `«${sayOption(option)}: ${sayOptionValue(option, value)}»`))}`,
  idle: "Con las demás reglas de la casa, esta no cambia nada.",
} satisfies Words["exampleWords"];

export const sayExample: Words["sayExample"] = (seen) => {
  switch (seen.seen) {
    case "order":
      return `De mayor a menor: ${seen.hands.map((dice) => dice.join("")).join(", ")}.`;
    case "raises":
      return sayRaises(seen.over, seen.lowest);
    case "cups":
      return sayDealt(seen.dealt);
    case "begins":
      return sayBegins(seen.what, seen.count);
    case "pot":
      return `Juegan ${numberWord(seen.players)}: ${seen.chips === 0 ? "no hay pozo" : `${sayStakeCount("chip", seen.chips)} en el pozo antes del primer canto`}.`;
    case "short":
      return `A ${seen.player} le queda: ${sayStakeCount("chip", seen.holdings)}; la entrada es ${seen.ante}. ${seen.player} ${
        seen.out ? "queda fuera, y puede recomprar" : `va con todo, y juega por las ${seen.pot} del pozo`
      }.`;
    case "astray":
      return `A ${seen.player} se le cae un dado de la mesa: ${ASTRAY[seen.does](seen.player, seen.starter)}.`;
    case "dishes":
      return sayDishes(seen.people, seen.bads, seen.wash);
    case "round":
      return sayRound(seen);
  }
};

const ASTRAY = {
  void: (_player: string, starter: string) => `la ronda es nula, y ${starter} empieza otra vez`,
  "re-roll": (player: string) => `${player} lo vuelve a tirar, tapado, y se sigue`,
  stands: () => "vale como quedó, o nada en absoluto si se perdió",
} as const;

function sayDishes(people: number, bads: number, wash: boolean): string {
  const have = sayStakeCount("bad", bads);
  if (people === 1) return `Con ${have}, ${wash ? "lavas los platos a solas" : "todavía no lavas"}.`;
  return `${capital(numberWord(people))} jugadores con ${have} cada uno: ${wash ? "lavan los platos juntos" : "la partida sigue"}.`;
}

function sayRound({ holdings, done, bangs, shown, wild, drink, outcomes }: Round): string {
  const telling = { doubt: bangs ? "bang" : "doubt", drink } as const;
  const sentences = done.map((action) => {
    const marks = sayMarks(action);
    return `${sayEntry(action, {}, telling)}${marks === "" ? "" : ` (${marks})`}`;
  });
  const dice = shown.map((cup) => cup.join("")).join(" + ");
  return [
    ...holdings.map(
      ({ player, what, count }) => `A ${player} le queda: ${sayStakeCount(what, count, drink)}.`,
    ),
    `${sentences.join(", ")}.`,
    ...(shown.length > 0
      ? [`Los dados: ${dice}${wild === null ? "" : `, los ${faceWord(wild, 2)} son comodín`}.`]
      : []),
    ...outcomes.map((one) => sayOutcome(one, drink)),
  ].join(" ");
}

function sayOutcome(outcome: Round["outcomes"][number], drink: Round["drink"]): string {
  switch (outcome.result) {
    case "allowed":
      return outcome.beyond === null
        ? "Se permite."
        : `Se permite, aunque solo hay ${diceWord(outcome.beyond)} en juego.`;
    case "refused":
      return `No se puede: ${sayRefusal(outcome.refusal, {})}`;
    case "settled":
      if (outcome.starter)
        return `${outcome.finding.finding === "short" ? "Si falta" : "Si está"}: la siguiente la empieza ${outcome.starter}.`;
      return [
        sayFinding(outcome.claim, outcome.finding),
        ...(outcome.moves ? [`${capital(sayMoves(outcome.moves, {}, drink))}.`] : []),
        ...(outcome.giver ? [`${outcome.giver} reparte también ${sayDrinks(1, drink)}.`] : []),
      ].join(" ");
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const butWePlayWords = {
  hint: "La misma ronda, otras reglas de la casa:",
  looking: "Probando otras reglas de la casa…",
  again: "Intentar otra vez",
};

type Outcome = Exclude<AlternativeResult, { readonly came: "unknown" }>;
type Settling = Extract<AlternativeResult, { readonly came: "settled" }>;

interface Values {
  readonly from: OptionValue;
  readonly to: OptionValue;
  readonly open: boolean;
}

export const sayOtherRule = (option: string, values: Values): string =>
  `${sayOption(option)}: ${sayValues(option, values)}`;

function sayValues(option: string, { from, to, open }: Values): string {
  const [first, last] = [sayOptionValue(option, from), sayOptionValue(option, to)];
  if (from === to) return first;
  if (open) return `${first} o más`;
  return Number(to) - Number(from) === 1 ? `${first} o ${last}` : `de ${first} a ${last}`;
}

interface AtTable {
  readonly game: string;
  readonly names: Names;
  readonly drink: Drink;
  readonly washes?: boolean | undefined;
}

export function sayAlternative(
  there: Outcome,
  here: Outcome,
  { game, names, drink, washes }: AtTable,
): string {
  if (there.came === "refused") return sayNotDone(there, names);
  const { settled, moves, finished } = there;
  return [
    sayVerdict(settled, names).finding,
    `${capital(sayMoves(moves, names, drink))}.`,
    finished
      ? sayPlainEnding(game, { ...finished, washes }, names)
      : here.came === "settled" && here.finished
        ? "La partida sigue."
        : "",
    sayGiver(there, here, names, drink),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function sayGiver({ giver }: Settling, here: Outcome, names: Names, drink: Drink): string {
  const given = here.came === "settled" ? here.giver : null;
  if (giver !== null && given === null)
    return `${nameOf(names, giver)} reparte además ${sayDrinks(1, drink)}.`;
  return giver === null && given !== null
    ? `${nameOf(names, given)} no reparte: ${stakeWord("drink", 1, drink)}.`
    : "";
}

function sayNotDone(
  {
    action,
    claim,
    called,
    refusal,
  }: {
    readonly action: Action;
    readonly claim: Claim | null;
    readonly called: Shout | null;
    readonly refusal: Refusal;
  },
  names: Names,
): string {
  const why = sayRefusal(refusal, names);
  switch (action.do) {
    case "claim":
      return claim === null
        ? why
        : `${nameOf(names, action.by)} no habría podido decir ${sayClaim(claim)}. ${why}`;
    case "challenge": {
      const by = typeof action.by === "string" ? [action.by] : action.by;
      const barred = refusal.values.player === undefined ? by : [refusal.values.player];
      const who = list(barred.map((player) => nameOf(names, player)));
      const could = barred.length === 1 ? "no habría podido" : "no habrían podido";
      return `${who} ${could} ${CALLED[called ?? "doubt"]}. ${why}`;
    }
    case "re-roll":
      return `${nameOf(names, action.by)} no habría podido volver a tirar. ${why}`;
    default:
      return why;
  }
}

const CALLED: Readonly<Record<Shout, string>> = {
  bang: "gritar bang",
  doubt: "dudar",
  "spot-on": "decir «¡Justo!»",
  concede: "creérselo",
};

export function sayUnchanged(unchanged: number, others: boolean): string {
  if (unchanged === 0) return "";
  if (unchanged === 1)
    return others ? "La otra regla de la casa no cambia nada." : "La regla de la casa no cambia nada.";
  return `Las ${others ? "otras " : ""}${unchanged} reglas de la casa no cambian nada.`;
}

export function sayUnknown(
  untold: readonly { readonly option: string; readonly why: UnknownReason }[],
): readonly string[] {
  return WHYS.flatMap((why) => {
    const options = untold.filter((one) => one.why === why).map(({ option }) => `«${sayOption(option)}»`);
    return options.length === 0 ? [] : [LEFT_OUT[why](list(options))];
  });
}

const WHYS: readonly UnknownReason[] = ["unseen", "rolled", "over", "dealt"];

const LEFT_OUT: Readonly<Record<UnknownReason, (options: string) => string>> = {
  dealt: (options) => `Queda aparte, se acuerda antes de la primera tirada: ${options}.`,
  rolled: (options) => `No se sabe qué habría mostrado el dado rojo: ${options}.`,
  unseen: (options) => `No se sabe sin los dados: ${options}.`,
  over: (options) => `La partida habría acabado antes: ${options}.`,
};
