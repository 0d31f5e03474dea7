import { rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "@/lib/server/db/migrate";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
import { bundleThreads } from "./bundledThreads";

declare module "vitest" {
  interface ProvidedContext {
    /** A SQLite database that is up to date, and that nothing is in; none where others are asked. */
    migratedDatabase?: string;
  }
}

/** Migrates one database, of which each test file gets a copy (`ownDataFolder`), and bundles what threads run. */
export default async function setup(project: TestProject): Promise<() => void> {
  bundleThreads();
  const folder = emptyFolder();
  await migrate(folder, path.resolve("prisma/migrations"));
  project.provide("migratedDatabase", databaseFile(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
