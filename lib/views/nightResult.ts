import { atStake, buysIn, endNames, type GameState, type PlayerId, shares } from "@/lib/engine";
import type {
  Debt,
  DebtKind,
  NightPerson,
  NightResult,
  Party,
  StrandedPot,
} from "@/lib/protocol/nightResult";
import { drinkAt } from "./drink";
import { type Balance, fewestPayments, type Transfer } from "./fewestPayments";
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

/** A recorded payment. */
export interface Paid extends Transfer {
  readonly id: string;
  readonly kind: DebtKind;
}

/** A night's records. */
export interface NightBooks {
  /** In playing order. */
  readonly games: readonly NightGame[];
  /** The price of one buy-in. */
  readonly price: number;
  readonly buyIns: readonly { readonly party: Party; readonly times: number; readonly shares: number }[];
  /** Earliest first. */
  readonly payments: readonly Paid[];
  readonly ended: boolean;
}

type Line = { -readonly [Key in keyof NightPerson]: NightPerson[Key] };

/** A night's result per person, and the fewest payments that settle it. Also works for a running night. */
export function nightResult({ games, price, buyIns, payments, ended }: NightBooks): NightResult {
  const lines = new Map<Party, Line>();
  const lineOf = (party: Party): Line => {
    const line = lines.get(party) ?? nothingYet(party);
    lines.set(party, line);
    return line;
  };
  const played = games.filter(hasBegun);
  for (const game of played.filter(({ resultOnly }) => !resultOnly)) addGame(game, lineOf);
  const shares = buyIns.reduce((sum, one) => sum + one.shares, 0);
  const paidIn = buyIns.reduce((sum, { times }) => sum + times, 0) * price;
  for (const { party, times, shares: own } of buyIns)
    if (price > 0 && times + own > 0)
      lineOf(party).money = { in: times * price, out: own && Math.floor((paidIn * own) / shares) };
  for (const game of played.filter(({ resultOnly }) => resultOnly)) addResult(game, lineOf, lines);

  const people = [...lines.values()].toSorted(better);
  const pot = played.reduce((sum, { state }) => sum + state.pot, 0);
  const stranded = played.filter((game) => game.state.pot > 0 && (ended || game.state.phase === "finished"));
  const bank = 0 - people.reduce((sum, { chips }) => sum + gained(chips), pot);
  const takenOut = people.reduce((sum, { money }) => sum + (money?.out ?? 0), 0);
  const chipsInPlay = !ended && played.some(isForChips);
  const owed = new Map([...people.map(chipsGained), ["bank", bank] as const]);
  for (const [party, chips] of stranded.flatMap(paidBack)) owed.set(party, (owed.get(party) ?? 0) + chips);
  return {
    people,
    bank,
    pot,
    stranded: stranded.map(({ id, seq, state }) => ({
      ...{ game: id, seq, chips: state.pot, over: state.phase === "finished" },
      ...waysOf(state),
    })),
    money: paidIn - takenOut,
    chipsInPlay,
    debts: [
      ...debtsOf(
        "chips",
        [...owed],
        // A pot is not a person: old payments to one are ignored.
        payments.filter(({ from, to }) => from !== "pot" && to !== "pot"),
        chipsInPlay,
      ),
      // Buy-ins are paid into the pot, so the pot owes them.
      ...debtsOf("money", [...people.map(takesOut), ["pot", 0 - takenOut]], payments, false),
    ],
  };
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
  money: null,
  left: false,
});

/** A table without entries is not a game yet. */
const hasBegun = ({ state, resultOnly }: NightGame): boolean =>
  resultOnly || state.phase !== "between-rounds" || state.settledRounds > 0 || state.pot !== 0;

const isForChips = ({ state, resultOnly }: NightGame): boolean =>
  !resultOnly && state.phase !== "finished" && atStake(state).includes("chip");

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
  const names = endNames(game);
  const washing = names.ok && names.value === "losers";
  if (outcome === "won" && !washing) line.wins += 1;
  if (outcome === "lost" && washing) line.washes += 1;
}

const gained = (flow: NightPerson["chips"]): number => (flow === null ? 0 : flow.out - flow.in);
const chipsGained = ({ party, chips }: NightPerson): Balance => [party, gained(chips)];
const takesOut = ({ party, money }: NightPerson): Balance => [party, money?.out ?? 0];

/** Most chips first, then most wins and fewest washes. */
const better = (a: NightPerson, b: NightPerson): number =>
  gained(b.chips) - gained(a.chips) ||
  gained(b.money) - gained(a.money) ||
  b.wins - a.wins ||
  a.washes - b.washes ||
  a.drinks - b.drinks;

/**
 * The payments that settle these balances. While every recorded payment is on the planned list, the list
 * stays, and those payments are checked off.
 * After a correction, recorded payments are deducted and the rest is recomputed.
 */
function debtsOf(
  kind: DebtKind,
  balances: readonly Balance[],
  payments: readonly Paid[],
  waits: boolean,
): readonly Debt[] {
  const made = payments.filter((payment) => payment.kind === kind);
  const ticked = made.map((payment) => debt(kind, payment, payment.id));
  if (waits) return ticked;
  const open = [...made];
  const planned = fewestPayments(balances).map((one) => {
    const at = open.findIndex(
      ({ from, to, amount }) => from === one.from && to === one.to && amount === one.amount,
    );
    return debt(kind, one, at === -1 ? null : (open.splice(at, 1)[0]?.id ?? null));
  });
  if (open.length === 0) return planned;
  const rest = new Map(balances);
  for (const { from, to, amount } of made) {
    rest.set(from, (rest.get(from) ?? 0) + amount);
    rest.set(to, (rest.get(to) ?? 0) - amount);
  }
  return [...ticked, ...fewestPayments([...rest]).map((one) => debt(kind, one, null))];
}

const debt = (kind: DebtKind, { from, to, amount }: Transfer, payment: string | null): Debt => ({
  kind,
  from,
  to,
  amount,
  payment,
});
