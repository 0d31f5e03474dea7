import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { emptyFolder } from "../emptyFolder";

// A game without translations does not compile, in any language.

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The compiler's errors for a changed copy of the engine and the translations; "terms.ts: mia" means missing
 * there.
 */
function compiled(changed: (folder: string) => void): readonly string[] {
  const folder = emptyFolder();
  for (const room of ["lib/engine", "lib/messages"])
    cpSync(path.join(ROOT, room), path.join(folder, room), { recursive: true });
  changed(folder);
  const { compilerOptions } = JSON.parse(readFileSync(path.join(ROOT, "tsconfig.json"), "utf8"));
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, incremental: false, plugins: [], types: [] },
      include: ["lib"],
    }),
  );
  try {
    execFileSync(process.execPath, [path.join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder], {
      encoding: "utf8",
      cwd: folder,
    });
    return [];
  } catch (failed) {
    const { stdout } = failed as { readonly stdout: string };
    const lacks = /^lib\/messages\/([^(]+)\(.*? error TS2741: Property '"?([^'"]+)"?' is missing/;
    return stdout
      .trim()
      .split("\n")
      .map((line) => lacks.exec(line)?.slice(1).join(": ") ?? line);
  }
}

/** The tenth game of `tests/engine`, with a file of its own, and one line in the registry. */
function addStationDice(folder: string): void {
  const game = readFileSync(path.join(ROOT, "tests/engine/stationDice.ts"), "utf8");
  writeFileSync(
    path.join(folder, "lib/engine/games/stationDice.ts"),
    game.replaceAll("@/lib/engine/", "../"),
  );
  const registry = path.join(folder, "lib/engine/games/registry.ts");
  writeFileSync(
    registry,
    readFileSync(registry, "utf8")
      .replace("mia] as const", "mia, stationDice] as const")
      .replace("\n\n", '\nimport { stationDice } from "./stationDice";\n\n'),
  );
}

test("compiles the engine and the translations by themselves", () => {
  expect(compiled(() => {})).toEqual([]);
}, 120_000);

test("does not compile with a game whose name and description are untranslated", () => {
  const missing = ["terms.ts: station-dice", "terms.ts: station-dice"];
  expect(compiled(addStationDice).toSorted()).toEqual(
    ["", "de/", "es/"].flatMap((language) => missing.map((one) => `${language}${one}`)).toSorted(),
  );
}, 120_000);
