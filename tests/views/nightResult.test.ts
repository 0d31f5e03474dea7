import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, type GameState, type Move, play, shares } from "@/lib/engine";
import type { NightPerson } from "@/lib/protocol/nightResult";
import { type Balance, fewestPayments } from "@/lib/views/fewestPayments";
import {
  buyInBalances,
  chipBalances,
  type NightBooks,
  type NightGame,
  nightResult,
} from "@/lib/views/nightResult";
import { entered, impulses, tableOfGame } from "../engine/randomPlay";
import { recorded, tableOf } from "../engine/tableOf";
import { runs } from "../everyCase";

/** A night's game: players' ids are their names. */
function gameOf(opening: GameState, ...actions: readonly Action[]): NightGame {
  const { state } = recorded(opening, ...actions);
  const bought = (player: string) =>
    actions.reduce(
      (sum, one) => sum + (one.do === "buy-in" && one.player === player ? (one.count ?? 10) : 0),
      0,
    );
  const finished = state.phase === "finished" ? state.finished : null;
  return {
    ...{ id: "a-game", seq: actions.length },
    state,
    resultOnly: false,
    seats: state.seats.map(({ player }) => ({
      key: player,
      party: player,
      outcome: finished?.winners.includes(player) ? "won" : finished?.losers.includes(player) ? "lost" : null,
      bought: bought(player),
    })),
  };
}

const gives = (from: string, to: string, count: number, what: Move["what"] = "chip"): Action => ({
  do: "result",
  moves: [{ what, count, from, to }],
});
const night = (books: Partial<NightBooks>): NightBooks => ({
  games: [],
  price: 0,
  buyIns: [],
  rounds: [],
  chipValue: null,
  paidIn: false,
  ended: true,
  ...books,
});
const stacks = (...players: readonly string[]) => tableOf(players, { chips: 10 }, "own-hand");
const owes = (game: NightGame) =>
  fewestPayments(summed(chipBalances(game))).map(({ from, to, amount }) => `${from}→${to} ${amount}`);
/** Balances by person. */
function summed(balances: readonly Balance[]): readonly Balance[] {
  const sums = new Map<string, number>();
  for (const [party, amount] of balances) sums.set(party, (sums.get(party) ?? 0) + amount);
  return [...sums];
}
const sum = (balances: readonly Balance[]): number => balances.reduce((all, [, amount]) => all + amount, 0);
/** The refunds of a pot's chips. */
function paidBack(state: GameState): readonly Move[] {
  const staked = state.seats.flatMap(({ player, staked: paid = 0 }) =>
    paid > 0 ? [[player, paid] as const] : [],
  );
  if (state.pot === 0) return [];
  const all = staked.length > 0 ? staked : ([["bank", 1]] as const);
  return shares(state.pot, new Map(all));
}
const chipsGained = ({ chips }: NightPerson) => (chips === null ? 0 : chips.out - chips.in);

