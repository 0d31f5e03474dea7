import { type Check, refusal } from "../checks";
import type { Cups, Handled } from "../parts";
import { ok, refused } from "../result";
import {
  type CupsData,
  DICE_EACH,
  type DiceRows,
  type Face,
  type OpenRound,
  type PlayerId,
  type Refusal,
  type ReRoll,
  type Seat,
} from "../vocabulary";

type OwnCups = Extract<CupsData, { readonly kind: "own" }>;

/** The dice for this many players: the first row that fits (F1). */
const diceFor = (rows: number | DiceRows, players: number): number =>
  typeof rows === "number" ? rows : (rows.find(({ up_to = players }) => players <= up_to)?.dice ?? DICE_EACH);

/**
 * Each player has a cup, and may reroll if the game allows it (S1, S12, O3, O4).
 * @param shows The dice that decide: everyone's, or only the claimer's (O5).
 */
export function ownCups(
  { dice: each = DICE_EACH, rerolls, opener_rerolls = "off" }: OwnCups,
  shows: "everybody" | "claimer",
): Cups {
  const inPlay = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum + ownDice(seat), 0);
  const mustShow = (seat: Seat, { latest }: OpenRound) =>
    shows === "claimer" ? seat.player === latest?.by : seat.active;
  // A claimer who went out by a penalty since still shows the claimed hand (S15).
  const diceToShow = (seat: Seat, round: OpenRound) =>
    mustShow(seat, round) ? (seat.holds.die ?? 0) : ownDice(seat);
  return {
    dealt: (players) => diceFor(each, players),
    reRolls: rerolls ?? null,
    steps: [],
    diceInPlay: inPlay,
    toLift: (seats, round) =>
      seats
        .filter((seat) => mustShow(seat, round))
        .map((seat) => ({ player: seat.player, dice: diceToShow(seat, round) })),
    lift(shown, seats, round) {
      if ("outcome" in shown) return ok(shown);
      if ("count" in shown) {
        const objection = tooMany(shown.count, inPlay(seats));
        return objection ? refused(objection) : ok(shown);
      }
      if ("counts" in shown) {
        const objection = countsFit(shown.counts, seats);
        if (objection) return refused(objection);
        return ok({ count: Object.values(shown.counts).reduce((sum, count) => sum + count, 0) });
      }
      const byPlayer = shown.dice as Readonly<Record<PlayerId, readonly Face[]>>;
      const objection = diceFit(
        byPlayer,
        seats,
        (seat) => mustShow(seat, round),
        (seat) => diceToShow(seat, round),
      );
      if (objection) return refused(objection);
      if (shows === "claimer") return ok({ dice: shownBy(byPlayer, round.latest?.by ?? "") ?? [] });
      const cups = Object.values(byPlayer);
      return ok({ dice: cups.flat(), cups });
    },
    handle: (step) =>
      rerolls !== undefined && step.do === "re-roll"
        ? (round) => reRoll(step, round, rerolls, opener_rerolls === "on")
        : null,
    claimChecks: () => [],
    passed: () => [],
    challengeChecks: () => [],
  };
}

/** O4: limited per turn, and none for the starter before the first claim. */
function reRoll({ by }: ReRoll, round: OpenRound, most: number, opener: boolean): Handled {
  const opens: Check = () =>
    round.latest === null && !opener ? refusal("opener-cannot-reroll", "O4", { player: by }) : null;
  const left: Check = () =>
    round.turn.rerolls >= most ? refusal("no-rerolls-left", "O4", { player: by, limit: most }) : null;
  return {
    checks: [opens, left],
    after: () => ({ ...round, turn: { ...round.turn, rerolls: round.turn.rerolls + 1 } }),
  };
}

/** A player's revealed dice. Checks own properties, because a player may be named `constructor`. */
const shownBy = <Shown>(shown: Readonly<Record<PlayerId, Shown>>, player: PlayerId): Shown | undefined =>
  Object.hasOwn(shown, player) ? shown[player] : undefined;

const ownDice = (seat: Seat): number => (seat.active ? (seat.holds.die ?? 0) : 0);

const tooMany = (count: number, limit: number, player?: PlayerId): Refusal | null =>
  count > limit ? refusal("dice-mismatch", "S12", { got: count, limit, ...(player && { player }) }) : null;

/** A count for each active player, at most the dice they hold. */
function countsFit(counts: Readonly<Record<PlayerId, number>>, seats: readonly Seat[]): Refusal | null {
  return firstOf(seats, (seat) => {
    const count = shownBy(counts, seat.player);
    const limit = ownDice(seat);
    if (count === undefined) return seat.active ? missing(seat, limit) : null;
    return tooMany(count, limit, seat.player);
  });
}

/**
 * The dice of each player who must show, as many as they hold. Players who are out may be listed with none.
 */
function diceFit(
  dice: Readonly<Record<PlayerId, readonly Face[]>>,
  seats: readonly Seat[],
  mustShow: (seat: Seat) => boolean,
  diceToShow: (seat: Seat) => number,
): Refusal | null {
  return firstOf(seats, (seat) => {
    const got = shownBy(dice, seat.player)?.length;
    const limit = diceToShow(seat);
    if (got === undefined) return mustShow(seat) ? missing(seat, limit) : null;
    return got === limit ? null : refusal("dice-mismatch", "S12", { player: seat.player, got, limit });
  });
}

const missing = ({ player }: Seat, limit: number): Refusal =>
  refusal("dice-mismatch", "S12", { player, got: 0, limit });

function firstOf(seats: readonly Seat[], objection: (seat: Seat) => Refusal | null): Refusal | null {
  for (const seat of seats) {
    const found = objection(seat);
    if (found) return found;
  }
  return null;
}
