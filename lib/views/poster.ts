import type { Party } from "@/lib/protocol/nightResult";
import type { DishCalendar } from "./dishCalendar";

// A year as a poster, portrait, 2970 units wide. On A3 a unit is a tenth of a millimeter.

/** The paper: A3, or Letter, which is less tall for its width. */
export const PAPERS = {
  a3: { width: 2970, height: 4200, printed: ["297mm", "420mm"] },
  letter: { width: 2970, height: 3843, printed: ["8.5in", "11in"] },
} as const;
export type Paper = keyof typeof PAPERS;

/** The colors of shapes. */
export type Ink = "paper" | "ink" | "soft" | "line" | "plate" | "rim" | "lead" | "ahead";

/** Their values on paper, the same in both themes. */
export const POSTER_INKS: Readonly<Record<Ink, string>> = {
  paper: "#fffdf7",
  ink: "#231a12",
  soft: "#5a4e38",
  line: "#c2b08a",
  plate: "#f7efdf",
  rim: "#a08c62",
  lead: "#a8200e",
  ahead: "#1f6b3f",
};

/** The shapes of a poster. */
export type Shape =
  | {
      readonly shape: "text";
      readonly x: number;
      /** The baseline. */
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly font: "stamp" | "text";
      readonly anchor: "start" | "middle" | "end";
      readonly ink: Ink;
    }
  | {
      readonly shape: "circle";
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly fill: Ink | "none";
      readonly stroke: Ink;
      readonly width: number;
    }
  | {
      readonly shape: "line";
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly ink: Ink;
      readonly width: number;
    };

/** A poster's texts and numbers. */
export interface Poster {
  readonly paper: Paper;
  /** "Who washed in 2026" */
  readonly title: string;
  readonly group: string;
  /** Twelve months with their names. */
  readonly months: readonly { readonly called: string; readonly wall: DishCalendar }[];
  readonly weekdays: readonly string[];
  readonly initials: ReadonlyMap<Party, string>;
  readonly leaders: readonly Party[];
  /** True if leading is good. */
  readonly isGood: boolean;
  /** Everyone, highest first: "Diaz", 12, "/ 40". */
  readonly people: readonly { readonly name: string; readonly times: number; readonly of: string }[];
  /** "and 3 more", for people without room. */
  readonly more: (people: number) => string;
  /** Explains the color and the corner; "" without both. */
  readonly legend: string;
}

const MARGIN = 150;
const WIDTH = PAPERS.a3.width - 2 * MARGIN;
const TITLE = 290;
const GROUP = 100;
const MONTHS = { across: 3, gap: 105 } as const;
const MONTH_WIDTH = (WIDTH - (MONTHS.across - 1) * MONTHS.gap) / MONTHS.across;
const DAY_WIDTH = MONTH_WIDTH / 7;
const MAX_PEOPLE = 40;

/** Distances from the top on A3. On Letter they shrink. */
const DOWN = {
  ...{
    title: 365,
    group: 480,
    months: 560,
    month: 735,
    monthName: 60,
    weekdays: 112,
    firstWeek: 175,
    week: 98,
    plate: 45,
  },
  ...{ people: 3560, peopleHeight: 470, row: 74, legend: 4110 },
} as const;
type Down = Readonly<Record<keyof typeof DOWN, number>>;

const downOn = (paper: Paper): Down => {
  const shrink = PAPERS[paper].height / PAPERS.a3.height;
  return Object.fromEntries(Object.entries(DOWN).map(([what, at]) => [what, at * shrink])) as Down;
};

/** Average character width per font, relative to its size: text is not measured here. */
const LETTER = { stamp: 0.46, text: 0.51 } as const;
const widthOf = (text: string, size: number, font: "stamp" | "text"): number =>
  [...text].length * size * LETTER[font];

/** The largest font size that fits a width. */
const fitting = (text: string, most: number, width: number, font: "stamp" | "text"): number =>
  Math.floor(Math.min(most, (most * width) / widthOf(text, most, font)));

/** Truncates a text to a width. */
function shortened(text: string, size: number, width: number): string {
  const letters = [...text];
  const room = Math.max(2, Math.floor(width / (size * LETTER.text)));
  return letters.length <= room
    ? text
    : `${letters
        .slice(0, room - 1)
        .join("")
        .trimEnd()}…`;
}