describe("a night's result", () => {
  test("counts chips from the stacks and purchases, with pot and bank", () => {
    // Ann and Cy start with 10 chips, Bob with 10 and buys 5. He pays 4 into the pot and 3 to the bank. Cy pays Ann 2.
    const game = gameOf(
      stacks("Ann", "Bob", "Cy"),
      { do: "buy-in", player: "Bob", count: 5 },
      gives("Bob", "pot", 4),
      gives("Bob", "bank", 3),
      gives("Cy", "Ann", 2),
      { do: "leave", player: "Cy" },
      { do: "end" },
    );
    const result = nightResult(night({ games: [game] }));
    expect(result.people.map(({ party, chips, left }) => [party, chips, left])).toEqual([
      ["Ann", { in: 10, out: 12 }, false],
      ["Cy", { in: 10, out: 8 }, true],
      ["Bob", { in: 15, out: 8 }, false],
    ]);
    expect([result.pot, result.bank]).toEqual([4, 3]);
    // The pot is not a person: until assigned, Bob’s 4 count as refunded.
    expect(owes(game).toSorted()).toEqual(["Bob→bank 3", "Cy→Ann 2"]);
  });

  test("S28 lists an unassigned pot with its game, and pays no pot; once assigned, it is settled", () => {
    const ante = tableOf(["Ann", "Bob", "Cy"], { ante: 2 }, "red-dead");
    const round: readonly Action[] = [
      { do: "start-round", starter: "Ann" },
      { do: "claim", by: "Ann", claim: "3 sixes" },
      { do: "challenge", by: "Bob" },
      { do: "reveal", outcome: "there" },
    ];
    const stopped = gameOf(ante, ...round, { do: "end", winners: ["Bob", "Cy"] });
    const result = nightResult(night({ games: [stopped] }));
    expect(result).toMatchObject({ pot: 6 });
    expect(owes(stopped)).toEqual([]);
    expect(result.people.map(({ back }) => back)).toEqual([2, 2, 2]);
    expect(result.stranded).toEqual([
      {
        game: "a-game",
        name: stopped.state.game,
        seq: 5,
        chips: 6,
        over: true,
        share: { Bob: 1, Cy: 1 },
        back: { Ann: 2, Bob: 2, Cy: 2 },
      },
    ]);
    const taken = gameOf(ante, ...round, { do: "end", winners: ["Bob"] }, { do: "end", pot: { Bob: 1 } });
    expect(nightResult(night({ games: [taken] }))).toMatchObject({ pot: 0, stranded: [] });
    expect(owes(taken)).toEqual(["Ann→Bob 2", "Cy→Bob 2"]);
    // One left open by a finished night has no winner yet.
    const open = gameOf(ante, ...round);
    expect(nightResult(night({ games: [open] })).stranded).toMatchObject([
      { over: false, share: { Ann: 1, Bob: 1, Cy: 1 } },
    ]);
    expect(nightResult(night({ games: [open], ended: false }))).toMatchObject({ stranded: [] });
  });

  test("says of each game that is on if it is for chips", () => {
    const games = [stacks("Ann", "Bob"), tableOf(["Ann", "Bob"], {}, "mia")].map((table) =>
      gameOf(table, { do: "start-round", starter: "Ann" }),
    );
    const { inPlay } = nightResult(night({ games, ended: false }));
    expect(inPlay.map(({ forChips }) => forChips)).toEqual([true, false]);
  });

  test("lists money before chips", () => {
    const game = gameOf(stacks("Ann", "Bob"), gives("Ann", "Bob", 1), { do: "end" });
    const rounds = [{ payer: "Ann", amount: 600, shares: [["Bob", 600]] as const }];
    const { people } = nightResult(night({ games: [game], rounds }));
    expect(people.map(({ party, total }) => [party, total])).toEqual([
      ["Ann", 600],
      ["Bob", -600],
    ]);
  });

  test("uses the tables’ own word for a drink if all agree (P10)", () => {
    const drunk = (word: string, to: string) =>
      gameOf(tableOf(["Ann", "Cy"], { drink_name: word }, "pass-the-cup"), gives("bank", to, 2, "drink"));
    const games = [drunk("shot", "Ann"), drunk("shot", "Cy"), drunk("sip", "Cy")];
    const { people } = nightResult(night({ games }));
    expect(people.map(({ party, drinks, drink }) => [party, drinks, drink]).toSorted()).toEqual([
      ["Ann", 2, "shot"],
      ["Cy", 4, null],
    ]);
  });

  test("counts games, wins, washes and drinks separately; a table without entries is none", () => {
    const dishes = gameOf(tableOf(["Ann", "Bob"]), { do: "end", losers: ["Bob"], winners: ["Ann"] });
    const mia = gameOf(tableOf(["Ann", "Bob"], {}, "mia"), { do: "end", winners: ["Bob"] });
    const drinks = gameOf(tableOf(["Ann", "Cy"], {}, "pass-the-cup"), gives("bank", "Cy", 2, "drink"));
    const laid = gameOf(tableOf(["Ann", "Dee"]));
    const { people } = nightResult(night({ games: [dishes, mia, drinks, laid] }));
    expect(
      people.map(({ party, games, wins, washes, drinks: drunk }) => [party, games, wins, washes, drunk]),
    ).toEqual([
      ["Bob", 2, 1, 1, 0],
      ["Ann", 3, 0, 0, 0],
      ["Cy", 1, 0, 0, 2],
    ]);
    expect(people.every(({ chips, money }) => chips === null && money === null)).toBe(true);
  });

  test("counts a result for the named players, and for everyone present that night", () => {
    const named = gameOf(tableOf(["Ann", "Bob", "Cy"]), { do: "end", losers: ["Bob"] });
    const resultGame = {
      ...named,
      resultOnly: true,
      seats: named.seats.map((seat) => ({ ...seat, outcome: seat.party === "Bob" ? "lost" : null })),
    };
    const { people } = nightResult(
      night({ games: [resultGame], price: 5, buyIns: [{ party: "Ann", times: 1, shares: 0 }] }),
    );
    expect(people.map(({ party, games, washes }) => [party, games, washes])).toEqual([
      ["Bob", 1, 1],
      ["Ann", 1, 0],
    ]);
  });

  test("names the games that are on, with who can take their pots", () => {
    const games = [gameOf(stacks("Ann", "Bob"), gives("Bob", "Ann", 3))];
    expect(nightResult(night({ games, ended: false })).inPlay).toMatchObject([
      { game: "a-game", name: "own-hand", chips: 0, inRound: false, takers: ["Ann", "Bob"] },
    ]);
    expect(nightResult(night({ games })).inPlay).toEqual([]);
  });

  test("adds chips by their value, buy-ins and rounds to one total", () => {
    const result = nightResult(
      night({
        games: [gameOf(stacks("Ann", "Bob"), gives("Bob", "Ann", 3), { do: "end" })],
        price: 500,
        buyIns: [
          { party: "Ann", times: 1, shares: 0 },
          { party: "Bob", times: 1, shares: 1 },
        ],
        rounds: [
          {
            payer: "Ann",
            amount: 960,
            shares: [
              ["Ann", 480],
              ["guest:Zed", 480],
            ],
          },
        ],
        chipValue: 50,
      }),
    );
    expect(result.people.map(({ party, total }) => [party, total])).toEqual([
      ["Bob", 350],
      ["Ann", 150 - 500 + 480],
      ["guest:Zed", -480],
    ]);
    expect(result.people.find(({ party }) => party === "Ann")?.rounds).toEqual({ in: 480, out: 960 });
  });
});

