import path from "node:path";
import type { TestProject } from "vitest/node";
import { migratePostgres } from "@/lib/server/db/migratePostgres";
import { bundleAll } from "../server/bundles";
import { postgresBin } from "./installed";
import { ask, startServer } from "./server";

/** The database that the test files copy. */
export const TEMPLATE = "template_dice";

declare module "vitest" {
  interface ProvidedContext {
    /** The template's address; null without PostgreSQL. */
    postgresTemplate: string | null;
  }
}

/** Starts one PostgreSQL server for all tests, if installed, with a migrated database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = postgresBin();
  if (bin === null) {
    project.provide("postgresTemplate", null);
    return undefined;
  }
  bundleAll();
  const server = await startServer(bin);
  await ask(server.address("postgres"), `CREATE DATABASE ${TEMPLATE}`);
  const address = server.address(TEMPLATE);
  await migratePostgres(address, path.resolve("prisma/postgresql/migrations"));
  project.provide("postgresTemplate", address);
  return server.end;
}