/** All shapes of a poster, in drawing order. */
export function drawPoster(poster: Poster): readonly Shape[] {
  const { title, group, months, legend, paper } = poster;
  const down = downOn(paper);
  return [
    text(title, {
      x: MARGIN,
      y: down.title,
      size: fitting(title, TITLE, WIDTH, "stamp"),
      font: "stamp",
    }),
    text(group, {
      x: MARGIN,
      y: down.group,
      size: fitting(group, GROUP, WIDTH, "text"),
      ink: "soft",
    }),
    ...months.flatMap(({ called, wall }, at) => {
      const left = MARGIN + (at % MONTHS.across) * (MONTH_WIDTH + MONTHS.gap);
      const top = down.months + Math.floor(at / MONTHS.across) * down.month;
      return drawMonth(poster, called, wall, left, top);
    }),
    ...drawPeople(poster),
    ...(legend === ""
      ? []
      : [text(legend, { x: MARGIN, y: down.legend, size: fitting(legend, 48, WIDTH, "text"), ink: "soft" })]),
  ];
}

function drawMonth(
  poster: Poster,
  called: string,
  { weeks }: DishCalendar,
  left: number,
  top: number,
): readonly Shape[] {
  const { weekdays, paper } = poster;
  const down = downOn(paper);
  const middle = (at: number) => left + (at + 0.5) * DAY_WIDTH;
  return [
    text(called, { x: left, y: top + down.monthName, size: 76, font: "stamp" }),
    ...weekdays.map((day, at) =>
      text(day, { x: middle(at), y: top + down.weekdays, size: 30, anchor: "middle", ink: "soft" }),
    ),
    ...weeks.flatMap((week, row) =>
      week.flatMap((day, at) => {
        if (day === null) return [];
        const [x, y] = [middle(at), top + down.firstWeek + row * down.week];
        return drawDay(poster, day, x, y);
      }),
    ),
  ];
}

type Day = NonNullable<DishCalendar["weeks"][number][number]>;

function drawDay(
  { initials, leaders, isGood, paper }: Poster,
  { date, plate }: Day,
  x: number,
  y: number,
): readonly Shape[] {
  const size = downOn(paper).plate;
  const cooks = drawCooks(plate?.cooks.map((party) => initials.get(party) ?? "?") ?? [], [
    x - size * 0.72,
    y + size * 0.66,
  ]);
  // Nothing lies on a day on which someone only cooked.
  if (plate === null || plate.isElsewhere || (plate.games === 0 && plate.who.length === 0))
    return [
      circle(x, y, size - 8, "none", "line", 2),
      text(String(date), { x, y: y + 11, size: 30, anchor: "middle", ink: "soft" }),
      ...cooks,
    ];
  const leads = (party: Party) => leaders.includes(party);
  const who = plate.who.toSorted((a, b) => Number(leads(b)) - Number(leads(a)));
  const inkOf = (party: Party): Ink => (leads(party) ? (isGood ? "ahead" : "lead") : "ink");
  const labels: readonly (readonly [string, Ink])[] = who.map((party) => [
    initials.get(party) ?? "?",
    inkOf(party),
  ]);
  const [first = [String(date), "soft"] as const, second] = labels;
  const shown =
    second === undefined
      ? [first]
      : [first, labels.length === 2 ? second : ([`+${labels.length - 1}`, "ink"] as const)];
  return [
    // A second plate below the first marks several games.
    ...(plate.games > 1 ? [circle(x + 5, y + 7, size, "plate", "rim", 3)] : []),
    circle(x, y, size, "plate", "rim", 3),
    ...drawInitials(shown, x, y),
    ...cooks,
  ];
}

/** The first cook's initials, in the lower corner of a plate; a plus stands for more. */
function drawCooks(
  [first, ...others]: readonly string[],
  [x, y]: readonly [number, number],
): readonly Shape[] {
  if (first === undefined) return [];
  const label = others.length > 0 ? `${first}+` : first;
  const size = [...label].length > 2 ? 20 : 26;
  return [
    circle(x, y, 22, "paper", "ink", 3),
    text(label, { x, y: y + size * 0.35, size, font: "stamp", anchor: "middle" }),
  ];
}

/** The gap between two names on a plate. */
const SPACE = 8;

