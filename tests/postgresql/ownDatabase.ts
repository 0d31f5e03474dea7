import { randomBytes } from "node:crypto";
import { beforeEach, inject } from "vitest";
import { ask } from "./server";

// Gives each test file its own PostgreSQL database. Without a server its tests are skipped, with a note at
// the end.

const template = inject("postgresTemplate");
if (template === null) beforeEach(({ skip }) => skip());
else process.env.DATABASE_URL = await freshDatabase(template);

/** Copies a migrated database: returns its address. */
export async function freshDatabase(of: string): Promise<string> {
  const [here, fresh] = [new URL(of), new URL(of)];
  const name = `dice_${randomBytes(6).toString("hex")}`;
  here.pathname = "/postgres";
  fresh.pathname = `/${name}`;
  await ask(here.href, `CREATE DATABASE ${name} TEMPLATE ${new URL(of).pathname.slice(1)}`);
  return fresh.href;
}
