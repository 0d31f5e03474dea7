// `npm run record:round`: records one round, from a claim to the verdict, as the README's animated picture.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import type { Action } from "@/lib/engine";
import { startOurs } from "../bench/program";
import { chromiumPath, NO_CHROMIUM } from "./chromium";
import { freezeMotion, putMotionTo } from "./frozen";
import { Hands } from "./hands";

const FILE = "docs/pictures/round.webp";
const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans"];
/** Milliseconds between two frames. */
const EVERY = 80;
const VIEWPORT = { width: 390, height: 844 };

const OPENED: readonly Action[] = [
  { do: "start-round", wild: 4, starter: "s1" },
  { do: "claim", by: "s1", claim: { count: 5, face: 6 } },
];

/** Plays the round on one phone, and takes a frame with its duration at each step. */
class Film {
  readonly frames: Buffer[] = [];
  readonly delays: number[] = [];

  constructor(readonly hands: Hands) {}

  /** Shows the current page for some milliseconds. */
  async hold(milliseconds: number): Promise<void> {
    this.frames.push(await this.hands.phone.screenshot());
    this.delays.push(milliseconds);
  }

  /** Finishes animations: the next step needs a page at rest. */
  rest = (): Promise<void> =>
    this.hands.phone.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    });

  /** Shows the start of an animation, then the page at rest. */
  async motion(length: number, afterwards: number): Promise<void> {
    for (let at = 0; at < length; at += EVERY) {
      await putMotionTo(this.hands.phone, at);
      await this.hold(EVERY);
    }
    await this.rest();
    await this.hold(afterwards);
  }
}

async function round(film: Film): Promise<void> {
  const { hands } = film;
  await film.rest();
  await film.hold(1_400);
  await hands.claim(6, 6);
  await hands.sees("Baker", "6 sixes");
  await film.motion(320, 1_000);
  await hands.claim(7, 5);
  await hands.sees("Cruz", "7 fives");
  await film.motion(320, 1_000);
  await hands.press(/^Bang! by /);
  await hands.phone.getByRole("heading", { name: "Bang! Diaz on Cruz" }).waitFor();
  await film.motion(960, 500);
  for (const face of [5, 2, 1, 4, 6, 3, 2, 5, 5, 1, 3, 3, 6, 2, 5] as const) {
    await hands.dice(face);
    await film.rest();
    await film.hold(220);
  }
  await film.hold(700);
  await hands.press(/: settle$/);
  await hands.verdict().waitFor();
  await hands.phone.waitForFunction(() => document.getAnimations().length > 2);
  await film.motion(2_000, 3_000);
}

const executablePath = chromiumPath();
if (!executablePath) throw new Error(NO_CHROMIUM);
const dataDir = mkdtempSync(path.join(tmpdir(), "liars-table-film-"));
const server = await startOurs(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
});
try {
  const phone = await browser.newPage({
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    colorScheme: "dark",
  });
  const film = new Film(new Hands(phone));
  await film.hands.openGame(server.origin, CREW, {}, ...OPENED);
  await phone.evaluate(() => document.fonts.ready);
  await freezeMotion(phone);
  await round(film);
  const animated = sharp(film.frames, { join: { animated: true } }).webp({
    quality: 60,
    effort: 6,
    delay: film.delays,
  });
  writeFileSync(FILE, await animated.toBuffer());
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
