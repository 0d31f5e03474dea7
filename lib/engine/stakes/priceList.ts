import type { Cost, Stakes } from "../parts";
import { type Case, rowFor } from "../ruleSet";
import { seatOf } from "../seats";
import {
  type GameData,
  type Judgment,
  MIA,
  type Move,
  type MoveData,
  type PlayerId,
  type Role,
  type RuleId,
  type Stake,
} from "../vocabulary";

/** The facts of a judgment that rows depend on, for one of its challengers. */
const factsOf = ({ kind, right, claim, messedUp }: Judgment, in_turn: boolean): Case => ({
  kind,
  right,
  in_turn,
  top: claim !== null && "mia" in claim && claim.mia === MIA.mia,
  messed_up: messedUp,
});

const isRole = (holder: MoveData["from"]): holder is Role => holder !== "bank" && holder !== "pot";
const roleOf = ({ from, to }: MoveData): Role => (isRole(from) ? from : (to as Role));

/**
 * The price of a challenge, read from the rows of a rule set (S13). No one gives more than they hold, and dice and lives
 * from the bank stop at the starting number.
 */
export function priceList({ cost, challenges, deal = {} }: GameData): Pick<Stakes, "settle"> {
  const rows = cost.map((row, at) => ({ ...row, rules: row.rules ?? ([`X${at + 1}`] as const) }));
  const eachScores = challenges.some(({ together }) => together === "each");
  const mayOwe = deal.chips === undefined;

  return {
    settle(verdict, seats, pot, diceEach) {
      const starting = { die: diceEach ?? 0, life: deal.lives ?? 0 };
      const moves = new Map<string, Move>();
      const stock = new Map<string, number>();
      const holding = (holder: PlayerId | "pot", what: Stake): number =>
        stock.get(`${what} ${holder}`) ??
        (holder === "pot" ? pot : (seatOf(seats, holder)?.holds[what] ?? 0));

      /** The most that the giver can give. */
      const limit = ({ what, from }: MoveData, player: PlayerId): number => {
        if (from === "pot") return holding("pot", what);
        if (from !== "bank")
          return what === "chip" && mayOwe ? Number.POSITIVE_INFINITY : holding(player, what);
        return what === "die" || what === "life"
          ? starting[what] - holding(player, what)
          : Number.POSITIVE_INFINITY;
      };
      const book = (move: MoveData, player: PlayerId): void => {
        const { what, count = 1 } = move;
        const all = what === "good" ? holding(player, "bad") - holding(player, "good") : limit(move, player);
        const wanted = count === "all" ? all : count === "difference" ? difference(verdict) : count;
        const most = Math.min(wanted, limit(move, player));
        if (most <= 0) return;
        const from = isRole(move.from) ? player : move.from;
        const to = isRole(move.to) ? player : move.to;
        for (const [holder, sign] of [
          [from, -1],
          [to, 1],
        ] as const)
          if (holder !== "bank") stock.set(`${what} ${holder}`, holding(holder, what) + sign * most);
        const key = `${what} ${move.from} ${move.to} ${player}`;
        moves.set(key, { what, count: (moves.get(key)?.count ?? 0) + most, from, to });
      };

      const { challengers, outOfTurnBy } = verdict;
      // In the loser form (S26) only the loser is known, and perhaps the winner: the price of a short claim.
      const heard = challengers.length > 0;
      const first = heard ? (challengers[0] ?? null) : verdict.winner;
      const inTurn = (player: PlayerId | null) => player === null || !outOfTurnBy.includes(player);
      const row = (player: PlayerId | null) => rowFor(rows, factsOf(verdict, inTurn(player)));
      const counts = row(first);
      if (counts === undefined) return { moves: [], rules: [] };
      const others = eachScores ? challengers.slice(1) : [];
      const parties: Readonly<Record<Role, readonly (PlayerId | null)[]>> = {
        claimer: [heard ? verdict.claimer : verdict.loser],
        challenger: [first],
        others: seats
          .filter(({ active, player }) => active && player !== first && !challengers.includes(player))
          .map(({ player }) => player),
      };
      const bookAll = (move: MoveData, players = parties[roleOf(move)]) => {
        for (const player of players) if (player !== null) book(move, player);
      };
      const ofChallenger = (move: MoveData) => roleOf(move) === "challenger";
      if (others.length === 0) for (const move of counts.moves) bookAll(move);
      else {
        for (const player of [first, ...others])
          for (const move of row(player)?.moves.filter(ofChallenger) ?? []) bookAll(move, [player]);
        for (const move of counts.moves) if (!ofChallenger(move)) bookAll(move);
      }
      const rules = [counts, ...others.map(row)].flatMap((one): readonly RuleId[] => one?.rules ?? []);
      return {
        moves: [...moves.values()],
        rules,
        besides: [...(challengers.length > 1 ? (["F13"] as const) : []), ...(counts.besides ?? [])],
        byDifference: byDifference(verdict) && counts.moves.some(({ count }) => count === "difference"),
      } satisfies Cost;
    },
  };
}

/** A spot-on is never off by more than one, and a bare outcome costs one (B2). */
const byDifference = ({ kind, finding }: Judgment): boolean => kind === "doubt" && finding.margin !== null;

const difference = (verdict: Judgment): number =>
  byDifference(verdict) ? Math.max(1, Math.abs(verdict.finding.margin ?? 1)) : 1;
