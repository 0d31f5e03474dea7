import type { Stakes } from "../parts";
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
  const rows = cost.map((row, at) => ({ ...row, rules: row.rules ?? [`X${at + 1}` as RuleId] }));
  const eachScores = challenges.some(({ together }) => together === "each");
  const mayOwe = deal.chips === undefined;

  return {
    settle(verdict, seats, pot, diceEach) {
      const { challengers, outOfTurnBy } = verdict;
      const moves: Move[] = [];
      /** A stake as it is after the moves so far. */
      const holding = (holder: PlayerId | "pot", what: Stake): number =>
        moves.reduce(
          (left, move) =>
            move.what !== what
              ? left
              : left + (move.to === holder ? move.count : 0) - (move.from === holder ? move.count : 0),
          holder === "pot" ? pot : (seatOf(seats, holder)?.holds[what] ?? 0),
        );
      /** The most that the giver can give, and the player can take. */
      const limit = ({ what, from }: MoveData, player: PlayerId): number => {
        if (from === "pot") return holding("pot", what);
        if (from !== "bank") return what === "chip" && mayOwe ? INFINITE : holding(player, what);
        if (what === "die") return (diceEach ?? 0) - holding(player, what);
        return what === "life" ? (deal.lives ?? 0) - holding(player, what) : INFINITE;
      };
      const book = (move: MoveData, player: PlayerId): void => {
        const { what, count = 1 } = move;
        const most = limit(move, player);
        const all = what === "good" ? holding(player, "bad") - holding(player, "good") : most;
        const wanted = count === "all" ? all : count === "difference" ? difference(verdict) : count;
        const moved = Math.min(wanted, most);
        if (moved <= 0) return;
        const from = isRole(move.from) ? player : move.from;
        const to = isRole(move.to) ? player : move.to;
        const same = moves.findIndex((one) => one.what === what && one.from === from && one.to === to);
        if (same === -1) moves.push({ what, count: moved, from, to });
        else moves[same] = { what, count: moved + (moves[same]?.count ?? 0), from, to };
      };

      // In the loser form (S26) only the loser is known, and perhaps the winner: the price of a short claim.
      const heard = challengers.length > 0;
      const first = heard ? (challengers[0] ?? null) : verdict.winner;
      const row = (player: PlayerId | null) =>
        rowFor(rows, factsOf(verdict, player === null || !outOfTurnBy.includes(player)));
      const counts = row(first);
      if (counts === undefined) return { moves, rules: [] };
      const bookFor = (move: MoveData): void => {
        const role = roleOf(move);
        const one = role === "challenger" ? first : heard ? verdict.claimer : verdict.loser;
        if (role === "others") {
          for (const { active, player } of seats)
            if (active && player !== first && !challengers.includes(player)) book(move, player);
        } else if (one !== null) book(move, one);
      };
      const late = eachScores ? challengers.slice(1) : [];
      const ofChallenger = (move: MoveData) => roleOf(move) === "challenger";
      if (late.length === 0) counts.moves.forEach(bookFor);
      else {
        for (const player of challengers)
          for (const move of row(player)?.moves.filter(ofChallenger) ?? []) book(move, player);
        for (const move of counts.moves) if (!ofChallenger(move)) bookFor(move);
      }
      return {
        moves,
        rules: late.length === 0 ? counts.rules : challengers.flatMap((player) => row(player)?.rules ?? []),
        besides: challengers.length > 1 ? ["F13", ...(counts.besides ?? [])] : (counts.besides ?? []),
        byDifference: byDifference(verdict) && counts.moves.some(({ count }) => count === "difference"),
      };
    },
  };
}

const INFINITE = Number.POSITIVE_INFINITY;

/** A spot-on is never off by more than one, and a bare outcome costs one (B2). */
const byDifference = ({ kind, finding }: Judgment): boolean => kind === "doubt" && finding.margin !== null;

const difference = (verdict: Judgment): number =>
  byDifference(verdict) ? Math.max(1, Math.abs(verdict.finding.margin ?? 1)) : 1;