function drawInitials(shown: readonly (readonly [string, Ink])[], x: number, y: number): readonly Shape[] {
  const letters = shown.reduce((sum, [label]) => sum + [...label].length, 0) + shown.length - 1;
  const size = { 1: 62, 2: 54, 3: 42 }[letters] ?? 32;
  const widths = shown.map(([label]) => widthOf(label, size, "stamp"));
  const base = y + size * 0.35;
  let left = x - (widths.reduce((sum, width) => sum + width, 0) + SPACE * (shown.length - 1)) / 2;
  return shown.flatMap(([label, ink], at): readonly Shape[] => {
    const width = widths[at] ?? 0;
    const middle = left + width / 2;
    left += width + SPACE;
    return [
      text(label, { x: middle, y: base, size, font: "stamp", anchor: "middle", ink }),
      // Not by color alone.
      ...(ink === "lead" || ink === "ahead"
        ? [line(middle - width * 0.45, base + 7, middle + width * 0.45, base + 7, ink, 4)]
        : []),
    ];
  });
}

function drawPeople({ people, more, paper }: Poster): readonly Shape[] {
  const down = downOn(paper);
  const shown = people.slice(0, MAX_PEOPLE);
  const left = people.length - shown.length;
  const lines = shown.length + (left > 0 ? 1 : 0);
  if (lines === 0) return [];
  const across = lines <= 6 ? 1 : lines <= 14 ? 2 : lines <= 30 ? 3 : 4;
  const rows = Math.ceil(lines / across);
  const row = Math.min(down.row, down.peopleHeight / rows);
  const size = Math.floor(row * 0.68);
  const gap = 90;
  const width = (WIDTH - (across - 1) * gap) / across;
  const place = (at: number) => ({
    x: MARGIN + Math.floor(at / rows) * (width + gap),
    y: down.people + ((at % rows) + 0.7) * row,
  });
  return [
    line(MARGIN, down.people - 25, MARGIN + WIDTH, down.people - 25, "line", 3),
    ...shown.flatMap(({ name, times, of }, at): readonly Shape[] => {
      const { x, y } = place(at);
      const figure = `${times} ${of}`;
      const strokes = drawStrokes(times, x + width - widthOf(figure, size, "text") - 30, y, size);
      const room = width - widthOf(figure, size, "text") - strokes.width - 60;
      return [
        text(shortened(name, size, room), { x, y, size }),
        ...strokes.shapes,
        text(figure, { x: x + width, y, size, anchor: "end", ink: "soft" }),
      ];
    }),
    ...(left > 0 ? [text(more(left), { ...place(shown.length), size, ink: "soft" })] : []),
  ];
}

/** Counts above this are shown as a number only. */
const MAX_STROKES = 15;

/** Right-aligned strokes of chalk, every fifth across four. */
function drawStrokes(count: number, right: number, y: number, size: number) {
  if (count === 0 || count > MAX_STROKES) return { width: 0, shapes: [] };
  const [step, gap] = [size * 0.24, size * 0.3];
  const fives = Math.ceil(count / 5);
  const width = Math.min(count, 4) * step + (fives - 1) * (4 * step + gap);
  const shapes = Array.from({ length: count }, (_, at): Shape => {
    const x = right - width + Math.floor(at / 5) * (4 * step + gap);
    const [up, thick] = [y - size * 0.72, size * 0.09];
    return at % 5 === 4
      ? line(x - step * 0.5, y - size * 0.1, x + step * 3.6, y - size * 0.6, "lead", thick)
      : line(x + (at % 5) * step, up, x + (at % 5) * step - size * 0.04, y, "lead", thick);
  });
  return { width, shapes };
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: "stamp" | "text";
  readonly anchor?: "start" | "middle" | "end";
  readonly ink?: Ink;
}

const text = (content: string, { font = "text", anchor = "start", ink = "ink", ...at }: Written): Shape => ({
  shape: "text",
  text: content,
  font,
  anchor,
  ink,
  ...at,
});

const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: Ink | "none",
  stroke: Ink,
  width: number,
): Shape => ({
  shape: "circle",
  cx,
  cy,
  r,
  fill,
  stroke,
  width,
});

const line = (x1: number, y1: number, x2: number, y2: number, ink: Ink, width: number): Shape => ({
  shape: "line",
  x1,
  y1,
  x2,
  y2,
  ink,
  width,
});
