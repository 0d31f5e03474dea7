import { describe, expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { sayOption, sayOptionValue } from "@/lib/messages/house";
import { gameName } from "@/lib/messages/terms";

const CASES = gameIds.flatMap((game) => {
  const options = optionsOf(game);
  return options.ok
    ? Object.entries(options.value).map(([name, option]) => [game, name, option] as const)
    : [];
});

describe("every game and house rule has a name", () => {
  test.each(gameIds)("%s", (game) => {
    expect(gameName(game)).toMatch(/^[A-Z]/);
  });

  test.each(CASES)("%s: %s", (_game, name, option) => {
    expect(sayOption(name)).toMatch(/^[A-Z][^_]*$/);
    const values =
      "choices" in option ? option.choices : "also" in option && option.also ? [option.also] : [];
    const texts = values.map((value) => sayOptionValue(name, value));
    for (const one of texts) expect(one).toMatch(/^[A-Z0-9][^_]*$/);
    expect(new Set(texts).size).toBe(new Set(values).size);
  });

  test("leaves a new one readable", () => {
    expect([sayOption("joker_each"), sayOptionValue("joker_each", "twice-over"), gameName("tenth")]).toEqual([
      "Joker each",
      "Twice over",
      "tenth",
    ]);
    expect(sayOptionValue("lives", 3)).toBe("3");
  });
});
