import { describe, expect, test } from "vitest";
import type { GameState, Settled, Stake } from "@/lib/engine";
import { activeFrom, leftOf } from "@/lib/engine/seats";
import { type ChallengeCosts, type Cost, challengeCosts, type NextStarter } from "@/lib/views/rules/costs";
import { everyPlayedRound, type PlayedOut } from "../../engine/wholeRounds";

// Compares the rules card of a game under any rules with rounds played by them.

/** A player's gain by a verdict; negative for a loss. */
type Gain = readonly [player: string, what: Stake, count: number];

const cards = new Map<string, readonly ChallengeCosts[]>();
function cardOf({ game, house }: GameState): readonly ChallengeCosts[] {
  const key = JSON.stringify([game, house]);
  const card = cards.get(key) ?? challengeCosts(game, house);
  cards.set(key, card);
  return card;
}

const isMia = ({ claim }: Settled): boolean => "mia" in claim && claim.mia === 21;

/** The card's costs for a round's result; null if it has none. */
function expectedOf({ settled, before }: PlayedOut) {
  const { kind, outOfTurn, right } = settled;
  const way = cardOf(before).find(
    (one) => one.kind === kind && one.outOfTurn === outOfTurn && (one.of !== null) === isMia(settled),
  );
  return way?.[right ? "right" : "wrong"] ?? null;
}

/** The card's result of a round, limited by what there was to lose and win. */
function gains(costs: readonly Cost[], { settled, before }: PlayedOut): readonly Gain[] {
  const { claimer, challengers, finding } = settled;
  const [challenger = ""] = challengers;
  return costs
    .flatMap(({ who, what, count, each }): readonly Gain[] => {
      const players =
        who === "everybody-else"
          ? before.seats
              .filter(({ active, player }) => active && player !== challenger)
              .map(({ player }) => player)
          : [who === "claimer" ? claimer : challenger];
      const many = each === "off" ? count * Math.max(1, Math.abs(finding.margin ?? 1)) : count;
      return players.map((player) => {
        const holds = before.seats.find((seat) => seat.player === player)?.holds ?? {};
        const current = holds[what] ?? 0;
        if (many < 0) return [player, what, Math.max(many, -current)];
        const most = {
          die: (before.diceEach ?? 0) - current,
          chip: before.pot,
          good: each === "all" ? (holds.bad ?? 0) - (holds.good ?? 0) : many,
          bad: many,
          drink: many,
          life: many,
        }[what];
        return [player, what, Math.max(0, each === "all" ? most : Math.min(many, most))];
      });
    })
    .filter(([, , count]) => count !== 0);
}

/** The verdict's actual moves. */
const moved = ({ settled, after }: PlayedOut): readonly Gain[] =>
  settled.moves
    .slice(settled.antes)
    .filter(({ from }) => from !== "pot" || after.phase !== "finished")
    .map(({ what, count, from, to }) =>
      from === "bank" || from === "pot" ? [to, what, count] : [from, what, -count],
    );

function starterIn(role: NextStarter, { settled, after }: PlayedOut): string {
  const { starter, claimer, challengers } = settled;
  const [challenger = ""] = challengers;
  const { seats } = after;
  return activeFrom(
    seats,
    {
      opener: starter,
      "left-of-opener": leftOf(seats, starter),
      "right-of-opener": leftOf([...seats].reverse(), starter),
      claimer,
      "left-of-claimer": leftOf(seats, claimer),
      challenger,
      "left-of-challenger": leftOf(seats, challenger),
    }[role],
  );
}

describe("the card of any rule set agrees with rounds played by it", () => {
  test("S13 S22 S23 S25 in moves, and who starts next", () => {
    let compared = 0;
    everyPlayedRound(
      (played) => {
        const { settled, before, after } = played;
        // F13: each of several scores for themselves; P7: a plea costs double.
        if (before.house.simultaneous === "all-score" && settled.challengers.length > 1) return;
        if (settled.messedUp) return;
        const expected = expectedOf(played);
        expect(expected).not.toBeNull();
        if (expected === null) return;
        compared += 1;
        const sorted = (all: readonly Gain[]) => all.map(String).toSorted();
        expect(
          sorted(gains(expected.costs, played)),
          JSON.stringify([before.game, before.house, settled]),
        ).toEqual(sorted(moved(played)));
        if (after.phase === "between-rounds" && after.palifico === null)
          expect(after.starter, JSON.stringify([before.game, settled])).toBe(
            starterIn(expected.starter, played),
          );
      },
      1000,
      150,
    );
    expect(compared).toBeGreaterThan(300);
  }, 120_000);
});
