import path from "node:path";
import type { TestProject } from "vitest/node";
import { migratePostgres } from "@/lib/server/db/migratePostgres";
import { bundleThreads } from "../server/bundledThreads";
import { postgresBin } from "./installed";
import { ask, startServer } from "./server";

/** The database that those of the test files are copies of. */
export const TEMPLATE = "template_dice";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the template; null where PostgreSQL is not installed. */
    postgresTemplate: string | null;
  }
}

/** Starts one PostgreSQL server for all tests of the run, where it is installed, with a database that is up to date. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = postgresBin();
  if (bin === null) {
    project.provide("postgresTemplate", null);
    return undefined;
  }
  bundleThreads();
  const server = await startServer(bin);
  await ask(server.address("postgres"), `CREATE DATABASE ${TEMPLATE}`);
  const address = server.address(TEMPLATE);
  await migratePostgres(address, path.resolve("prisma/postgresql/migrations"));
  project.provide("postgresTemplate", address);
  return server.end;
}
