import { describe, expect, test } from "vitest";
import { type Action, endNames, type GameState } from "@/lib/engine";
import { sayEnded, sayEnding, sayPastGame } from "@/lib/messages/endings";
import { factsAtEnd } from "@/lib/views/endFacts";
import { ahead, finalStanding } from "@/lib/views/finalStanding";
import { stakesAt } from "@/lib/views/table";
import { doubts, opens, outcome, recorded, says, tableOf } from "../engine/tableOf";
import { FRIDAY, gameOf } from "../ownGame";
import { inAllLanguages, restoresLanguage } from "../speaking";

restoresLanguage();

const CREW = ["Ann", "Bob", "Cy", "Dee"];

/** "1 Ann", "2 Bob", "– Cy". */
function places(state: GameState): readonly string[] {
  const named = endNames(state.game);
  if (state.phase !== "finished" || !named.ok) throw new Error(state.phase);
  const stakesOf = stakesAt(state);
  const seats = state.seats.map((seat) => ({ ...seat, ...stakesOf(seat), out: seat.out ?? null }));
  return finalStanding(seats, state.finished, named.value).map(
    ({ place, seat }) => `${place ?? "–"} ${seat.player}`,
  );
}
const played = (game: string, house: Record<string, string | number>, ...actions: readonly Action[]) =>
  recorded(tableOf(CREW, house, game), ...actions).state;
const round = (claimer: string, challenger: string, found: "short" | "there"): readonly Action[] => [
  opens(),
  says(claimer, "4 sixes"),
  doubts(challenger),
  outcome(found),
];
const fined = (what: "bad" | "drink" | "die", count: number, player: string): Action => ({
  do: "adjust",
  what,
  count,
  ...(what === "die" ? { from: player, to: "bank" } : { from: "bank", to: player }),
  note: "so it was",
});

describe("the final standing", () => {
  test("B3 ranks winners, then by the round of going out", () => {
    const state = played(
      "bar",
      { dice_each: 1, starter: "winner" },
      opens("Ann"),
      says("Ann", "4 sixes"),
      doubts("Bob"),
      outcome("there"),
      ...round("Ann", "Cy", "there"),
      ...round("Ann", "Dee", "there"),
    );
    expect(places(state)).toEqual(["1 Ann", "2 Dee", "3 Cy", "4 Bob"]);
  });
  test("S13 ties players who go out in one round", () => {
    const state = played(
      "red-dead",
      { dice_each: 1 },
      opens("Ann"),
      says("Ann", "2 sixes"),
      { do: "challenge", by: "Bob", kind: "spot-on" },
      outcome("exact"),
    );
    expect(places(state)).toEqual(["1 Bob", "2 Ann", "2 Cy", "2 Dee"]);
  });
  test("lists players who left at the end", () => {
    const state = played(
      "bar",
      { dice_each: 1 },
      { do: "leave", player: "Cy" },
      { do: "end", winners: ["Dee"] },
    );
    expect(places(state)).toEqual(["1 Dee", "2 Ann", "2 Bob", "– Cy"]);
  });
  test("F9 F10 ranks by score, losers last, with ties", () => {
    const state = played(
      "firehouse",
      {},
      fined("bad", 1, "Ann"),
      fined("bad", 1, "Dee"),
      fined("bad", 5, "Bob"),
    );
    expect(places(state)).toEqual(["1 Cy", "2 Ann", "2 Dee", "4 Bob"]);
  });
  test("F12 ranks the spared of tied losers above the loser", () => {
    const tied = played("firehouse", {}, fined("bad", 3, "Ann"), fined("bad", 3, "Bob"));
    expect(places(tied)).toEqual(["1 Cy", "1 Dee", "3 Ann", "3 Bob"]);
    expect(places(recorded(tied, { do: "end", losers: ["Ann"] }).state)).toEqual([
      "1 Cy",
      "1 Dee",
      "3 Bob",
      "4 Ann",
    ]);
  });
  test("P9 ranks the fewest drinks first", () => {
    const state = played("pass-the-cup", {}, fined("drink", 2, "Ann"), fined("drink", 1, "Bob"), {
      do: "end",
    });
    expect(places(state)).toEqual(["1 Cy", "1 Dee", "3 Bob", "4 Ann"]);
  });
  test("ranks a stopped game by stakes, and players who are out by when they went", () => {
    const state = played(
      "bar",
      { dice_each: 2 },
      fined("die", 2, "Bob"),
      opens("Ann"),
      says("Ann", "4 sixes"),
      doubts("Cy"),
      outcome("there"),
      { do: "end" },
    );
    expect(places(state)).toEqual(["1 Ann", "1 Dee", "3 Cy", "4 Bob"]);
  });
});

