import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";

/** The longest line, in characters: thousands of times the longest record that was ever exported. */
export const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/** What is thrown at a longer one. */
export const tooLong = () => new Error("it has a line longer than 64 MB");

/** Devices that end. */
const FINITE_DEVICES = ["/dev/null", "/dev/stdin", "/dev/tty"];

/**
 * Reads the named files (or standard input for none and for `-`) line by line, each with its number in its file. A file that cannot be
 * read (also a device without an end, or a line over 64 MB) is named on standard error, the others are still read, and the exit status
 * is 2.
 */
export async function readLines(
  files: readonly string[],
  take: (text: string, number: number) => void | Promise<void>,
): Promise<void> {
  for (const file of files.length === 0 ? ["-"] : files) {
    let number = 0;
    try {
      if (file !== "-") await requireFinite(file);
      for await (const text of linesOf(file === "-" ? process.stdin : createReadStream(file)))
        await take(text, ++number);
    } catch (error) {
      console.error(`${file}: cannot be read (${error instanceof Error ? error.message : "unknown"})`);
      process.exitCode = 2;
    }
  }
}

async function requireFinite(file: string): Promise<void> {
  const about = await stat(file);
  const isDevice = about.isCharacterDevice() || about.isBlockDevice();
  if (isDevice && !FINITE_DEVICES.includes(file)) throw new Error("it is a device, not a file");
}

/** The lines of a stream of UTF-8. Node's own reader of lines would keep one without an end whole, until the process ends by it. */
async function* linesOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  const begun: string[] = [];
  let length = 0;
  const finished = (end: string) => {
    const line = begun.join("") + end;
    begun.length = length = 0;
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  };
  for await (const chunk of stream) {
    const [first = "", ...more] = (typeof chunk === "string" ? chunk : decoder.write(chunk)).split("\n");
    const last = more.pop();
    if (last !== undefined) {
      yield finished(first);
      for (const line of more) yield finished(line);
    }
    begun.push(last ?? first);
    length += (last ?? first).length;
    if (length > MAX_LINE_LENGTH) throw tooLong();
  }
  begun.push(decoder.end());
  if (begun.some((part) => part !== "")) yield finished("");
}
