import { describe, expect, test } from "vitest";
import {
  dateOf,
  daysOf,
  isDay,
  isMonth,
  isYear,
  monthAfter,
  monthsOf,
  weekdayOf,
} from "@/lib/views/calendar";
import { type CalendarGame, dishCalendar, leadersOf, namedOn } from "@/lib/views/dishCalendar";
import { onShift, whoIsDue } from "@/lib/views/due";
import type { GroupSum } from "@/lib/views/figures/groupSum";
import { add, NOTHING, type Part, type Tally } from "@/lib/views/figures/tally";
import { initialsOf } from "@/lib/views/initials";
import { kindCount, type PersonCount, unitOf } from "@/lib/views/kindCount";

describe("days, months and years", () => {
  test("has a month's days, also in leap years", () => {
    expect(daysOf("2026-11")).toHaveLength(30);
    expect(daysOf("2028-02").at(-1)).toBe("2028-02-29");
    expect(daysOf("2026-02").at(-1)).toBe("2026-02-28");
    expect(monthsOf("2026")).toEqual(
      Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`),
    );
    expect(dateOf("2026-11-09")).toBe(9);
  });

  test("counts the days of a week that come before a day", () => {
    // A Monday, a Tuesday and a Sunday.
    const days = ["2026-11-23", "2026-11-24", "2026-11-29"];
    expect(days.map((day) => weekdayOf(day, 1))).toEqual([0, 1, 6]);
    expect(days.map((day) => weekdayOf(day, 0))).toEqual([1, 2, 0]);
  });

  test("counts months across the turn of the year", () => {
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-05", 0)]).toEqual([
      "2027-01",
      "2025-12",
      "2026-05",
    ]);
  });

  test.each(["2026-02-30", "2026-2-3", "2026-13-01", "1999-12-31", "2100-01-01", "", "today", "2026-11-20 "])(
    "rejects %j as a day",
    (text) => expect(isDay(text)).toBe(false),
  );
  test.each(["2026-00", "2026-13", "2026", "2026-1", "26-11", "9999-11", "__proto__"])(
    "rejects %j as a month",
    (text) => expect(isMonth(text)).toBe(false),
  );
  test.each(["1999", "2100", "02026", "2026-01", "２０２６", "-2026"])("rejects %j as a year", (text) =>
    expect(isYear(text)).toBe(false),
  );
  test("accepts valid ones", () => {
    expect([isDay("2028-02-29"), isMonth("2000-01"), isYear("2099")]).toEqual([true, true, true]);
  });
});

describe("initials", () => {
  const of = (...names: readonly string[]) => [
    ...initialsOf(new Map(names.map((name, at) => [String(at), name]))).values(),
  ];
  test("are one letter if unique", () => {
    expect(of("Abbott", "Cruz", "diaz")).toEqual(["A", "C", "D"]);
  });
  test("add the first letter that distinguishes two", () => {
    expect(of("Baker", "Barnes", "Cruz")).toEqual(["Ba", "Br", "C"]);
    expect(of("Van Dyke", "Vincent")).toEqual(["Va", "Vi"]);
  });
  test("number people with the same name", () => {
    expect(of("Bo", "Bo", "Bo")).toEqual(["Bo", "B1", "B2"]);
  });
  test("use symbols only without letters, and whole graphemes", () => {
    expect(of("7 Kowalski", "👩‍🚒", "Éva", "")).toEqual(["K", "👩‍🚒", "É", "?"]);
  });
  test("are all different, however many there are", () => {
    const names = Array.from({ length: 60 }, (_, at) => `Anna ${"abcde"[at % 5]}${at}`);
    expect(new Set(of(...names)).size).toBe(60);
  });
});

const played = (day: string, who: readonly string[], more: Partial<CalendarGame> = {}): CalendarGame => ({
  id: `${day} ${who.join(" ")}`,
  game: "firehouse",
  day,
  night: null,
  shift: null,
  who,
  ...more,
});

const plates = (month: string, games: readonly CalendarGame[], asked = {}) =>
  Object.fromEntries(
    dishCalendar(month, games, { game: null, shift: null, weekStart: 1, ...asked })
      .weeks.flat()
      .flatMap((day) => (day?.plate ? [[day.date, day.plate]] : [])),
  );

describe("a month's calendar", () => {
  test("has weeks of seven, and days of other months stay empty", () => {
    const weeksFrom = (weekStart: number) =>
      dishCalendar("2026-11", [], { game: null, shift: null, weekStart }).weeks;
    // November 1, 2026 is a Sunday.
    expect(weeksFrom(0)[0]?.map((day) => day?.date)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const weeks = weeksFrom(1);
    expect(weeks.map((week) => week.map((day) => day?.date ?? 0))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  test("has a plate for each day with games, with its names, each once", () => {
    const games = [
      played("2026-11-03", ["ann"]),
      played("2026-11-03", ["bob", "ann"]),
      played("2026-11-04", []),
      played("2026-10-04", ["cy"]),
    ];
    expect(plates("2026-11", games)).toEqual({
      3: { games: 2, who: ["ann", "bob"], cooks: [], isElsewhere: false, night: null },
      4: { games: 1, who: [], cooks: [], isElsewhere: false, night: null },
    });
    const month = dishCalendar("2026-11", games, { game: null, shift: null, weekStart: 1 });
    expect(month.games).toBe(3);
    // A plate names Ann once for two games; her number counts both.
    expect([...month.times]).toEqual([
      ["ann", 2],
      ["bob", 1],
    ]);
  });

  test("links to a night that a whole day belongs to", () => {
    const night = { night: "friday" };
    const games = [
      played("2026-11-03", ["ann"], night),
      played("2026-11-03", ["bob"], night),
      played("2026-11-04", ["ann"], night),
      played("2026-11-04", ["bob"]),
    ];
    expect(plates("2026-11", games)).toMatchObject({ 3: { night: "friday" }, 4: { night: null } });
  });

  test("marks days of another shift or game, and does not count them", () => {
    const games = [
      played("2026-11-03", ["ann"], { shift: "A" }),
      played("2026-11-03", ["bob"], { shift: "B" }),
      played("2026-11-04", ["cy"], { shift: "B" }),
      played("2026-11-05", ["dee"], { shift: "A", game: "perudo" }),
    ];
    const asked = { game: "firehouse", shift: "A", weekStart: 1 };
    expect(plates("2026-11", games, asked)).toMatchObject({
      3: { games: 1, who: ["ann"], isElsewhere: false },
      4: { games: 1, who: ["cy"], isElsewhere: true },
      5: { games: 1, who: ["dee"], isElsewhere: true },
    });
    expect(dishCalendar("2026-11", games, asked)).toMatchObject({ games: 1, times: new Map([["ann", 1]]) });
  });

  test("says whom a day’s counted games name, without another shift, another game or a manual entry", () => {
    const games = [
      played("2026-11-03", ["ann"], { shift: "A" }),
      played("2026-11-03", ["bob", "ann"], { shift: "A" }),
      played("2026-11-03", ["cy"], { shift: "B" }),
      played("2026-11-03", ["dee"], { shift: "A", game: "perudo" }),
      played("2026-11-03", ["eve"], { byHand: true }),
      played("2026-11-04", ["fay"], { shift: "A" }),
    ];
    const on = (shift: string | null) => namedOn("2026-11-03", games, { game: "firehouse", shift });
    expect(on("A")).toEqual(["ann", "bob"]);
    expect(on(null)).toEqual(["ann", "bob", "cy"]);
    expect(on("C")).toEqual([]);
  });
});

/** A sum of one kind of game, by person. */
const sumOf = (games: number, people: Readonly<Record<string, Part<Tally>>>): GroupSum => ({
  games,
  played: Math.max(games, ...Object.values(people).map(({ came: attended = 0 }) => attended)),
  rounds: 0,
  people: Object.fromEntries(Object.entries(people).map(([id, part]) => [id, add(NOTHING, part)])),
  washes: Object.fromEntries(
    Object.entries(people).flatMap(([id, { losses }]) => (losses === undefined ? [] : [[id, losses]])),
  ),
  pairs: {},
});
const NO_ONE = new Set<string>();

describe("the totals of a kind of game", () => {
  test("have a unit each", () => {
    expect(
      ["firehouse", "bar", "pass-the-cup", "own-hand", "chess", "__proto__"].map((game) => unitOf(game)),
    ).toEqual(["washed", "won", "drunk", "won", "won", "won"]);
  });

  test("have washes per game, the last one, and dry streaks", () => {
    const sum = sumOf(4, {
      ann: { sat: 4, games: 4, losses: 1 },
      bob: { sat: 3, games: 3, losses: 2, wins: 1 },
    });
    const runs = {
      ann: { dry: { current: 3, longest: 3 }, last: "2026-11-01" },
      bob: { dry: { current: 0, longest: 1 }, last: "2026-11-03" },
    };
    expect(kindCount("firehouse", sum, {}, runs, NO_ONE)).toEqual({
      game: "firehouse",
      unit: "washed",
      words: null,
      games: 4,
      people: [
        { party: "bob", games: 3, times: 2, chips: null, last: "2026-11-03", dry: 0, longest: 1 },
        { party: "ann", games: 4, times: 1, chips: null, last: "2026-11-01", dry: 3, longest: 3 },
      ],
    });
  });

  test("count who washed, even without playing, and not who lost", () => {
    const sum = { ...sumOf(1, { ann: { sat: 1, games: 1, losses: 1 } }), washes: { hale: 2 } };
    expect(kindCount("firehouse", sum, {}, {}, NO_ONE).people).toMatchObject([
      { party: "hale", games: 0, times: 2 },
      { party: "ann", games: 1, times: 0 },
    ]);
    // Without dishes the same counts are losses, and those who hide their stats have no duty to show.
    expect(kindCount("firehouse", sum, {}, {}, NO_ONE, false)).toMatchObject({
      unit: "lost",
      people: kindCount("firehouse", sum, {}, {}, NO_ONE).people,
    });
    expect(
      kindCount("firehouse", sum, {}, {}, new Set(["ann"]), false).people.map(({ party }) => party),
    ).not.toContain("ann");
    expect(kindCount("bar", sum, {}, {}, NO_ONE).people).toMatchObject([{ party: "ann", times: 0 }]);
  });

  test("show wins and chips together, and omit people who only sat down", () => {
    const sum = sumOf(2, {
      ann: { sat: 2, games: 2, wins: 1, stakes: { chip: { moves: 3, net: 4 } } },
      bob: { sat: 2, games: 2, wins: 1, losses: 1, stakes: { chip: { moves: 3, net: -4 } } },
      cy: { sat: 1 },
    });
    expect(kindCount("own-hand", sum, {}, {}, NO_ONE).people).toMatchObject([
      { party: "ann", games: 2, times: 1, chips: 4 },
      { party: "bob", games: 2, times: 1, chips: -4 },
    ]);
  });

  test("count drinks during an endless game", () => {
    const sum = sumOf(0, {
      ann: { sat: 1, came: 1, stakes: { drink: { moves: 2, net: 2 } } },
      bob: { sat: 1, came: 1 },
    });
    expect(kindCount("pass-the-cup", sum, {}, {}, NO_ONE)).toMatchObject({
      unit: "drunk",
      games: 1,
      people: [
        { party: "ann", games: 1, times: 2 },
        { party: "bob", games: 1, times: 0 },
      ],
    });
  });

  test("show only duties of people who hide their stats", () => {
    const sum = sumOf(3, { ann: { sat: 3, games: 3, losses: 2, stakes: { chip: { moves: 1, net: 1 } } } });
    const runs = { ann: { dry: { current: 1, longest: 1 }, last: "2026-11-01" } };
    const left = new Set(["ann"]);
    expect(kindCount("firehouse", sum, {}, runs, left).people).toEqual([
      { party: "ann", games: 3, times: 2, chips: null, last: "2026-11-01", dry: 0, longest: 0 },
    ]);
    expect(kindCount("bar", sum, {}, runs, left).people).toEqual([]);
  });

  test("name leaders in ties of up to two", () => {
    const count = (...times: readonly number[]) => ({
      people: times.map((each, at) => person(`p${at}`, each, 5, null)),
    });
    expect([count(3, 2), count(3, 3), count(1, 1, 1), count(0), count()].map(leadersOf)).toEqual([
      ["p0"],
      ["p0", "p1"],
      [],
      [],
      [],
    ]);
  });
});

const person = (party: string, times: number, games: number, last: string | null): PersonCount => ({
  ...{ party, times, games, last },
  ...{ chips: null, dry: 0, longest: 0 },
});

describe("next up", () => {
  const who = (id: string, season: string | null = null) => ({ id, shown: id.toUpperCase(), season });
  const turn = (...people: readonly PersonCount[]) =>
    whoIsDue("fewest", [...people.map(({ party }) => who(party)), who("nobody")], people);

  test("is who washed least per meal, not who washed least", () => {
    expect(
      turn(
        person("ann", 2, 4, "2026-11-02"),
        person("bob", 1, 1, "2026-11-04"),
        person("cy", 2, 14, "2026-11-03"),
      ),
    ).toEqual({ names: ["CY"], times: 2, games: 14, last: "2026-11-03" });
  });

  test("is, on a tie, who washed longest ago, and first of all who never did", () => {
    const [ann, bob] = [person("ann", 1, 3, "2026-11-02"), person("bob", 1, 3, "2025-12-01")];
    expect(turn(ann, bob)).toMatchObject({ names: ["BOB"], last: "2025-12-01" });
    expect(turn(person("ann", 0, 3, "2025-11-02"), person("bob", 0, 1, null))).toMatchObject({
      names: ["BOB"],
    });
  });

  test("is, among those who never washed, who ate most often", () => {
    expect(
      turn(person("ann", 1, 1, "2026-11-02"), person("bob", 0, 1, null), person("cy", 0, 2, null)),
    ).toEqual({
      names: ["CY"],
      times: 0,
      games: 2,
      last: null,
    });
  });

  test("is several on a full tie; none if too many are tied, or no one ate yet", () => {
    const fresh = (id: string) => person(id, 0, 1, null);
    const ann = person("ann", 1, 1, "2026-11-02");
    expect(turn(ann, fresh("bob"), fresh("cy"))).toMatchObject({ names: ["BOB", "CY"] });
    expect(turn(fresh("bob"), fresh("cy"))).toBeNull();
    expect(turn(ann, ...["b", "c", "d", "e"].map(fresh))).toBeNull();
    expect(turn()).toBeNull();
    expect(turn(person("ann", 0, 0, null))).toBeNull();
  });

  test("compares fractions exactly", () => {
    // 1 of 3 and 2 of 6 are even.
    expect(turn(person("ann", 2, 6, "2026-11-01"), person("bob", 1, 3, "2026-11-02"))).toMatchObject({
      names: ["ANN"],
    });
  });

  test("is one of the shift, if assigned", () => {
    const people = [who("ann", "A"), who("bob", "B")];
    expect(onShift(people, "A").map(({ id }) => id)).toEqual(["ann"]);
    expect(onShift(people, "C")).toEqual(people);
    expect(onShift(people, null)).toEqual(people);
  });
});
