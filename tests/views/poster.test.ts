import { expect, test } from "vitest";
import { posterSvg } from "@/lib/server/api/pictures/posterSvg";
import { monthsOf } from "@/lib/views/calendar";
import { type CalendarGame, dishCalendar } from "@/lib/views/dishCalendar";
import { initialsOf } from "@/lib/views/initials";
import { drawPoster, PAPERS, type Paper, type Poster, type Shape } from "@/lib/views/poster";

const NAMES = new Map([
  ["ann", "Ann"],
  ["bob", "Bob"],
]);
const played = (day: string, ...who: readonly string[]): CalendarGame => ({
  id: day,
  game: "firehouse",
  day,
  night: null,
  shift: null,
  who,
});

const poster = (games: readonly CalendarGame[], more: Partial<Poster> = {}): Poster => ({
  paper: "a3",
  title: "Who washed in 2026",
  group: "Engine 7",
  months: monthsOf("2026").map((month) => ({
    called: month,
    wall: dishCalendar(month, games, { game: null, shift: null, weekStart: 1 }),
  })),
  weekdays: ["M", "T", "W", "T", "F", "S", "S"],
  initials: initialsOf(NAMES),
  leaders: ["ann"],
  isGood: false,
  people: [
    { name: "Ann", times: 2, of: "/ 3" },
    { name: "Bob", times: 1, of: "/ 3" },
  ],
  more: (people) => `and ${people} more`,
  legend: "Red: Ann",
  ...more,
});

const texts = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.shape === "text" ? [shape] : []));
const GAMES = [played("2026-01-03", "ann"), played("2026-01-03", "bob"), played("2026-12-31", "ann")];

test("has a title, twelve months, a plate for each day with games, and everyone", () => {
  const shapes = drawPoster(poster(GAMES));
  const labels = texts(shapes).map(({ text }) => text);
  expect(labels).toEqual(
    expect.arrayContaining(["Who washed in 2026", "Engine 7", "2026-01", "2026-12", "Ann", "2 / 3"]),
  );
  const filled = shapes.filter((shape) => shape.shape === "circle" && shape.fill === "plate");
  // Two days, one with two games: a second plate.
  expect(filled).toHaveLength(3);
  // Every other day of the year is a ring with its date.
  expect(shapes.filter((shape) => shape.shape === "circle" && shape.fill === "none")).toHaveLength(365 - 2);
});

test("draws only leaders red and underlined", () => {
  const red = texts(drawPoster(poster(GAMES))).filter(({ ink }) => ink === "lead");
  expect(red.map(({ text }) => text)).toEqual(["A", "A"]);
  expect(
    texts(drawPoster(poster(GAMES, { isGood: true }))).filter(({ ink }) => ink === "ahead"),
  ).toHaveLength(2);
});

const inside = (paper: Paper, { x, y, size, text, anchor, font }: ReturnType<typeof texts>[number]) => {
  // As wide as its letters are at most, about.
  const width = [...text].length * size * (font === "stamp" ? 0.45 : 0.5);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return left >= 100 && left + width <= PAPERS[paper].width - 100 && y > 100 && y < PAPERS[paper].height - 60;
};

test.each(
  [0, 1, 5, 14, 30, 31, 40, 41, 300].flatMap((count) => [["a3", count] as const, ["letter", count] as const]),
)("nothing falls off %s with %i people of long names", (paper, count) => {
  const people = Array.from({ length: count }, (_, at) => ({
    name: `${at} Maximiliane Schwarzenberger-O’Shaughnessy`,
    times: at,
    of: "/ 366",
  }));
  const shapes = drawPoster(
    poster(GAMES, { paper, people, group: "W".repeat(60), title: "Wer hat am meisten getrunken? 2026" }),
  );
  expect(texts(shapes).filter((shape) => !inside(paper, shape))).toEqual([]);
  expect(texts(shapes).some(({ text }) => text === `and ${count - 40} more`)).toBe(count > 40);
});

test("is self-contained, with names as plain text", async () => {
  const nasty = '<script>alert("1")</script>&\u0000\ud800 ]]>';
  const svg = await posterSvg("a3", nasty, drawPoster(poster(GAMES, { group: nasty })));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="297mm" height="420mm"/);
  for (const one of ["<script", "\u0000", "\ud800"]) expect(svg).not.toContain(one);
  expect(svg).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;");
  expect(svg).toContain("src:url(data:font/woff2;base64,");
  expect(svg.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/);
});

test("marks who cooked in the corner: the first one, with a plus for more", () => {
  const meals = [
    { day: "2026-01-03", who: "bob", shift: null },
    { day: "2026-01-03", who: "ann", shift: null },
    { day: "2026-01-04", who: "ann", shift: null },
  ];
  const wall = dishCalendar("2026-01", GAMES, { game: null, shift: null, weekStart: 1 }, meals);
  const labelsOf = (months: Poster["months"]) =>
    texts(drawPoster(poster(GAMES, { months, people: [] }))).map(({ text }) => text);
  const before = labelsOf(poster(GAMES).months.slice(0, 1));
  const added = [...labelsOf([{ called: "2026-01", wall }])];
  for (const label of before) added.splice(added.indexOf(label), 1);
  expect(added).toEqual(["B+", "A"]);
  // A day on which someone only cooked keeps its ring.
  const rings = drawPoster(poster(GAMES, { months: [{ called: "2026-01", wall }] })).filter(
    (shape) => shape.shape === "circle" && shape.fill === "none",
  );
  expect(rings).toHaveLength(30);
});
