// npm run bench:vision: the time to read a photo. Each photo in Node on one thread, like `npm run read-dice`.
// Then 27 dice in a browser, from the file to the reading, with the page's tasks of more than 50 ms.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { photoPixels } from "@/lib/cli/photoPixels";
import type { Photo } from "@/lib/vision/photo";
import { readDice } from "@/lib/vision/reader";
import { dicePhotos, NO_PHOTOS } from "../vision/dicePhotos";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { nets } from "../vision/nets";
import { median } from "./figures";
import { openBrowser, openPhone } from "./phones";
import { startOurs } from "./program";

declare global {
  interface Window {
    /** Durations of the page's long tasks, above 50 ms. */
    longTasks?: number[];
  }
}

const TURNS = 3;

const drawn = drawDice(
  1_280,
  960,
  diceInRows(
    Array.from({ length: 27 }, (_, at) => (at % 6) + 1),
    { size: 76 },
  ),
);

/** The fastest of several runs, by clock and CPU: the least disturbed one. */
function timed(photo: Photo) {
  let [clock, processor, dice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    dice = readDice(nets, photo).length;
    clock = Math.min(clock, performance.now() - began);
    const { user, system } = process.cpuUsage(used);
    processor = Math.min(processor, (user + system) / 1_000);
  }
  return { clock, processor, dice };
}

console.log(`Load before: ${loadavg()[0]?.toFixed(1)}.`);
const all: number[] = [];
const measure = (name: string, photo: Photo) => {
  const { clock, processor, dice } = timed(photo);
  all.push(processor);
  console.log(`${name}: ${dice} dice, ${Math.round(clock)} ms, of the processor ${Math.round(processor)} ms`);
};
measure("drawn, 1280×960", drawn);
if (dicePhotos().length === 0) console.log(NO_PHOTOS);
for (const { name, file } of dicePhotos()) {
  const upright = await photoPixels(file);
  if (typeof upright !== "string") measure(name, upright.photo);
}
console.log(
  `In Node, one thread: ${Math.round(median(all))} ms of the processor in the middle, ${Math.round(Math.max(...all))} at most.`,
);

const dataDir = mkdtempSync(path.join(tmpdir(), "vision-"));
const server = await startOurs(dataDir);
const browser = await openBrowser();
try {
  const phone = await openPhone(browser, server.origin);
  await phone.goto("/settle");
  const photo = await sharp(drawn.rgb, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
    .jpeg()
    .toBuffer();
  await phone.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks?.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  for (let turn = 0; turn < TURNS; turn++) {
    const choosing = phone.waitForEvent("filechooser");
    await phone.getByRole("button", { name: "Read from a photo" }).tap();
    const chooser = await choosing;
    const began = performance.now();
    await chooser.setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
    await phone.getByText("27 of", { exact: false }).first().waitFor({ timeout: 120_000 });
    const took = performance.now() - began;
    // Includes the last frame.
    await phone.waitForTimeout(500);
    const long = await phone.evaluate(() => window.longTasks?.splice(0) ?? []);
    console.log(
      `In a browser, two threads: ${Math.round(took)} ms; long tasks of the page: ${long.map(Math.round).join(", ") || "none"}`,
    );
    await phone.getByRole("button", { name: "Close" }).tap();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`Load after: ${loadavg()[0]?.toFixed(1)}.`);
