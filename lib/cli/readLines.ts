import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/**
 * Reads the named files (or standard input for none and for `-`) line by line, each with its number in its file. A file that cannot be read is named on standard error,
 * the others are still read, and the exit status is 2.
 */
export async function readLines(
  files: readonly string[],
  take: (text: string, number: number) => void | Promise<void>,
): Promise<void> {
  for (const file of files.length === 0 ? ["-"] : files) {
    const input = file === "-" ? process.stdin : createReadStream(file);
    let number = 0;
    try {
      for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
        await take(text, ++number);
    } catch (error) {
      console.error(`${file}: cannot be read (${error instanceof Error ? error.message : "unknown"})`);
      process.exitCode = 2;
    }
  }
}
