import { afterAll } from "vitest";
import { removeFolders } from "./emptyFolder";

// Run before each test file, also where several share a process and what they load (vitest.config.ts).

afterAll(removeFolders);
