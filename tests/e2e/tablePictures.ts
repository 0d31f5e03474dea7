import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import type { Action, Face } from "@/lib/engine";
import { NO_PAGE, record, startGame } from "./send";

/** The folder of these pictures. */
const FOLDER = "docs/pictures/table";

const SHORT = [
  ...["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost"],
  ...["Grady", "Hale", "Ito", "Jones", "Kowalski", "Nguyen"],
];
const LONG = [
  ...["Christopherson", "Papadopoulos", "Maximiliane Gruber", "Konstantinos", "Wolfeschlegelstein"],
  ...["Alexandra-Marie", "Bartholomew", "Oluwaseun Adebayo", "Featherstonehaugh"],
];

const PHASES = ["claim", "reveal", "verdict", "end"] as const;

/** A picture: the phase, the number of players, and what differs from an American phone in the dark. */
interface Picture {
  readonly phase: (typeof PHASES)[number];
  readonly players: number;
  readonly width: number;
  readonly height: number;
  readonly light?: true;
  readonly language?: "de-DE" | "es-MX";
  readonly hasLongNames?: true;
  readonly forced?: true;
  readonly game?: "own-hand";
}

const PHONE = { width: 390, height: 844 };
const LOW = { width: 360, height: 612 };
const DESK = { width: 1280, height: 800 };

const PICTURES: readonly Picture[] = [
  { phase: "claim", players: 5, ...PHONE },
  { phase: "claim", players: 12, ...LOW },
  { phase: "claim", players: 2, width: 844, height: 390, language: "de-DE" },
  { phase: "reveal", players: 9, ...PHONE, light: true },
  { phase: "reveal", players: 5, ...DESK },
  { phase: "verdict", players: 9, ...LOW },
  { phase: "verdict", players: 9, ...PHONE, light: true, language: "es-MX" },
  { phase: "verdict", players: 9, ...LOW, light: true, hasLongNames: true },
  { phase: "verdict", players: 5, ...PHONE, forced: true },
  { phase: "verdict", players: 9, ...DESK, light: true, game: "own-hand" },
  { phase: "end", players: 9, ...PHONE },
  { phase: "end", players: 5, width: 820, height: 1180, light: true, language: "de-DE" },
];

const nameOf = ({ phase, players, width, language, hasLongNames, forced, game }: Picture): string =>
  [
    phase,
    players,
    width,
    ...(game ? [game] : []),
    ...(language ? [language.slice(0, 2)] : []),
    ...(hasLongNames ? ["long-names"] : []),
    ...(forced ? ["forced-colors"] : []),
  ].join("-");

/** Five dice of one hand, or three for each player. */
const diceOf = ({ game, players }: Picture) =>
  game === "own-hand"
    ? { s1: [6, 6, 3, 3, 1] as readonly Face[] }
    : Object.fromEntries(
        SHORT.slice(0, players).map((_, at) => [
          `s${at + 1}`,
          [0, 1, 2].map((place) => (((at + place) % 6) + 1) as Face),
        ]),
      );

/** The entries up to a picture's phase. */
function entriesOf(picture: Picture): readonly Action[] {
  const { phase, game, players } = picture;
  const hand = game === "own-hand";
  const entries: readonly Action[] = [
    ...(hand ? [] : [{ do: "adjust", what: "bad", count: 2, from: "bank", to: "s2", note: "Late" } as const]),
    { do: "start-round", starter: "s1", ...(!hand && { wild: 4 }) },
    { do: "claim", by: "s1", claim: hand ? "pair of fours" : { count: players + 2, face: 5 } } as Action,
    { do: "challenge", by: "s2" },
    { do: "reveal", dice: diceOf(picture) } as Action,
    { do: "end", losers: ["s2"] },
  ];
  const ends = { claim: "claim", reveal: "challenge", verdict: "reveal", end: "end" } as const;
  return entries.slice(0, entries.findIndex((one) => one.do === ends[phase]) + 1);
}

/** Takes twelve pictures of the table, in sizes, languages and colors that its layout must fit. */
export async function takeTable(browser: Browser, origin: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const picture of PICTURES) {
    const { width, height, players, light, forced, language = "en-US", game = "firehouse" } = picture;
    const touch = width < DESK.width;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      isMobile: touch,
      hasTouch: touch,
      locale: language,
      colorScheme: light ? "light" : "dark",
      reducedMotion: "reduce",
      ...(forced && { forcedColors: "active" as const }),
    });
    const page = await context.newPage();
    await page.goto(NO_PAGE);
    const id = await startGame(page, (picture.hasLongNames ? LONG : SHORT).slice(0, players), { game });
    await record(page, id, ...entriesOf(picture));
    await page.goto(`/games/${id}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(FOLDER, `${nameOf(picture)}.jpg`), type: "jpeg", quality: 80 });
    await context.close();
  }
}
