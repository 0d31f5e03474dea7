import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { oneIn } from "../everyCase";
import { Hands } from "./hands";
import { lighter, likeness } from "./imageDiff";
import { browserTest, openPhone, type Phone } from "./phone";
import { NO_PAGE, record, startGame } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

// Ten approved screens. `npm run test:visual` takes new pictures; check them before committing.

const FOLDER = "tests/e2e/looks";
const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans"];
const NARROW = { width: 360, height: 740 };
/** Without times, and without a blinking cursor. */
const STILL = "time { visibility: hidden } * { caret-color: transparent !important }";

/**
 * The tolerance for another machine's fonts, in total and in the worst part: without hinting they differed by
 * 3% and 22%.
 */
const MOST = { share: 0.05, worst: 0.38 };

const origin = sharedOrigin();

/** A picture of a page at rest. */
async function pictureOf(page: Page, more = ""): Promise<Buffer> {
  await page.evaluate(async (rules) => {
    // The page's policy allows no other style.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, `${STILL} ${more}`);
  return page.screenshot({ animations: "disabled", caret: "initial" });
}

/** Compares a screen with its reference; a missing reference is created. */
async function looksAsBefore(page: Page, name: string): Promise<void> {
  const reference = path.join(FOLDER, `${name}.png`);
  const seen = await pictureOf(page);
  if (!existsSync(reference) && process.env.CI !== "true") {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(reference, await lighter(page, seen));
  }
  const { share, worst } = await likeness(page, readFileSync(reference), seen);
  const taken = path.join(tmpdir(), `looks-${name}.png`);
  const alike = share <= MOST.share && worst <= MOST.worst;
  if (!alike) writeFileSync(taken, seen);
  expect
    .soft(
      alike,
      `${name}: ${reference} is not ${taken}: ${percent(share)} is off, ${percent(worst)} in one place`,
    )
    .toBe(true);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Shown extends Phone {
  readonly game?: string;
  readonly played?: readonly Action[];
}

/** A phone at a table with these entries. */
async function tableAt({ game = "firehouse", played = [], ...phone }: Shown) {
  const page = await openPhone(origin, { ...NARROW, ...phone });
  await page.goto(NO_PAGE);
  const hands = new Hands(page);
  return { page, hands, id: await openTable(hands, game, played) };
}

/** Opens another table on a phone. */
async function openTable(hands: Hands, game: string, played: readonly Action[]): Promise<string> {
  const id = await startGame(hands.phone, CREW, { game });
  if (played.length > 0) await record(hands.phone, id, ...played);
  await hands.phone.goto(`/games/${id}`);
  await hands.isLive();
  return id;
}

const CLAIMED: readonly Action[] = [
  { do: "start-round", wild: 4, starter: "s1" },
  { do: "claim", by: "s1", claim: { count: 7, face: 5 } },
  { do: "claim", by: "s2", claim: { count: 8, face: 5 } },
];
const SETTLED: readonly Action[] = [
  ...CLAIMED,
  { do: "challenge", by: "s3" },
  {
    do: "reveal",
    dice: { s1: [5, 5, 4], s2: [5, 3, 6], s3: [2, 4, 6], s4: [1, 3, 2], s5: [5, 6, 1] },
  },
];

story("the table matches its picture, dark", async () => {
  const { page, id, hands } = await tableAt({ dark: true, played: CLAIMED });
  await hands.sees("Baker", "8 fives");
  await looksAsBefore(page, "claim");
  const claim = await pictureOf(page);
  for (const lost of [
    ".felt { background: none }",
    ".key-next { background: var(--raised) }",
    ".tabletop { transform: translateY(10px) }",
    ".stamp { font-family: serif }",
  ]) {
    const { share, worst } = await likeness(page, claim, await pictureOf(page, lost));
    expect
      .soft(
        share > MOST.share || worst > MOST.worst,
        `${lost} is noticed: ${percent(share)}, ${percent(worst)}`,
      )
      .toBe(true);
  }
  await record(page, id, ...SETTLED.slice(CLAIMED.length));
  await hands.verdict().waitFor();
  await looksAsBefore(page, "verdict");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/games/${id}/tv`);
  await page.getByRole("article", { name: "Verdict" }).waitFor();
  await looksAsBefore(page, "tv");
});

story("a cup game (dark), a hand, dice entry and the history (light) match their pictures", async () => {
  const played: readonly Action[] = [
    { do: "start-round", starter: "s1" },
    { do: "show", by: "s1", dice: [6, 6] },
    { do: "claim", by: "s1", claim: "two pair, sixes and twos" },
    { do: "look", by: "s2" },
  ];
  const { page, hands } = await tableAt({ dark: true, game: "pass-the-cup", played });
  await hands.sees("Abbott", "two pair");
  await looksAsBefore(page, "cup");
  await page.emulateMedia({ colorScheme: "light" });
  await openTable(hands, "own-hand", [
    { do: "start-round", starter: "s1" },
    { do: "claim", by: "s1", claim: "pair of twos" },
  ]);
  for (const face of ["six", "five", "three"]) await hands.press(`Name ${face}`);
  await looksAsBefore(page, "hand");
  const id = await openTable(hands, "firehouse", [...CLAIMED, { do: "challenge", by: "s3" }]);
  await hands.dice(5, 5, 4, 1, 2, 5, 3);
  await looksAsBefore(page, "dice");
  await record(page, id, ...SETTLED.slice(CLAIMED.length + 1));
  await page.goto(`/games/${id}/history`);
  await page.getByRole("article", { name: "Verdict" }).waitFor();
  await looksAsBefore(page, "history");
});

story("the start page, the names and a desk answer match their pictures", async () => {
  const page = await openPhone(origin, { ...NARROW, dark: true });
  await page.goto("/");
  await page.getByRole("link", { name: "New game" }).waitFor();
  await looksAsBefore(page, "start");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/new");
  await page.locator("input:focus").waitFor();
  const hands = new Hands(page);
  for (const name of CREW) {
    await hands.type(name);
    await hands.enter();
  }
  await hands.button("Move or remove Evans").waitFor();
  await looksAsBefore(page, "names");
  await page.goto("/settle?ask=compare&game=pass-the-cup&a=44112&b=33226&rules=ones.low");
  await page
    .getByText(/beats|wins|higher/)
    .first()
    .waitFor();
  await looksAsBefore(page, "desk");
});

/** A square of the screen around an element's center. */
async function squareAt(page: Page, part: Locator, side: number): Promise<Buffer> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("there is nothing to be seen");
  const clip = {
    x: box.x + (box.width - side) / 2,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
  };
  return page.screenshot({ animations: "disabled", clip });
}

story("signs that differ by color also differ without color vision", async () => {
  const actions: readonly Action[] = [
    ...SETTLED,
    { do: "start-round", wild: 3 },
    { do: "claim", by: "s2", claim: { count: 3, face: 5 } },
    { do: "challenge", by: ["s1"] },
    { do: "reveal", outcome: "short" },
    { do: "start-round", wild: 3 },
  ];
  const { page } = await tableAt({ played: actions });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  const differ = async (one: Buffer, other: Buffer) => (await likeness(page, one, other)).share;
  const marks = (name: RegExp) => page.getByRole("region").getByRole("img", { name }).first();
  const [bads, goods] = [marks(/^\d bads?$/), marks(/^\d goods?$/)];
  expect(await differ(await squareAt(page, bads, 24), await squareAt(page, goods, 24))).toBeGreaterThan(0.1);
  const raise = (face: string) => page.getByRole("button", { name: new RegExp(`\\d+ ${face}`) });
  const [wild, plain] = [raise("threes").locator("svg").last(), raise("twos").locator("svg").last()];
  expect(await differ(await squareAt(page, wild, 24), await squareAt(page, plain, 24))).toBeGreaterThan(0.3);
  // A comparison ignores hue alone: chalk of another color with equal brightness is the same.
  const red = await squareAt(page, bads, 24);
  await pictureOf(page, ":root, .felt { --fire: #8fc4ea }");
  const blue = await squareAt(page, bads, 24);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
  const seen = await squareAt(page, bads, 24);
  expect(await differ(red, blue)).toBeLessThan(0.05);
  expect(await differ(red, seen)).toBeGreaterThan(0.1);
});
