import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameIds, houseOf, optionsOf } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf, readLink } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";

const again = (question: Question): Question => {
  const read = readLink(new URLSearchParams(linkOf(question)));
  if (read === null) throw new Error(`not read: ${linkOf(question)}`);
  return read;
};

describe("an answer's link", () => {
  test.each<Question>([
    { ask: "compare", game: "pass-the-cup", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] },
    { ask: "compare", game: "mia", a: "64", b: "55" },
    { ask: "rank", game: "own-hand", dice: [3, 4, 5, 6, 1] },
    { ask: "raise", game: "firehouse", from: "nine sixes", to: "ten ones", wild: 4, dice_in_play: 20 },
    { ask: "raise", game: "perudo", from: null, to: "two ones", wild: null, locked_face: 1 },
    { ask: "raise", game: "closed-cup", from: "pair of twos", to: "three sixes", table: [6, 6] },
    { ask: "lowest", game: "pirate", from: "3 fives" },
    { ask: "lowest", game: "perudo", from: "3 ones", face: 6 },
    {
      ask: "judge",
      game: "firehouse",
      claim: "4 sixes",
      wild: 2,
      dice: [
        [6, 6, 1],
        [2, 3, 4],
      ],
    },
    { ask: "judge", game: "bar", claim: "4 sixes", count: 3 },
    { ask: "odds", game: "perudo", claim: "5 threes", dice_in_play: 15, known: [3, 1] },
  ])("reopens to the same answer: $ask in $game", (question) => {
    expect(answerTo(again(question))).toEqual(answerTo(question));
  });

  test("carries only the changed house rules, and no free words", () => {
    const asked: Question = { ask: "rank", game: "pass-the-cup", dice: [1, 2, 3, 4, 5] };
    expect(linkOf(asked)).toBe("ask=rank&game=pass-the-cup&dice=12345");
    const house = { ones: "high", straights: "none", drink_name: "a round of beer" };
    expect(linkOf({ ...asked, house })).toBe("ask=rank&game=pass-the-cup&dice=12345&rules=ones.high");
    expect(linkOf({ ...asked, house: { ones: "sideways" } })).toBe("");
  });

  // Half a surrogate pair made the server's and the browser's page differ.
  test("cuts overlong claims between two characters", () => {
    const claim = `x${"😀".repeat(300)}`;
    const question = readLink(new URLSearchParams({ ask: "odds", game: "bar", claim }));
    expect(question).toMatchObject({ claim: `x${"😀".repeat(199)}` });
    if (question === null) throw new Error("cannot happen: it was read");
    expect(JSON.stringify(answerTo(question))).not.toMatch(/\\ud[89a-f]/);
  });

  test("restores any rules of any game", () => {
    fc.assert(
      fc.property(fc.constantFrom(...gameIds), fc.infiniteStream(fc.nat()), (game, picks) => {
        const options = optionsOf(game);
        if (!options.ok) throw new Error("cannot happen");
        const house: Record<string, string | number> = {};
        for (const [name, option] of Object.entries(options.value)) {
          const pick = picks.next().value as number;
          if ("choices" in option) house[name] = option.choices[pick % option.choices.length] as string;
          else if ("from" in option)
            house[name] = option.from + (pick % Math.min(50, option.to - option.from + 1));
        }
        const read = again({ ask: "lowest", game, house, from: null });
        expect(houseOf(game, read.house ?? {})).toEqual(houseOf(game, house));
      }),
    );
  });

  test.each([
    "",
    "ask=compare",
    "ask=compare&game=bar&a=1",
    "ask=nothing&game=bar",
    "ask=rank&game=own-hand&dice=123456",
    "ask=rank&game=own-hand&dice=12300",
    "ask=judge&game=bar&claim=4+sixes&dice=12.x",
    "ask=lowest&game=bar&rules=ones",
    "ask=lowest&game=bar&rules=ones.low.high",
    `ask=lowest&game=bar&rules=${"a.1~".repeat(500)}a.1`,
  ])("has no question: %s", (query) => {
    expect(readLink(new URLSearchParams(query))).toBeNull();
  });

  test.each([
    ["ask=lowest&game=chess", "unknown-game"],
    ["ask=lowest&game=bar&rules=__proto__.1", "unknown-option"],
    ["ask=lowest&game=bar&rules=ones.9", "bad-option-value"],
    [`ask=compare&game=own-hand&a=${"9".repeat(300)}&b=11111`, "unreadable-claim"],
  ])("reports an unknown part plainly: %s", (query, code) => {
    const question = readLink(new URLSearchParams(query));
    expect(question && answerTo(question)).toMatchObject({ ok: false, code });
  });
});
