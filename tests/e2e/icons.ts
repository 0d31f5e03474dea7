// `npm run icons`: draws the home screen icons from the site's icon.
import { writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { RED_DIE } from "@/app/redDie";
import { chromiumPath, NO_CHROMIUM } from "./chromium";

const FELT = "#24372d";

/** The die alone; or on felt, within the safe area of launchers (`maskable`). */
const ICONS = [
  { file: "public/icon-192.png", size: 192, felt: false },
  { file: "public/icon-512.png", size: 512, felt: false },
  { file: "public/maskable-192.png", size: 192, felt: true },
  { file: "public/maskable-512.png", size: 512, felt: true },
  { file: "public/apple-icon.png", size: 180, felt: true },
] as const;

const executablePath = chromiumPath();
if (!executablePath) throw new Error(NO_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();

/** The icon as a PNG with a width in pixels. */
async function draw(size: number, felt: boolean): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; ${felt ? `background: ${FELT}` : ""} }
    svg { width: ${felt ? 60 : 96}%; ${felt ? "rotate: -8deg" : ""} }
  </style>${RED_DIE}`);
  return page.screenshot({ omitBackground: !felt });
}

/** An ICO file with a single picture: header, entry, picture. */
function iconFile(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

for (const { file, size, felt } of ICONS) writeFileSync(file, await draw(size, felt));
// Browsers request it for pages without an icon.
writeFileSync("public/favicon.ico", iconFile(await draw(48, false), 48));
await browser.close();
