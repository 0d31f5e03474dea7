import { afterAll } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { stopServers } from "./server";

// Run before each browser test file: they share a process, what it loads and a browser, and nothing else.

afterAll(async () => {
  await closeDatabase();
  await stopServers();
});
