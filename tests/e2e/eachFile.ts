import { afterAll } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { stopServers } from "./server";

// Runs before each browser test file: they share a process, its modules and a browser.

afterAll(async () => {
  await closeDatabase();
  await stopServers();
});
