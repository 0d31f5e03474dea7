// `npm run icons`: draws the icons that phones put on their home screen, from the icon of the site.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { chromiumPath, NO_CHROMIUM } from "./chromium";

const DIE = readFileSync("app/icon.svg", "utf8");
const FELT = "#24372d";

/** The die alone; or thrown on felt, well within what any launcher cuts out of it (`maskable`). */
const ICONS = [
  { file: "public/icon-192.png", size: 192, felt: false },
  { file: "public/icon-512.png", size: 512, felt: false },
  { file: "public/maskable-192.png", size: 192, felt: true },
  { file: "public/maskable-512.png", size: 512, felt: true },
  { file: "app/apple-icon.png", size: 180, felt: true },
] as const;

const executablePath = chromiumPath();
if (!executablePath) throw new Error(NO_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const { file, size, felt } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; ${felt ? `background: ${FELT}` : ""} }
    svg { width: ${felt ? 60 : 96}%; ${felt ? "rotate: -8deg" : ""} }
  </style>${DIE}`);
  await page.screenshot({ path: file, omitBackground: !felt });
}
await browser.close();
