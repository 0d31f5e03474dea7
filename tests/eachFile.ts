import { afterAll } from "vitest";
import { removeFolders } from "./emptyFolder";

// Runs before each test file, also if several share a process and its modules (vitest.config.ts).

afterAll(removeFolders);
