import { readNotation, writeNotation } from "@/lib/protocol/notation/notation";
import { readLines } from "./readLines";

// npm run -s notation -- FILE…: records, one per line (or `-` for standard input), as notation. With --read
// first: notation as records, one per line. Exit status 2 names the line that is neither.

const [first, ...rest] = process.argv.slice(2);
const reads = first === "--read";
const named = reads ? rest : process.argv.slice(2);
const files = named.length > 0 ? named : ["-"];

process.stdout.on("error", () => process.exit(0)); // The reader closed the pipe (`| head`).
for (const file of files) {
  const name = file === "-" ? "standard input" : file;
  const lines: string[] = [];
  let written = 0;
  await readLines([file], (line, number) => {
    if (reads) lines.push(line);
    else if (line.trim() !== "") {
      const record = parsed(line);
      if (record === undefined) fail(`${name}, line ${number}: not JSON`);
      else process.stdout.write(`${written++ > 0 ? "\n" : ""}${writeNotation(record)}\n`);
    }
  });
  if (!reads) continue;
  const read = readNotation(lines.join("\n"));
  if (read.ok) for (const record of read.records) process.stdout.write(`${JSON.stringify(record)}\n`);
  else fail(`${name}, line ${read.error.line}: ${read.error.reason}`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
