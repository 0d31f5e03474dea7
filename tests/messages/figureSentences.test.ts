import { expect, test } from "vitest";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { figureWords } from "@/lib/messages/figures";
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
