import { describe, expect, test } from "vitest";
import { type Face, gameIds, optionsOf } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { DRAWN, sampled, TEST_SEED } from "../everyCase";

/** All 252 hands of five dice, each sorted from low to high. */
const HANDS: readonly (readonly Face[])[] = (() => {
  const hands: Face[][] = [];
  const more = (dice: Face[], least: number) => {
    if (dice.length === 5) return hands.push(dice);
    for (let face = least; face <= 6; face++) more([...dice, face as Face], face);
    return hands.length;
  };
  more([], 1);
  return hands;
})();

/** The classes of H1 from low to high, with straights by option. */
const classesOf = (straights: string): readonly string[] => [
  "high-card",
  "pair",
  "two-pair",
  "three",
  ...(straights === "below-full-house" ? ["straight"] : []),
  "full-house",
  ...(straights === "above-full-house" ? ["straight"] : []),
  "four",
  "five",
];

/**
 * A hand's rank by the rule book alone (H1–H4, O2), computed here without the engine. It is the class, then
 * the groups' faces, then the kickers, all high to low.
 */
function place(dice: readonly Face[], house: Readonly<Record<string, string>>): readonly number[] {
  const height = (face: number) => (house.ones === "high" && face === 1 ? 7 : face);
  const run = dice.join("");
  const straight = ["12345", "23456", ...(house.ace_straight === "on" ? ["13456"] : [])].indexOf(run);
  const classes = classesOf(house.straights ?? "none");
  if (house.straights !== "none" && straight >= 0) return [classes.indexOf("straight"), straight];
  const groups = [...new Set(dice)]
    .map((face) => ({ face, many: dice.filter((die) => die === face).length }))
    .sort((a, b) => b.many - a.many || height(b.face) - height(a.face));
  const shape = groups.map(({ many }) => many).join("");
  const named: Readonly<Record<string, string>> = {
    "11111": "high-card",
    "2111": "pair",
    "221": "two-pair",
    "311": "three",
    "32": "full-house",
    "41": "four",
    "5": "five",
  };
  return [classes.indexOf(named[shape] as string), ...groups.map(({ face }) => height(face))];
}

function higher(a: readonly number[], b: readonly number[]): "a" | "b" | "tie" {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference > 0 ? "a" : "b";
  }
  return "tie";
}

/** Every ordering of hands that some game's options can set. */
const orderings = gameIds.flatMap((game) => {
  const options = optionsOf(game);
  if (!options.ok || !("straights" in options.value)) return [];
  const choicesOf = (name: string) => {
    const option = options.value[name];
    return option && "choices" in option ? option.choices : [];
  };
  return choicesOf("ones").flatMap((ones) =>
    choicesOf("straights").flatMap((straights) =>
      (choicesOf("ace_straight").length === 0 ? [null] : choicesOf("ace_straight")).map((ace) => ({
        game,
        house: { ones, straights, ...(ace !== null && { ace_straight: ace }) },
      })),
    ),
  );
});

const asked = (
  game: string,
  house: Readonly<Record<string, string>>,
  a: readonly Face[],
  b: readonly Face[],
) => {
  const answer = answerTo({ ask: "compare", game, house, a: [...a], b: [...b] });
  return answer.ok ? answer.result : answer.code;
};

describe("H1–H4: the desk on every two hands of five dice", () => {
  test("has 252 hands, and 24 orderings, which own hand has all of", () => {
    expect(HANDS).toHaveLength(252);
    expect(orderings).toHaveLength(24);
    expect(orderings.filter(({ game }) => game === "own-hand")).toHaveLength(12);
  });

  test.each(orderings.filter(({ game }) => game === "own-hand"))(
    "compares all hands with each other: $house",
    ({ game, house }) => {
      const places = HANDS.map((dice) => place(dice, house));
      const wrong: string[] = [];
      for (const [i, a] of HANDS.entries())
        for (const [j, b] of HANDS.entries()) {
          if ((i + j + TEST_SEED) % sampled(1, 25) !== 0) continue;
          const expected = higher(places[i] ?? [], places[j] ?? []);
          if (asked(game, house, a, b) !== expected) wrong.push(`${a.join("")} ${b.join("")} ${expected}`);
        }
      expect(wrong, DRAWN).toEqual([]);
    },
  );

  test.each(orderings.filter(({ game }) => game !== "own-hand"))(
    "has the same order in $game, $house: each hand against the next",
    ({ game, house }) => {
      const order = HANDS.map((dice) => ({ dice, at: place(dice, house) })).sort((a, b) =>
        higher(a.at, b.at) === "a" ? 1 : -1,
      );
      for (const [i, { dice, at }] of order.entries()) {
        const next = order[i + 1];
        if (next) expect(asked(game, house, dice, next.dice)).toBe(higher(at, next.at));
      }
    },
  );
});
