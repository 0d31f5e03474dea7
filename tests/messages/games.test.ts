import { describe, expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { gameLine, gameName } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { restoresLanguage } from "../speaking";

restoresLanguage();

const LANGUAGES = { English: undefined, German, Spanish };

describe.each(Object.entries(LANGUAGES))("in %s", (_language, words) => {
  test("names every game other than by its id, with its own description", () => {
    setLocale(() => words);
    const names = gameIds.map((game) => gameName(game));
    expect(names.filter((name) => gameIds.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(gameIds.length);
    const lines = gameIds.map((game) => gameLine(game));
    expect(lines.filter((line) => !/\p{L}+ \p{L}+/u.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(gameIds.length);
  });

  test.each(["chess", "__proto__", "constructor", "toString"])(
    "falls back to the given id: %s is no game",
    (game) => {
      setLocale(() => words);
      expect(gameName(game)).toBe(game);
      expect(gameLine(game)).toBe("");
    },
  );
});
