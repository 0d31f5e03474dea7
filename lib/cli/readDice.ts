import { readFileSync } from "node:fs";
import { photoWords } from "@/lib/messages/photo";
import { readNets } from "@/lib/vision/nets";
import { NETS_FILE } from "@/lib/vision/netsFile";
import { readDice } from "@/lib/vision/reader";
import { photoPixels } from "./photoPixels";

// npm run -s read-dice -- FILE…: one photo per file in, its dice as one JSON per line out. Positions are in
// pixels of the upright photo. It runs the phones' code.

const nets = readNets(Uint8Array.from(readFileSync(NETS_FILE)).buffer);

/** A tenth of a pixel is precise enough. */
const tenth = (pixels: number): number => Math.round(pixels * 10) / 10;

async function read(file: string): Promise<object> {
  const started = performance.now();
  const upright = await photoPixels(file);
  if (typeof upright === "string")
    return { file, ok: false, code: upright, message: photoWords.refusals[upright] };
  const { width, height, divisor, photo } = upright;
  const dice = readDice(nets, photo).map(({ x, y, size, face, sure }) => ({
    x: tenth(x * divisor),
    y: tenth(y * divisor),
    size: tenth(size * divisor),
    face,
    sure,
  }));
  return { file, width, height, dice, ms: Math.round(performance.now() - started) };
}

process.stdout.on("error", () => process.exit(0)); // The reader closed the pipe (`| head`).
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: npm run -s read-dice -- FILE…");
  process.exitCode = 2;
}
for (const file of files) {
  const result = await read(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    console.error(`${file}: cannot be read (${reason})`);
    return { file, ok: false, code: "unreadable-file", message: photoWords.noFile };
  });
  if ("ok" in result) process.exitCode = 2;
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
