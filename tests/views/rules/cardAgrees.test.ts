import { describe, expect, test } from "vitest";
import type { GameState, Settled, Stake } from "@/lib/engine";
import { activeFrom, leftOf } from "@/lib/engine/seats";
import { type ChallengeCosts, type Cost, challengeCosts, type NextStarter } from "@/lib/views/rules/costs";
import { everyPlayedRound, type PlayedOut } from "../../engine/wholeRounds";

// The rules card of a game under any house rules is held against rounds that were played by them.

/** What somebody gained by a verdict; lost, where it is below zero. */
type Gain = readonly [player: string, what: Stake, count: number];

const cards = new Map<string, readonly ChallengeCosts[]>();
function cardOf({ game, house }: GameState): readonly ChallengeCosts[] {
  const key = JSON.stringify([game, house]);
  const card = cards.get(key) ?? challengeCosts(game, house);
  cards.set(key, card);
  return card;
}

const isMia = ({ claim }: Settled): boolean => "mia" in claim && claim.mia === 21;

/** What the card says of how a round came out; null where it says nothing of such a challenge. */
function toldOf({ settled, before }: PlayedOut) {
  const { kind, outOfTurn, right } = settled;
  const way = cardOf(before).find(
    (one) => one.kind === kind && one.outOfTurn === outOfTurn && (one.of !== null) === isMia(settled),
  );
  return way?.[right ? "right" : "wrong"] ?? null;
}

/** What the card makes of a round, as far as there was so much to lose and to win. */
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
        const held = holds[what] ?? 0;
        if (many < 0) return [player, what, Math.max(many, -held)];
        const most = {
          die: (before.diceEach ?? 0) - held,
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

/** What really moved by the verdict. */
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
  test("S13 S22 S23 S25 it says what moved, and who starts next", () => {
    let compared = 0;
    everyPlayedRound(
      (played) => {
        const { settled, before, after } = played;
        // F13: each of several scores for themselves; P7: a plea costs double.
        if (before.house.simultaneous === "all-score" && settled.challengers.length > 1) return;
        if (settled.messedUp) return;
        const told = toldOf(played);
        expect(told).not.toBeNull();
        if (told === null) return;
        compared += 1;
        const sorted = (all: readonly Gain[]) => all.map(String).toSorted();
        expect(
          sorted(gains(told.costs, played)),
          JSON.stringify([before.game, before.house, settled]),
        ).toEqual(sorted(moved(played)));
        if (after.phase === "between-rounds" && after.palifico === null)
          expect(after.starter, JSON.stringify([before.game, settled])).toBe(starterIn(told.starter, played));
      },
      1000,
      150,
    );
    expect(compared).toBeGreaterThan(300);
  }, 120_000);
});
