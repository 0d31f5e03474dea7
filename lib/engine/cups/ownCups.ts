import { refusal } from "../checks";
import type { Cups } from "../parts";
import { ok, refused } from "../result";
import { seatOf } from "../seats";
import type { Face, PlayerId, Refusal, Seat } from "../vocabulary";

interface OwnCups {
  /** Dice each: a number, or by how many sit down. */
  readonly each: (players: number) => number;
}

/** Everybody has a cup; a claim is about all dice of the players still in (S1, S12). */
export function ownCups({ each }: OwnCups): Cups {
  const diceInPlay = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum + diceHeld(seat), 0);
  return {
    dealt: each,
    diceInPlay,
    lift(shown, seats) {
      if ("outcome" in shown) return ok(shown);
      if ("count" in shown) {
        const objection = tooMany(shown.count, diceInPlay(seats));
        return objection ? refused(objection) : ok(shown);
      }
      if ("counts" in shown) {
        const objection = countsFit(shown.counts, seats);
        if (objection) return refused(objection);
        return ok({ count: Object.values(shown.counts).reduce((sum, count) => sum + count, 0) });
      }
      if (Array.isArray(shown.dice)) return refused(refusal("bad-format", "S12"));
      const byPlayer = shown.dice as Readonly<Record<PlayerId, readonly Face[]>>;
      const objection = everybodyShows(byPlayer, seats);
      return objection ? refused(objection) : ok({ dice: Object.values(byPlayer).flat() });
    },
  };
}

const diceHeld = (seat: Seat): number => (seat.active ? (seat.holds.die ?? 0) : 0);

const tooMany = (count: number, limit: number, player?: PlayerId): Refusal | null =>
  count > limit ? refusal("dice-mismatch", "S12", { got: count, limit, ...(player && { player }) }) : null;

/** A count for every active player, none above the dice they hold. */
function countsFit(counts: Readonly<Record<PlayerId, number>>, seats: readonly Seat[]): Refusal | null {
  return (
    strangers(Object.keys(counts), seats) ??
    firstOf(seats, (seat) => {
      const count = counts[seat.player];
      if (count === undefined) return seat.active ? missing(seat) : null;
      return tooMany(count, diceHeld(seat), seat.player);
    })
  );
}

/** Every active player's dice, exactly as many as they hold; whoever is out may be listed with none. */
function everybodyShows(
  dice: Readonly<Record<PlayerId, readonly Face[]>>,
  seats: readonly Seat[],
): Refusal | null {
  return (
    strangers(Object.keys(dice), seats) ??
    firstOf(seats, (seat) => {
      const got = dice[seat.player]?.length;
      if (got === undefined) return seat.active ? missing(seat) : null;
      const limit = diceHeld(seat);
      return got === limit ? null : refusal("dice-mismatch", "S12", { player: seat.player, got, limit });
    })
  );
}

const missing = (seat: Seat): Refusal =>
  refusal("dice-mismatch", "S12", { player: seat.player, got: 0, limit: diceHeld(seat) });

const strangers = (players: readonly PlayerId[], seats: readonly Seat[]): Refusal | null =>
  firstOf(players, (player) => (seatOf(seats, player) ? null : refusal("unknown-player", null, { player })));

function firstOf<Item>(items: readonly Item[], objection: (item: Item) => Refusal | null): Refusal | null {
  for (const item of items) {
    const found = objection(item);
    if (found) return found;
  }
  return null;
}
