import {
  type Claim,
  type House,
  houseOf,
  legalNow,
  MAX_SEATS,
  newGame,
  type OptionValue,
  ok,
  optionsOf,
  ownRules,
  type RuleId,
  type RuleSet,
  rulesUnder,
  type Stake,
} from "@/lib/engine";
import { type Rung, rankingChart } from "./chart";
import { type ChallengeCosts, challengeCosts } from "./costs";
import { type CupSteps, cupSteps } from "./cupSteps";
import { type Fought, foughtOver } from "./foughtOver";
import { start, TRIAL_SEATS } from "./trial";

// The rules card of a game with its house rules. Nothing on it is hand-written: every line derives from the
// game's parts, and the engine checks each example.

/** Dice per own cup, by number of players. */
export interface Dealt {
  readonly from: number;
  readonly to: number;
  readonly dice: number;
}

/** One option with its current value. */
export interface CardOption {
  readonly option: string;
  readonly value: OptionValue;
  readonly rule: RuleId;
  readonly usual: boolean;
}

export interface RulesCard {
  readonly game: string;
  /** Own cups: dice each, by number of players; null with a shared cup. */
  readonly dealt: readonly Dealt[] | null;
  /** Dice in the shared cup; null with own cups. */
  readonly oneCup: number | null;
  /** The wild face: the red die's, ones, or none. */
  readonly wild: "red-die" | "ones" | null;
  /** Starting stakes besides dice. */
  readonly begins: readonly { readonly what: Stake; readonly count: number }[];
  readonly ante: { readonly chips: number; readonly every: "game" | "round" } | null;
  readonly reRolls: number | null;
  /** The possible steps with the shared cup. */
  readonly steps: CupSteps | null;
  /** A count, and its lowest raise with each face. */
  readonly raises: { readonly over: Claim; readonly next: readonly Claim[] } | null;
  readonly chart: readonly Rung[] | null;
  readonly challenges: readonly ChallengeCosts[];
  readonly washing: Washing | null;
  readonly pot: boolean;
  readonly ending: {
    readonly rule: RuleId;
    readonly names: "losers" | "winners";
    readonly outWithout: Stake | null;
  };
  /** The usual arguments. */
  readonly fought: readonly Fought[];
  readonly options: readonly CardOption[];
}

/** The largest table on the card. */
const MAX_PLAYERS = 12;

/** A game's card; `named`: the changed options. Null for an unknown game or option. */
export function rulesCard(game: string, named: Readonly<Record<string, unknown>> = {}): RulesCard | null {
  const house = ownRules(game) === null ? houseOf(game, named) : ok<House>({});
  const rules = rulesUnder(game, named);
  const options = optionsOf(game);
  if (!house.ok || !rules.ok || !options.ok) return null;
  const { cups, terms, stakes, ending } = rules.value;
  const oneCup = cups.dealt(2) === null ? cups.diceInPlay([]) : null;
  const plain = terms.begin({ do: "start-round" }, false);
  const usual = houseOf(game, {});
  const challenges = challengeCosts(game, house.value);
  return {
    game,
    dealt: oneCup === null ? dealt(cups.dealt) : null,
    oneCup,
    wild: terms.redDie ? "red-die" : plain.ok && plain.value.wild === 1 ? "ones" : null,
    begins: Object.entries(stakes.dealt).flatMap(([what, count]) =>
      count ? [{ what: what as Stake, count }] : [],
    ),
    ante: stakes.ante && stakes.ante.chips > 0 ? stakes.ante : null,
    // M8: a second roll of the shared cup has its own line.
    reRolls: oneCup === null ? cups.reRolls || null : null,
    steps: cupSteps(game, house.value),
    raises: rules.value.claims.kind === "count" ? raisesAt(game, house.value) : null,
    chart: rankingChart(game, house.value),
    challenges,
    washing: washing(rules.value),
    pot:
      challenges.some(({ wrong }) => wrong?.costs.some(({ intoPot }) => intoPot)) ||
      (stakes.ante?.chips ?? 0) > 0,
    ending: { rule: ending.rule, names: ending.names, outWithout: stakes.outWithout },
    fought: foughtOver(game, house.value),
    options: Object.entries(options.value).map(([option, { rule }]) => {
      const value = house.value[option] as OptionValue;
      return { option, value, rule, usual: usual.ok && usual.value[option] === value };
    }),
  };
}

/** Numbers of players with equal dice share a line. */
function dealt(each: (players: number) => number | null): readonly Dealt[] {
  const lines: Dealt[] = [];
  for (let players = 2; players <= MAX_PLAYERS; players++) {
    const dice = each(players) ?? 0;
    const last = lines.at(-1);
    if (last?.dice === dice) lines[lines.length - 1] = { ...last, to: players };
    else lines.push({ from: players, to: players, dice });
  }
  return lines;
}

/** A typical count with its raises, from the engine; null for hands. */
function raisesAt(game: string, house: House): RulesCard["raises"] {
  const over = { count: 4, face: 4 } as const;
  const seated = newGame({ game, house, players: TRIAL_SEATS });
  const opened = seated.ok ? start(seated.value) : null;
  if (opened?.phase !== "claiming") return null;
  const state = { ...opened, round: { ...opened.round, latest: { by: "opener", claim: over } } };
  const may = legalNow(state)?.claim;
  return may && may.perFace.length > 0 ? { over, next: may.perFace } : null;
}

/** Who washes: the bads for a single loser, and fewer for several together. */
interface Washing {
  readonly alone: number;
  readonly together: { readonly count: number; readonly bads: number } | null;
}

/** More bads than any rule allows. */
const MAX_BADS = 99;

/** Asks the engine about each number of bads; null if the game has none. */
function washing({ stakes, ending }: RuleSet): Washing | null {
  if (!("bad" in stakes.dealt)) return null;
  /** The fewest bads below a limit that end the game for a number of players. */
  const least = (count: number, below: number): number | undefined =>
    Array.from({ length: below - 1 }, (_, at) => at + 1).find((bads) => {
      const seats = Array.from({ length: MAX_SEATS }, (_, at) => ({
        player: String(at),
        holds: { bad: at < count ? bads : 0 },
        active: true,
        gone: false,
        paid: true,
        fell: false,
      }));
      return ending.over(seats) !== null;
    });
  const alone = least(1, MAX_BADS + 1);
  if (alone === undefined) return null;
  for (let count = 2; count < MAX_SEATS; count++) {
    const bads = least(count, alone);
    if (bads !== undefined) return { alone, together: { count, bads } };
  }
  return { alone, together: null };
}
