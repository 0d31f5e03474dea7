import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { sayBytes } from "@/lib/messages/installation";
import { OperatorError } from "@/lib/server/process/operatorError";
import { buildProgramIfStale, linkFolder } from "@/lib/server/process/programFolder";
import { main } from "./main";

// npm run release: packs the program folder as dist/liars-table-VERSION.tar.gz, for this platform.
await main(async () => {
  const { folder } = await buildProgramIfStale(process.cwd());
  const { name, version, engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const release = `${name}-${version}`;
  const archive = path.resolve("dist", `${release}.tar.gz`);
  const stage = mkdtempSync(path.resolve("dist", "release-"));
  try {
    linkFolder(folder, path.join(stage, release));
    await pack(stage, release, archive);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  const platform = `${process.platform}-${process.arch}`;
  console.log(`${archive}, ${sayBytes(statSync(archive).size)}, for ${platform} and Node ${engines.node}.`);
  console.log(`Unpack it, then run: node ${release}/start.mjs`);
});

/** @throws OperatorError when there is no tar, or it fails. */
async function pack(stage: string, release: string, archive: string): Promise<void> {
  const tar = spawn("tar", ["-czf", archive, "-C", stage, release], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(tar, "close").catch(() => [null]);
  if (code !== 0) throw new OperatorError(`tar could not write ${archive}.`);
}
