import { describe, expect, test } from "vitest";
import { fiveQuestions } from "@/app/rules/[game]/_card/fiveQuestions";
import { gameIds } from "@/lib/engine";
import { sayAsked } from "@/lib/messages/desk";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import { deskPath } from "@/lib/protocol/houseLink";
import { askedOf } from "@/lib/views/desk/askedOf";
import { deskAt } from "@/lib/views/desk/deskAt";
import { drawnAnswer } from "@/lib/views/desk/pictured";

const queryOf = (path: string) => new URLSearchParams(path.slice(path.indexOf("?") + 1));

describe("the desk under a table's rules", () => {
  test.each(gameIds)("opens with the same rules, without a question: %s", (game) => {
    const path = deskPath({ game, house: {} });
    expect(path).toBe(`/settle?game=${game}`);
    expect(deskAt(queryOf(path))).toMatchObject({
      game,
      house: {},
      picked: true,
      claims: ["", ""],
      dice: [],
    });
  });
  test("contains only changed rules, with the dice in play and the red die", () => {
    const house = { wild: "red-die", ones: "low", pot_ante: 2 };
    const path = deskPath({ game: "bar", house, inPlay: 14, wild: 4 });
    expect(path).toBe("/settle?game=bar&rules=wild.red-die~pot_ante.2&dice_in_play=14&wild=4");
    expect(deskAt(queryOf(path))).toMatchObject({
      game: "bar",
      house: { wild: "red-die", pot_ante: 2 },
      inPlay: 14,
      inPlayEntered: true,
      wild: 4,
    });
  });
  test.each([
    "",
    "game=",
    "game=toString",
    "game=chess",
    "game=bar&rules=wild.sixes",
    "game=bar&rules=%3Cscript%3E",
    `game=bar&rules=${"a.b~".repeat(5000)}`,
    "game=bar&ask=lowest",
  ])("has no desk by %j", (query) => expect(deskAt(new URLSearchParams(query))).toBeNull());
  test.each(["0", "-1", "2.5", "61", "1e9", "NaN", "fourteen"])("ignores dice in play %j", (count) => {
    expect(deskAt(new URLSearchParams(`game=bar&dice_in_play=${count}&wild=${count}`))).toMatchObject({
      inPlay: 10,
      inPlayEntered: false,
      wild: null,
    });
  });
});

describe("the five arguments on the wall", () => {
  test.each(gameIds)("has five for %s, each answered under the rules, and with a link", (game) => {
    const questions = fiveQuestions(game, {});
    expect(questions).toHaveLength(5);
    const sentences = questions.map((question) => {
      const answer = answerTo(question);
      expect(answer).toMatchObject({ ok: true });
      expect(answer.rules.length).toBeGreaterThan(0);
      expect(linkOf(question)).not.toBe("");
      return sayAsked(askedOf(question, drawnAnswer(question, answer)));
    });
    expect(new Set(sentences).size).toBe(5);
    for (const one of sentences) expect(one).toMatch(/\?$/);
  });
  test("M6, H3: answers differently under other rules", () => {
    const first = (game: string, house: Record<string, string>, at: number) => {
      const question = fiveQuestions(game, house)[at];
      return question && answerTo(question);
    };
    expect(first("mia", {}, 2)).toMatchObject({ result: "b" });
    expect(first("mia", { next_to_mia: "three-one" }, 2)).toMatchObject({ result: "a" });
    expect(first("pass-the-cup", {}, 1)).toMatchObject({ result: "b" });
    expect(first("pass-the-cup", { ones: "high" }, 1)).toMatchObject({ result: "a" });
  });
});
