import { rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "@/lib/server/db/migrate";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
import { bundleThreads } from "./bundledThreads";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty SQLite database; undefined on other databases. */
    migratedDatabase?: string;
  }
}

/** Migrates one database for all test files (`ownDataFolder`), and bundles the thread code. */
export default async function setup(project: TestProject): Promise<() => void> {
  bundleThreads();
  const folder = emptyFolder();
  await migrate(folder, path.resolve("prisma/migrations"));
  project.provide("migratedDatabase", databaseFile(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
