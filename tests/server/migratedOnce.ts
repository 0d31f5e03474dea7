import { rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "@/lib/server/db/migrate";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
import { bundleAll } from "./bundles";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty SQLite database; undefined on other databases. */
    migratedDatabase?: string;
  }
}

/** Migrates one database for all test files (`ownDataFolder`), and bundles the code of threads and commands. */
export default async function setup(project: TestProject): Promise<() => void> {
  bundleAll();
  const folder = emptyFolder();
  await migrate(folder, path.resolve("prisma/migrations"));
  project.provide("migratedDatabase", databaseFile(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