describe("the names if it ended now", () => {
  const named = (state: GameState) => {
    const stakesOf = stakesAt(state);
    const names = endNames(state.game);
    return ahead(
      state.seats.map((seat) => ({ ...seat, ...stakesOf(seat), out: null })),
      names.ok ? names.value : "winners",
    );
  };
  test("F10 are those with most bads, several together, and none on a full tie", () => {
    expect(named(played("firehouse", {}))).toEqual([]);
    expect(named(played("firehouse", {}, fined("bad", 2, "Cy"), fined("bad", 1, "Ann")))).toEqual(["Cy"]);
    expect(named(played("firehouse", {}, fined("bad", 2, "Cy"), fined("bad", 2, "Ann")))).toEqual([
      "Ann",
      "Cy",
    ]);
  });
  test("B3 are those with most dice, without players who left or are out", () => {
    const state = played("bar", {}, fined("die", 1, "Bob"), fined("die", 2, "Ann"), {
      do: "leave",
      player: "Cy",
    });
    expect(named(state)).toEqual(["Dee"]);
  });
});

describe("P9 a game of drinks ends with who drank most, and who stayed dry", () => {
  const endingTexts = (...actions: readonly Action[]) => {
    const state = played("pass-the-cup", {}, ...actions, { do: "end" });
    const ending = state.phase === "finished" ? state.finished : { losers: [], winners: [] };
    return inAllLanguages(() => sayEnding(state.game, ending, {}, factsAtEnd(state)));
  };
  test("P7 names one of them", () => {
    expect(endingTexts(fined("drink", 2, "Ann"), fined("drink", 1, "Bob"))).toEqual([
      "Ann drank most: 2 drinks. Cy and Dee stayed dry.",
      "Ann hat am meisten getrunken: 2 Schlucke. Cy und Dee sind trocken geblieben.",
      "Ann bebió más: 2 tragos. Cy y Dee no bebieron nada.",
    ]);
  });
  test("P7 names three, and who stayed dry", () => {
    expect(endingTexts(...CREW.slice(0, 3).map((player) => fined("drink", 1, player)))).toEqual([
      "Ann, Bob, and Cy drank most: 1 drink each. Dee stayed dry.",
      "Ann, Bob und Cy haben am meisten getrunken: je 1 Schluck. Dee ist trocken geblieben.",
      "Ann, Bob y Cy bebieron más: 1 trago cada uno. Dee no bebió nada.",
    ]);
  });
  test("P7 counts more than three", () => {
    expect(endingTexts(...CREW.map((player) => fined("drink", 1, player)))).toEqual([
      "4 drank most: 1 drink each.",
      "4 haben am meisten getrunken: je 1 Schluck.",
      "4 bebieron más: 1 trago cada uno.",
    ]);
    const ends = { losers: [], winners: [] };
    const dry = { most: ["Ann"], count: 1, dry: ["Bob", "Cy", "Dee", "Eve"], drink: null };
    expect(inAllLanguages(() => sayEnding("pass-the-cup", ends, {}, dry))).toEqual([
      "Ann drank most: 1 drink. 4 stayed dry.",
      "Ann hat am meisten getrunken: 1 Schluck. 4 sind trocken geblieben.",
      "Ann bebió más: 1 trago. 4 no bebieron nada.",
    ]);
  });
  test("P7 is null without drinks: it was just stopped", () => {
    expect(endingTexts()[0]).toBe("The game was stopped.");
  });
});

