import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";

/** Maximum line length in characters: thousands of times the longest exported record. */
export const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/** The error for a longer line. */
export const tooLong = () => new Error("it has a line longer than 64 MB");

/** Devices that end. */
const FINITE_DEVICES = ["/dev/null", "/dev/stdin", "/dev/tty"];

/**
 * Reads the named files (standard input for none and for `-`) line by line, with line numbers. An unreadable
 * file is reported on standard error, the others are still read, and the exit status is 2. This includes an
 * endless device and a line over 64 MB.
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

/**
 * Splits a UTF-8 stream into lines. Node's readline would buffer an endless line until the process runs out
 * of memory.
 */
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