describe("the pot of the buy-ins", () => {
  const buyIns = [
    { party: "Ann", times: 2, shares: 2 },
    { party: "Bob", times: 1, shares: 1 },
    { party: "Cy", times: 3, shares: 0 },
  ];
  test("is divided by shares; what does not divide goes one each to its takers", () => {
    const result = nightResult(night({ price: 500, buyIns }));
    expect(result.people.map(({ party, money }) => [party, money])).toEqual([
      ["Ann", { in: 1000, out: 2000 }],
      ["Bob", { in: 500, out: 1000 }],
      ["Cy", { in: 1500, out: 0 }],
    ]);
    expect(result.money).toBe(0);
    const takers = buyIns.map((one) => ({ ...one, shares: 1 }));
    expect(nightResult(night({ price: 5, buyIns: takers.map((one) => ({ ...one, times: 1 })) })).money).toBe(
      0,
    );
    const uneven = ["Ann", "Bob", "Cy"].map((party) => ({ party, times: Number(party === "Cy"), shares: 1 }));
    expect(nightResult(night({ price: 500, buyIns: uneven })).people.map(({ money }) => money?.out)).toEqual([
      167, 167, 166,
    ]);
  });

  test("is owed by those who bought in, once someone takes it, unless it was paid in cash", () => {
    const open = buyInBalances({ price: 500, buyIns, paidIn: false });
    expect(summed(open)).toEqual([
      ["Ann", 1000],
      ["Bob", 500],
      ["Cy", -1500],
    ]);
    expect(buyInBalances({ price: 500, buyIns, paidIn: true })).toEqual([]);
    const noShares = buyIns.map((one) => ({ ...one, shares: 0 }));
    expect(buyInBalances({ price: 500, buyIns: noShares, paidIn: false })).toEqual([]);
    expect(nightResult(night({ price: 500, buyIns: noShares })).money).toBe(3000);
  });
});

