import { expect, test } from "vitest";
import { sayGain, sayNightOn, sayPerson } from "@/app/_night/sayNight";
import { ledgerWords } from "@/lib/messages/ledger";
import { moneyWords } from "@/lib/messages/money";
import type { NightPerson } from "@/lib/protocol/nightResult";
import { inAllLanguages, restoresLanguage } from "../speaking";

restoresLanguage();

test("a night that no one closed names the day it began", () => {
  const night = { name: null, day: "2026-11-27" };
  expect(sayNightOn(night, "2026-11-27")).toBe("Night on");
  expect(sayNightOn(night, "2026-12-04")).toBe("Night on since November 27");
  expect(sayNightOn({ ...night, name: "Bar night" }, "2026-11-28")).toBe("Bar night is on since November 27");
});

const NO_ONE: NightPerson = {
  ...{ party: "ann", games: 1, wins: 0, washes: 0, drinks: 0, drink: null, chips: null, back: 0 },
  ...{ money: null, rounds: null, total: null, left: false },
};

test.each<readonly [what: string, person: Partial<NightPerson>, gain: string, parts: string]>([
  ["money, with even chips", { chips: { in: 0, out: 0 }, total: 739 }, "+$7.39", "1 game"],
  ["money, and chips", { chips: { in: 0, out: -1 }, total: -500 }, "−$5.00", "1 game · −1 chip"],
  ["money, and a stack", { chips: { in: 10, out: 12 }, total: 0 }, "$0.00", "1 game · 10 in, 12 chips out"],
  ["only chips", { chips: { in: 0, out: -2 } }, "−2 chips", "1 game"],
  ["neither", {}, "–", "1 game"],
])("a night's row shows %s with the unit", (_what, person, gain, parts) => {
  const night = { unit: "USD", chipValue: null, washes: false };
  expect(sayGain({ ...NO_ONE, ...person }, night)).toBe(gain);
  expect(sayPerson({ ...NO_ONE, ...person }, night).replaceAll("\u00a0", " ")).toBe(parts);
});

test("chips with a value are in the money alone", () => {
  const night = { unit: "USD", chipValue: 50, washes: false };
  const person = { ...NO_ONE, chips: { in: 0, out: -1 }, total: -50 };
  expect([sayGain(person, night), sayPerson(person, night).replaceAll("\u00a0", " ")]).toEqual([
    "−$0.50",
    "1 game",
  ]);
});

test("a game that is on speaks of chips only if it is played for them", () => {
  expect(inAllLanguages(() => moneyWords.inPlay("Mia", false))).toEqual([
    "Mia is on.",
    "Mia läuft.",
    "Mia en curso.",
  ]);
  for (const sentence of inAllLanguages(() => moneyWords.inPlay("Pirate dice", true)))
    expect(sentence).toMatch(/chips|fichas/i);
});

test("drinks owed from games do not claim to be tonight's", () => {
  expect(inAllLanguages(() => ledgerWords.hasTo("Bob"))).toEqual([
    "Bob, from games",
    "Bob, aus Spielen",
    "Bob, por partidas",
  ]);
});
