import { describe, expect, test } from "vitest";
import { gameIds, houseOf, type Option, type OptionValue, optionsOf } from "@/lib/engine";
import { saySource, saySources } from "@/lib/messages/house";
import { SOURCE_TEXTS, type SourceText } from "@/lib/messages/sourceTexts";
import { SOURCE_CLAIMS, sourcesOf } from "@/lib/views/house/sources";

const CASES = gameIds.flatMap((game) => {
  const options = optionsOf(game);
  return options.ok
    ? Object.entries(options.value).map(([name, option]) => [game, name, option] as const)
    : [];
});

const valuesOf = (option: Option): readonly OptionValue[] =>
  "choices" in option
    ? option.choices
    : "longest" in option
      ? [option.preset, "sip"]
      : [
          ...(option.also === undefined ? [] : [option.also]),
          ...Array.from({ length: Math.min(option.to - option.from + 1, 101) }, (_, at) => option.from + at),
        ];

describe("every value of every house rule has a source, or none explicitly", () => {
  test.each(CASES)("%s: %s", (game, name, option) => {
    for (const value of valuesOf(option)) {
      const found = sourcesOf(game, name, value);
      if (found === null) throw new Error(`${name} ${value}`);
      const { plays, offers, reads, otherwise } = found;
      expect(plays.length + offers.length + reads.length > 0).toBe(otherwise === null);
      expect(saySources(found)).toMatch(/^[A-Z].+\.$/);
    }
  });

  test("never marks a default as without a source", () => {
    for (const [game, name] of CASES) {
      const usual = houseOf(game, {});
      const value = usual.ok ? usual.value[name] : undefined;
      expect(sourcesOf(game, name, value ?? "")?.otherwise, `${game} ${name}`).not.toBe("none");
    }
  });

  test("marks only games without a source as usual", () => {
    const usual = CASES.flatMap(([game, name, option]) =>
      valuesOf(option).some((value) => sourcesOf(game, name, value)?.otherwise === "usual") ? [game] : [],
    );
    expect([...new Set(usual)]).toEqual(["perudo", "mia"]);
  });

  test("has none for an unknown option or value", () => {
    for (const [name, sourceClaims] of Object.entries(SOURCE_CLAIMS))
      for (const { is, rule } of sourceClaims) {
        const taken = CASES.some(
          ([id, option, described]) =>
            option === name &&
            (rule === undefined || rule === described.rule) &&
            houseOf(id, { [name]: typeof is === "object" ? is.from : is }).ok,
        );
        expect(taken, `${name} ${JSON.stringify(is)}`).toBe(true);
      }
  });

  test("uses the rule book's letters; each text's own game plays by it", () => {
    expect(Object.keys(SOURCE_TEXTS).join("")).toBe("ABCDEFG");
    for (const [id, { game }] of Object.entries(SOURCE_TEXTS)) {
      expect(gameIds).toContain(game);
      expect(saySource(id as SourceText)).toMatch(/^[A-G]: /);
    }
    for (const sourceClaim of Object.values(SOURCE_CLAIMS).flat())
      expect(`${sourceClaim.plays ?? ""}${sourceClaim.offers ?? ""}${sourceClaim.reads ?? ""}`).toMatch(
        /^[A-G]+$/,
      );
  });
});

test.each([
  ["firehouse", "wild", "red-die", null],
  ["bar", "wild", "red-die", "Played this way in: Firehouse (B)."],
  ["bar", "wild", "ones", "No source plays it this way."],
  ["bar", "cap_bids", "off", "Not in the sources. Our call."],
  [
    "pass-the-cup",
    "straights",
    "below-full-house",
    "Played this way in: Liar dice, own hand (F). Left to the table in: Pass the cup (A). Unclear in: Closed cup (E).",
  ],
  ["perudo", "palifico", "on", "The usual way to play; not in the sources."],
  ["pass-the-cup", "drink_name", "push-up", "Your own word for it."],
  ["red-dead", "ante", 7, "Played this way in: Red Dead (D)."],
  ["closed-cup", "ante", 7, "No source plays it this way."],
] as const)("%s, %s: %s", (game, option, value, sentence) => {
  const found = sourcesOf(game, option, value);
  expect(found && saySources(found)).toBe(sentence);
});
