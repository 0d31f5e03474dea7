import { atStake, buysIn, type GameState, namesLosers, type PlayerId, shares } from "@/lib/engine";
import type {
  InAndOut,
  NightPerson,
  NightResult,
  OpenGame,
  Party,
  StrandedPot,
} from "@/lib/protocol/nightResult";
import { drinkAt } from "./drink";
import type { Balance } from "./fewestPayments";
import { betweenRounds, stacksOf } from "./money/closingActions";
import { type MoneyShare, splitByParts } from "./money/split";
import { potWays } from "./potAtEnd";

/** A game of a night. */
export interface NightGame {
  readonly id: string;
  /** Its number of entries. */
  readonly seq: number;
  readonly state: GameState;
  /** True for a result-only game: players it does not name are only assumed present. */
  readonly resultOnly: boolean;
  readonly seats: readonly {
    readonly key: PlayerId;
    readonly party: Party;
    /** "lost", "won", or null. */
    readonly outcome: string | null;
    /** Chips from rebuys (S17). */
    readonly bought: number;
  }[];
}

/** A shared round. */
export interface SharedRound {
  readonly payer: Party;
  readonly amount: number;
  readonly shares: readonly MoneyShare[];
}

/** A night's records. Money is in the smallest unit. */
export interface NightBooks {
  /** In playing order. */
  readonly games: readonly NightGame[];
  /** The price of one buy-in. */
  readonly price: number;
  readonly buyIns: readonly { readonly party: Party; readonly times: number; readonly shares: number }[];
  readonly rounds: readonly SharedRound[];
  /** The value of a chip; null if chips stay chips. */
  readonly chipValue: number | null;
  /** The buy-ins were paid in cash: no one owes them. */
  readonly paidIn: boolean;
  readonly ended: boolean;
}

type Line = { -readonly [Key in keyof NightPerson]: NightPerson[Key] };

/** A night's result per person. Also works for a running night. */
export function nightResult({ games, price, buyIns, rounds, ended, ...night }: NightBooks): NightResult {
  const lines = new Map<Party, Line>();
  const lineOf = (party: Party): Line => {
    const line = lines.get(party) ?? nothingYet(party);
    lines.set(party, line);
    return line;
  };
  const played = games.filter(hasBegun);
  for (const game of played.filter(({ resultOnly }) => !resultOnly)) addGame(game, lineOf);
  const paidIn = buyIns.reduce((sum, { times }) => sum + times, 0) * price;
  const taken = new Map(takenFrom(paidIn, buyIns));
  for (const { party, times } of buyIns)
    if (price > 0 && (times > 0 || taken.has(party)))
      lineOf(party).money = { in: times * price, out: taken.get(party) ?? 0 };
  for (const round of rounds) addRound(round, lineOf);
  for (const game of played.filter(({ resultOnly }) => resultOnly)) addResult(game, lineOf, lines);
  const stranded = played.filter((game) => game.state.pot > 0 && (ended || game.state.phase === "finished"));
  const back = stranded.flatMap(paidBack);
  for (const [party, chips] of back) if (party !== "bank") lineOf(party).back += chips;
  const pot = played.reduce((sum, { state }) => sum + state.pot, 0);
  for (const line of lines.values()) line.total = totalOf(line, night);

  const people = [...lines.values()].toSorted(byMoney);
  const takenOut = people.reduce((sum, { money }) => sum + (money?.out ?? 0), 0);
  return {
    people,
    bank: 0 - people.reduce((sum, { chips }) => sum + gained(chips), pot),
    pot,
    stranded: stranded.map(({ id, seq, state }) => ({
      ...{ game: id, name: state.game, seq, chips: state.pot, over: state.phase === "finished" },
      ...waysOf(state),
    })),
    money: paidIn - takenOut,
    inPlay: ended ? [] : played.filter(isOn).map(openGame),
  };
}

/** The parts of the buy-ins that their takers get; none while no one takes them. */
const takenFrom = (paidIn: number, buyIns: NightBooks["buyIns"]): readonly MoneyShare[] =>
  buyIns.some(({ shares: own }) => own > 0)
    ? splitByParts(
        paidIn,
        buyIns.map(({ party, shares: own }) => [party, own]),
      )
    : [];

/** A game's chips as balances, with those its pot pays back; they sum to 0. Empty before it has begun. */
export function chipBalances(game: NightGame): readonly Balance[] {
  if (game.resultOnly || !hasBegun(game)) return [];
  const lines = new Map<Party, Line>();
  addGame(game, (party) => {
    const line = lines.get(party) ?? nothingYet(party);
    lines.set(party, line);
    return line;
  });
  const people = [...lines.values()].map(({ party, chips }): Balance => [party, gained(chips)]);
  const bank = 0 - people.reduce((sum, [, chips]) => sum + chips, game.state.pot);
  const back = game.state.pot > 0 ? paidBack(game) : [];
  return [...people, ["bank", bank] as const, ...back].filter(([, chips]) => chips !== 0);
}

/** The balances of a night's buy-ins, which sum to 0. Nothing while no one takes them, or if they were paid in cash. */
export function buyInBalances({
  price,
  buyIns,
  paidIn,
}: Pick<NightBooks, "price" | "buyIns" | "paidIn">): readonly Balance[] {
  const all = buyIns.reduce((sum, { times }) => sum + times, 0) * price;
  const taken = paidIn ? [] : takenFrom(all, buyIns);
  if (taken.length === 0) return [];
  return [...taken, ...buyIns.map(({ party, times }): Balance => [party, 0 - times * price])];
}

