// `npm run record:video`: records the film strips of the table's animations, a frame every 40 milliseconds of the
// page's own time; `npm run record:video -- bang end` only those two.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Action } from "@/lib/engine";
import { startOurs } from "../bench/program";
import { chromiumPath, NO_CHROMIUM } from "./chromium";
import { freezeMotion, putMotionTo } from "./frozen";
import { read, record, send, startGame } from "./send";

const FOLDER = "docs/pictures";
const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
const EVERY = 40;
/** A frame's size in pixels. */
const FRAME = { width: 96, height: 208 };
const COLUMNS = 16;

const says = (by: string, count: number): Action => ({ do: "claim", by, claim: { count, face: 5 } });
const OPEN: readonly Action[] = [{ do: "start-round", wild: 4, starter: "s1" }, says("s1", 9)];
const CLAIM = says("s2", 10);
const BANG = { do: "challenge", by: "s8" } as const satisfies Action;
const CUPS: Action = {
  do: "reveal",
  dice: {
    ...{ s1: [5, 4, 1], s2: [2, 2, 6], s3: [5, 5, 3], s4: [4, 1, 5], s5: [6, 5, 3] },
    ...{ s6: [3, 1, 2], s7: [1, 1, 1], s8: [3, 6, 5], s9: [2, 2, 3] },
  },
};
const OWES: Action = { do: "adjust", what: "bad", count: 4, from: "bank", to: "s2", note: "told" };

/** One film strip. */
interface Film {
  /** The entries before it. */
  readonly before: readonly Action[];
  /** The next entry, on the keeper's phone; null: the bang, on the filmed phone. */
  readonly next: Action | null;
  /** Its duration in milliseconds. */
  readonly last: number;
  /** The film begins when this is on the page, after every animation before it has ended. */
  readonly from?: string;
}

const FILMS: Readonly<Record<string, Film>> = {
  claim: { before: OPEN, next: CLAIM, last: 280 },
  bang: { before: [...OPEN, CLAIM], next: BANG, last: 1_000 },
  "bang-own": { before: [...OPEN, CLAIM], next: null, last: 1_000 },
  verdict: { before: [...OPEN, CLAIM, BANG], next: CUPS, last: 3_160 },
  end: { before: [OWES, ...OPEN, CLAIM, BANG], next: CUPS, last: 1_960, from: ".ended" },
};

/** Joins frames into one picture, row by row. */
async function strip(browser: Browser, frames: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage();
  const rows = Math.ceil(frames.length / COLUMNS);
  await page.setViewportSize({
    width: Math.min(COLUMNS, frames.length) * (FRAME.width + 2),
    height: rows * (FRAME.height + 2),
  });
  const pictures = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString("base64")}">`);
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:2px;background:#000}img{width:${FRAME.width}px;height:${FRAME.height}px}</style>${pictures.join("")}`,
  );
  const joined = await page.screenshot({ type: "jpeg", quality: 72 });
  await page.close();
  return joined;
}

/** Seats another phone at a table, on the challenger's seat. */
async function bangersPhone(keeper: Page, id: string, phone: Page): Promise<Page> {
  const { links } = await read<{ links: { sit: string } }>(keeper, `games/${id}/links`);
  await phone.goto("/rules");
  await send(phone, "joins", { token: links.sit.split("/").at(-1), seat: { game: id, key: BANG.by } });
  return phone;
}

/** Records a film's frames on phones from `open`, a new one each time. */
async function film(
  { before, next, last, from }: Film,
  open: () => Promise<Page>,
): Promise<readonly Buffer[]> {
  const keeper = await open();
  await keeper.goto("/rules");
  const id = await startGame(keeper, CREW);
  await record(keeper, id, ...before);
  const page = next === null ? await bangersPhone(keeper, id, await open()) : keeper;
  await page.goto(`/games/${id}`);
  await page.getByText("live", { exact: true }).waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  await freezeMotion(page);
  if (next === null) await page.getByRole("button", { name: "Bang! by Hale" }).tap();
  else await record(page, id, next);
  await page.waitForFunction(() => document.getAnimations().length > 2);
  if (from) {
    await putMotionTo(page, 10_000);
    await page.locator(from).waitFor();
  }
  const frames: Buffer[] = [];
  for (let at = 0; at <= last; at += EVERY) {
    await putMotionTo(page, at);
    frames.push(await page.screenshot());
  }
  return frames;
}

const wanted = process.argv.slice(2);
const executablePath = chromiumPath();
if (!executablePath) throw new Error(NO_CHROMIUM);
mkdirSync(FOLDER, { recursive: true });
const dataDir = mkdtempSync(path.join(tmpdir(), "liars-table-film-"));
const server = await startOurs(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
});
try {
  for (const [name, filmSpec] of Object.entries(FILMS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const contexts: BrowserContext[] = [];
    const frames = await film(filmSpec, async () => {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 0.5,
        isMobile: true,
        hasTouch: true,
        colorScheme: "dark",
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    writeFileSync(path.join(FOLDER, `film-${name}.jpg`), await strip(browser, frames));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
