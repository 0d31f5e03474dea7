import { afterAll, expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { speak } from "@/lib/messages/spoken";
import { gameLine, gameName } from "@/lib/messages/terms";

afterAll(() => speak(undefined));

test.each([
  ["English", undefined],
  ["German", German],
  ["Spanish", Spanish],
] as const)(
  "in %s every game has a name, and what is no game is called as it was asked for",
  (_language, words) => {
    speak(words && (() => words));
    for (const game of gameIds) expect(gameName(game)).not.toBe("");
    for (const game of ["chess", "__proto__", "constructor", "toString"]) {
      expect(gameName(game)).toBe(game);
      expect(gameLine(game)).toBe("");
    }
  },
);
