import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { requireSafeSqlite } from "@/lib/server/process/nativeModules";
import { OperatorError } from "@/lib/server/process/operatorError";
import { emptyFolder } from "../emptyFolder";

/** A package folder with a native module, as its entry point. */
function packageWith(contents: string | null): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, "build/Release"), { recursive: true });
  if (contents !== null) writeFileSync(path.join(folder, "build/Release/better_sqlite3.node"), contents);
  return path.join(folder, "lib/index.js");
}

test("refuses a database driver that aborts, and says which Node to use", () => {
  const compiled = packageWith("\0_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_\0");
  expect(() => requireSafeSqlite(compiled)).toThrow(OperatorError);
  expect(() => requireSafeSqlite(compiled)).toThrow(/use Node 20, 22 or 24\.18, then run npm ci/);
});

test("accepts one compiled for another Node, and one that is elsewhere", () => {
  expect(() => requireSafeSqlite(packageWith("\0_ZN4node25AddEnvironmentCleanupHook\0"))).not.toThrow();
  expect(() => requireSafeSqlite(packageWith(null))).not.toThrow();
});
