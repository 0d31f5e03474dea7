import { expect, test } from "vitest";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { figureWords } from "@/lib/messages/figures";
import { sayGroupStory } from "@/lib/messages/stories";
import { setLocale } from "@/lib/messages/translated";
import { restoresLanguage } from "../speaking";

restoresLanguage();

test.each([
  ["English", undefined],
  ["German", German],
  ["Spanish", Spanish],
])("has whole sentences for bluffing and luck in %s", (_language, dictionary) => {
  setLocale(dictionary && (() => dictionary));
  const { lies, fortune } = figureWords.top;
  const halves = [
    ...["more", "less", "alike"].map((how) => lies[how as "more"]("Cy", "31 %", "43 %")),
    lies.few,
  ];
  const others = [...["good", "bad", "even"].map((how) => fortune[how as "good"]("−4.4 ± 1.5")), fortune.few];
  for (const one of [...halves, ...others]) expect(one.replace(/\(.*?\)/, "")).toMatch(/^\p{Lu}[^;]*$/u);
});

test.each([
  [0.088, "an 8.8% claim"],
  [0.81, "an 81% claim"],
  [0.11, "an 11% claim"],
  [0.71, "a 71% claim"],
  [0.018, "a 1.8% claim"],
] as const)("says the article of a share of %s", (chance, words) => {
  const claim = { count: 9, face: 5 } as const;
  expect(
    sayGroupStory({
      ...{ story: "boldest-bang", by: ["Hale"], called: "bang", claimer: "Diaz", claim, chance, found: 8 },
      ...{ round: 1, game: "game", day: "2026-11-26" },
    }),
  ).toBe(`Hale banged Diaz’s 9 fives, ${words}: only 8 there`);
});
