import { expect, test } from "vitest";
import { readNames } from "@/lib/engine";
import { namesBySeat } from "@/lib/server/table/seatNames";

const seat = (key: string, name: string) => ({ key, name, player: null });
const playing = (key: string, name: string, nickname: string | null = null) => ({
  key,
  name: "as it was typed",
  player: { name, nickname },
});

test("names a roster player by nickname, else by name, not as typed", () => {
  expect(namesBySeat([playing("s1", "Annabel", "Ann"), playing("s2", "Bob"), seat("s3", "Cy")])).toEqual({
    s1: "Ann",
    s2: "Bob",
    s3: "Cy",
  });
});

test("names a merged person by the main entry", () => {
  const merged = { name: "Bob", nickname: null, same: { name: "Robert", nickname: "Rob" } };
  expect(namesBySeat([{ key: "s1", name: "Bob", player: merged }])).toEqual({ s1: "Rob" });
});

test("numbers namesakes at one table, uniquely", () => {
  const names = namesBySeat([seat("s1", "Ann"), seat("s2", "ann"), seat("s3", "Ann 2"), seat("s4", "ANN")]);
  expect(names).toEqual({ s1: "Ann", s2: "ann 2", s3: "Ann 2 2", s4: "ANN 3" });
});

test.each(["x".repeat(40), "🎲".repeat(40), `${"x".repeat(37)} y`])(
  "keeps maximum length names (%s) valid in a record",
  (name) => {
    const names = Object.values(namesBySeat([seat("s1", name), seat("s2", name), seat("s3", name)]));
    expect(readNames(names)).toEqual({ ok: true, value: names });
  },
);
