import { MAX_LINE_LENGTH, readLines, tooLong } from "./readLines";

/**
 * Reads JSON values, one per line, from the named files (standard input for none and for `-`), and writes one
 * answer per line. An invalid line or unreadable file is reported on standard error. The rest is still
 * answered, and the exit status is 2. Runs in constant memory.
 */
export async function answerLines(
  files: readonly string[],
  answer: (value: unknown) => unknown,
): Promise<void> {
  process.stdout.on("error", () => process.exit(0)); // The reader closed the pipe (`| head`).
  for (const file of files.length === 0 ? ["-"] : files) {
    const name = file === "-" ? "standard input" : file;
    const spread: string[] = [];
    let length = 0;
    await readLines([file], async (line, number) => {
      // A file that starts with a lone bracket is one value over many lines, as in saved exports.
      if (spread.length > 0 || (number === 1 && /^\s*[{[]\s*$/.test(line))) {
        spread.push(line);
        length += line.length;
        if (length > MAX_LINE_LENGTH) throw tooLong();
      } else if (line.trim() !== "") await answerText(line, `${name}, line ${number}`, answer);
    });
    if (spread.length > 0) await answerText(spread.join("\n"), `${name}, line 1`, answer);
  }
}

async function answerText(text: string, place: string, answer: (value: unknown) => unknown): Promise<void> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    console.error(`${place}: not JSON`);
    process.exitCode = 2;
    return;
  }
  if (!process.stdout.write(`${JSON.stringify(answer(value))}\n`))
    await new Promise((drained) => process.stdout.once("drain", drained));
}