/** The balances of a shared round, which sum to 0. */
export const roundBalances = ({ payer, amount, shares: parts }: SharedRound): readonly Balance[] => [
  [payer, amount],
  ...parts.map(([party, part]): Balance => [party, 0 - part]),
];

function addRound({ payer, amount, shares: parts }: SharedRound, lineOf: (party: Party) => Line): void {
  const add = (party: Party, more: InAndOut) => {
    const line = lineOf(party);
    const { in: paid, out } = line.rounds ?? { in: 0, out: 0 };
    line.rounds = { in: paid + more.in, out: out + more.out };
  };
  add(payer, { in: 0, out: amount });
  for (const [party, part] of parts) add(party, { in: part, out: 0 });
}

/** Chips by their value, buy-ins and rounds; null if the night has no money for this person. */
function totalOf(
  { chips, back, money, rounds }: NightPerson,
  { chipValue, paidIn }: Pick<NightBooks, "chipValue" | "paidIn">,
): number | null {
  const worth = chipValue !== null && chips !== null ? (gained(chips) + back) * chipValue : null;
  const bought = paidIn ? null : money && money.out - money.in;
  const shared = rounds && rounds.out - rounds.in;
  const parts = [worth, bought, shared].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** The pot of a stopped game until it is assigned: it counts as refunded. */
function paidBack({ state, seats }: NightGame): readonly Balance[] {
  const { back } = potWays(state, {}) ?? {};
  // Chips that no player paid in came from the bank.
  if (!back) return [["bank", state.pot]];
  return shares(state.pot, new Map(Object.entries(back))).map(
    ({ to, count }): Balance => [seats.find(({ key }) => key === to)?.party ?? "bank", count],
  );
}

function waysOf(state: GameState): Pick<StrandedPot, "share" | "back"> {
  const { share = null, back = null } =
    potWays(state, state.phase === "finished" ? state.finished : {}) ?? {};
  return { share, back };
}

const nothingYet = (party: Party): Line => ({
  party,
  games: 0,
  wins: 0,
  washes: 0,
  drinks: 0,
  drink: null,
  chips: null,
  back: 0,
  money: null,
  rounds: null,
  total: null,
  left: false,
});

/** A table without entries is not a game yet. */
export const hasBegun = ({ state, resultOnly }: Pick<NightGame, "state" | "resultOnly">): boolean =>
  resultOnly || state.phase !== "between-rounds" || state.settledRounds > 0 || state.pot !== 0;

const isOn = ({ state, resultOnly }: NightGame): boolean => !resultOnly && state.phase !== "finished";

/** An open round is void when the game ends, so its antes are back in the stacks. */
function openGame({ id, seq, state: now }: NightGame): OpenGame {
  const state = betweenRounds(now);
  const stacks = stacksOf(state);
  const forChips = atStake(state).includes("chip");
  return {
    ...{ game: id, name: state.game, seq, chips: state.pot, over: false },
    ...waysOf(state),
    inRound: now.phase !== "between-rounds",
    forChips,
    takers: Object.keys(stacks),
    stacks: forChips && (buysIn(state) ?? 0) > 0 ? stacks : null,
  };
}

function addGame({ state, seats }: NightGame, lineOf: (party: Party) => Line): void {
  const stack = buysIn(state) ?? 0;
  const isForThem = atStake(state).includes("chip");
  const here = new Map(state.seats.map((seat) => [seat.player, seat]));
  for (const { key, party, outcome, bought } of seats) {
    const seat = here.get(key);
    // Their joining was undone.
    if (seat === undefined) continue;
    const line = lineOf(party);
    line.games += 1;
    line.left = seat.gone;
    addDrinks(line, state, seat.holds.drink ?? 0);
    addOutcome(line, state.game, outcome);
    const chips = seat.holds.chip;
    if (chips !== undefined && (isForThem || chips !== 0))
      line.chips = {
        in: (line.chips?.in ?? 0) + stack + bought,
        out: (line.chips?.out ?? 0) + chips,
      };
  }
}

function addDrinks(line: Line, state: GameState, drinks: number): void {
  if (drinks === 0) return;
  const word = drinkAt(state);
  line.drink = line.drinks === 0 || line.drink === word ? word : null;
  line.drinks += drinks;
}

/** Counts for the named players, and for everyone present that night. */
function addResult(
  { state, seats }: NightGame,
  lineOf: (party: Party) => Line,
  there: ReadonlyMap<Party, Line>,
): void {
  for (const party of new Set(seats.map((seat) => seat.party))) {
    const outcome = seats.find((seat) => seat.party === party && seat.outcome !== null)?.outcome ?? null;
    if (outcome === null && !there.has(party)) continue;
    const line = lineOf(party);
    line.games += 1;
    addOutcome(line, state.game, outcome);
  }
}

function addOutcome(line: Line, game: string, outcome: string | null): void {
  const washing = namesLosers(game);
  if (outcome === "won" && !washing) line.wins += 1;
  if (outcome === "lost" && washing) line.washes += 1;
}

const gained = (flow: NightPerson["chips"]): number => (flow === null ? 0 : flow.out - flow.in);
/** Most money first, then as on a night without money. */
const byMoney = (a: NightPerson, b: NightPerson): number => (b.total ?? 0) - (a.total ?? 0) || byChips(a, b);

/** Most chips first, then most wins and fewest washes. */
const byChips = (a: NightPerson, b: NightPerson): number =>
  gained(b.chips) - gained(a.chips) ||
  gained(b.money) - gained(a.money) ||
  b.wins - a.wins ||
  a.washes - b.washes ||
  a.drinks - b.drinks;
