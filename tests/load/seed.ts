import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { main } from "@/lib/cli/main";
import { ProgressBar } from "@/lib/cli/progressBar";
import { OperatorError } from "@/lib/server/process/operatorError";
import { seed } from "./seed/seed";

// npm run seed: fills a data folder with groups that have played for years, for trials and measurements.
// - `--entries 10000`: minimum number of entries
// - `--groups 40`: number of groups
// - `--largest 100`: games of the largest group
// - `--seed 1`: repeats the games, but not their dates. The last ones are yesterday's.
// - `--data DIR`: a folder without games. The default is a new one.
await main(async () => {
  const { values } = parseArgs({
    options: {
      entries: { type: "string", default: "10000" },
      groups: { type: "string", default: "40" },
      largest: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      data: { type: "string" },
    },
  });
  const number = (name: "entries" | "groups" | "largest" | "seed", most: number): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new OperatorError(`--${name} cannot be "${values[name]}": say a whole number from 1 to ${most}.`);
    return value;
  };
  const wanted = {
    entries: number("entries", 100_000_000),
    groups: number("groups", 10_000),
    largest: number("largest", 100_000),
    seed: number("seed", 2 ** 31),
  };
  const dataDir = path.resolve(values.data ?? mkdtempSync(path.join(tmpdir(), "seeded-")));
  const bar = new ProgressBar("entries");
  const began = performance.now();
  const { entries, games, groups } = await seed(dataDir, wanted, (done, of) => bar.show(done, of));
  bar.clear();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${entries} entries in ${games} games of ${groups} groups, in ${seconds} s.`);
  console.log(`Look at them: DATA_DIR=${dataDir} npm start`);
});