describe("any records", () => {
  /** A game by its moves: the bank's other moves are counted by hand. */
  function playedOut(opening: GameState, moves: Parameters<typeof entered>[1][]) {
    let state = opening;
    let bank = 0;
    const bought = new Map<string, number>();
    const count = ({ what, count: chips, from, to }: Move) => {
      if (what === "chip") bank += (to === "bank" ? chips : 0) - (from === "bank" ? chips : 0);
    };
    for (const moved of moves) {
      const action = entered(state, moved);
      const next = play(state, action);
      if (!next.ok) continue;
      for (const fact of next.value.facts) {
        if (fact.fact === "moved" && fact.by === "buy-in")
          bought.set(fact.move.to, (bought.get(fact.move.to) ?? 0) + fact.move.count);
        else if (fact.fact === "moved") count(fact.move);
        else if (fact.fact === "settled") fact.settled.moves.forEach(count);
        else if (fact.fact === "told") fact.summary.moves.forEach(count);
      }
      state = next.value.state;
    }
    const seats = state.seats.map(({ player }) => ({
      key: player,
      party: player,
      outcome: null,
      bought: bought.get(player) ?? 0,
    }));
    return { game: { id: "a-game", seq: 0, state, resultOnly: false, seats }, bank };
  }

  const CHIPS = ["own-hand", "pirate", "red-dead", "closed-cup"] as const;

  test("sum to 0 over people, bank and pot, and so does what they leave open", () => {
    const aGame = fc.constantFrom(...CHIPS).chain((game) => fc.tuple(tableOfGame(game), impulses(60)));
    const buyIn = fc.record({ times: fc.nat(9), shares: fc.nat(3) });
    fc.assert(
      fc.property(
        fc.array(aGame, { minLength: 1, maxLength: 4 }),
        fc.array(buyIn, { maxLength: 4 }),
        (games, bought) => {
          const played = games.map(([opening, moves]) => playedOut(opening, [...moves]));
          const begun = played.filter(
            ({ game: { state } }) =>
              state.phase !== "between-rounds" || state.settledRounds > 0 || state.pot !== 0,
          );
          const buyIns = bought.map((one, at) => ({ ...one, party: ["Ann", "Bob", "Cy", "Dee"][at] ?? "" }));
          const books = night({ games: played.map(({ game }) => game), price: 7, buyIns });
          const result = nightResult(books);
          const all = (amounts: readonly number[]) => amounts.reduce((sofar, one) => sofar + one, 0);
          expect(all(result.people.map(chipsGained)) + result.bank + result.pot).toBe(0);
          expect(result.bank).toBe(all(begun.map(({ bank }) => bank)));
          expect(
            all(result.people.map(({ money }) => (money ? money.out - money.in : 0))) + result.money,
          ).toBe(0);
          expect(result.money).toBeGreaterThanOrEqual(0);

          // Open balances are what people gained, with the bank and the chips that pots pay back.
          const left = new Map<string, number>(result.people.map((one) => [one.party, chipsGained(one)]));
          left.set("bank", result.bank);
          // Chips in pots count as refunded to their payers, one by one.
          let lies = result.pot;
          for (const { state } of begun.map(({ game }) => game))
            for (const { to, count } of paidBack(state)) {
              left.set(to, (left.get(to) ?? 0) + count);
              lies -= count;
            }
          expect(lies).toBe(0);
          const open = summed(begun.flatMap(({ game }) => chipBalances(game)));
          expect(sum(open)).toBe(0);
          for (const [party, amount] of left)
            expect(open.find(([one]) => one === party)?.[1] ?? 0, party).toBe(amount);
          expect(open.map(([party]) => party)).not.toContain("pot");
          expect(sum(buyInBalances(books))).toBe(0);
        },
      ),
      runs(1_000, 50),
    );
  });
});
