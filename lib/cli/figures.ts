import { FiguresOfRecords } from "@/lib/views/figures/recordFigures";
import { readLines } from "./readLines";

// npm run -s figures -- FILE… (or `-` for standard input): records in, one per line. Statistics of all of
// them out, as one object.
const records = new FiguresOfRecords();
await readLines(process.argv.slice(2), (text) => records.take(text));
const figures = records.figures();
if (!figures.ok) process.exitCode = 2;
process.stdout.write(`${JSON.stringify(figures)}\n`);