describe("an own game ends in its own words for the marks", () => {
  const dishes = (bad: string) => {
    const cost = [
      { when: { right: true }, moves: [{ what: "bad", from: "bank", to: "claimer" }] },
      { moves: [{ what: "bad", from: "bank", to: "challenger" }] },
    ];
    return gameOf({ ...FRIDAY, cost, ending: { kind: "dishes" }, look: { words: { bad } } });
  };
  const lives = (kind: "last-in" | "first-out") => {
    const cost = [
      { when: { right: true }, moves: [{ what: "life", from: "claimer", to: "bank" }] },
      { moves: [{ what: "life", from: "challenger", to: "bank" }] },
    ];
    const ending = { kind, without: "life" };
    return gameOf({ ...FRIDAY, deal: { lives: 3 }, cost, ending, look: { words: { life: "heart" } } });
  };
  const lost = (count: number, player: string): Action => ({
    ...{ do: "adjust", what: "life", count, from: player, to: "bank", note: "so it was" },
  });
  const endingOf = (state: GameState): readonly string[] => {
    if (state.phase !== "finished") return [state.phase];
    const { game, finished } = state;
    return inAllLanguages(() => sayEnding(game, finished, {}, factsAtEnd(state)));
  };

  test("counts the washer's", () => {
    expect(endingOf(played(dishes("strike"), {}, fined("bad", 5, "Ann")))).toEqual([
      "Ann washes the dishes: 5 strikes.",
      "Ann spült: 5 × strike.",
      "Ann lava los platos: 5 strikes.",
    ]);
  });

  test.each([
    ["box", "5 boxes", "5 × box", "5 box"],
    ["cruz", "5 cruzes", "5 × cruz", "5 cruces"],
    ["licor de mora", "5 licor de moras", "5 × licor de mora", "5 licores de mora"],
    ['"strike"', '5 "strike"', '5 × "strike"', '5 "strike"'],
    ["„strike“", "5 „strike“", "5 × „strike“", "5 „strike“"],
    ["💀", "5 💀", "5 × 💀", "5 💀"],
    ["ضربة", "5 ضربة", "5 × ضربة", "5 ضربة"],
    ["מכה", "5 מכה", "5 × מכה", "5 מכה"],
    ["罰", "5 罰", "5 × 罰", "5 罰"],
    ["W".repeat(20), `5 ${"W".repeat(20)}s`, `5 × ${"W".repeat(20)}`, `5 ${"W".repeat(20)}s`],
    ["<b>$&</b>", "5 <b>$&</b>", "5 × <b>$&</b>", "5 <b>$&</b>"],
  ])("takes any word, as it is: %s", (word, english, german, spanish) => {
    expect(endingOf(played(dishes(word), {}, fined("bad", 5, "Ann")))).toEqual([
      `Ann washes the dishes: ${english}.`,
      `Ann spült: ${german}.`,
      `Ann lava los platos: ${spanish}.`,
    ]);
  });

  test("says once what several have alike, and else one count for each", () => {
    const both = (...counts: readonly [number, number]) =>
      endingOf(played(dishes("strike"), {}, fined("bad", counts[0], "Ann"), fined("bad", counts[1], "Bob")));
    expect(both(3, 3)).toEqual([
      "Ann and Bob wash the dishes together: 3 strikes each.",
      "Ann und Bob spülen zusammen: je 3 × strike.",
      "Ann y Bob lavan los platos juntos: 3 strikes cada uno.",
    ]);
    expect(both(4, 3)).toEqual([
      "Ann and Bob wash the dishes together: 4 strikes and 3 strikes.",
      "Ann und Bob spülen zusammen: 4 × strike und 3 × strike.",
      "Ann y Bob lavan los platos juntos: 4 strikes y 3 strikes.",
    ]);
  });

  test("counts what the winners have left, one or more", () => {
    const last = ["Ann", "Bob", "Cy"].map((player) => lost(3, player));
    expect(endingOf(played(lives("last-in"), {}, lost(2, "Dee"), ...last))).toEqual([
      "Dee won: 1 heart.",
      "Dee hat gewonnen: 1 × heart.",
      "Dee ganó: 1 heart.",
    ]);
    expect(endingOf(played(lives("first-out"), {}, lost(3, "Ann")))).toEqual([
      "Bob, Cy, and Dee won: 3 hearts each.",
      "Bob, Cy und Dee haben gewonnen: je 3 × heart.",
      "Bob, Cy y Dee ganaron: 3 hearts cada uno.",
    ]);
  });

  test("says it in the past tense too, but not for someone who washed instead", () => {
    const state = played(dishes("strike"), {}, fined("bad", 5, "Ann"));
    if (state.phase !== "finished") throw new Error(state.phase);
    const { finished, game } = state;
    const facts = factsAtEnd(state);
    expect(inAllLanguages(() => sayEnded(game, finished, {}, facts))).toEqual([
      "Ann washed the dishes: 5 strikes.",
      "Ann hat gespült: 5 × strike.",
      "Ann lavó los platos: 5 strikes.",
    ]);
    const others = { ...finished, washed: ["Bob"] };
    expect(inAllLanguages(() => sayEnded(game, others, {}, facts))).toEqual([
      "Bob washed the dishes.",
      "Bob hat gespült.",
      "Bob lavó los platos.",
    ]);
  });

  test("says a playoff of its losers, not of those who washed for them", () => {
    const ends = { losers: ["Ann", "Bob"], winners: [] };
    const inList = (...washed: readonly string[]) =>
      sayPastGame("firehouse", { ...ends, washed }, ["Cy"]).replace(/ the dishes| together/g, "");
    expect(inList("Ann", "Bob")).toBe("Ann and Bob washed, after a playoff with Cy.");
    expect(inList("Ann")).toBe("Ann washed, after a playoff with Cy.");
    expect(inList("Ann", "Dee")).toBe("Ann and Dee washed.");
    expect(inList("Dee")).toBe("Dee washed.");
    expect(inList()).toBe("Ann and Bob lost, after a playoff with Cy.");
  });

  test("adds nothing without an own word, to a stopped game, or to a game of the book", () => {
    const plain = gameOf({ ...FRIDAY, ending: { kind: "never" }, look: { words: { bad: "strike" } } });
    for (const game of [plain, dishes("strike")])
      expect(endingOf(played(game, {}, { do: "end" }))[0]).toBe("The game was stopped.");
    expect(endingOf(played("firehouse", {}, fined("bad", 5, "Ann")))[0]).toBe("Ann washes the dishes.");
  });
});
