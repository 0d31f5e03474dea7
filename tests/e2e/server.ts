import { inject } from "vitest";
import { emptyFolder } from "../emptyFolder";
import { type ProgramSettings, type RunningServer, type ServerPlace, startProgram } from "./program";

export type { RunningServer, ServerPlace };

const running = new Set<RunningServer>();

/** Stops a test file's servers after it (`eachFile.ts`). */
export async function stopServers(): Promise<void> {
  for (const server of running) await server.kill("SIGKILL");
  running.clear();
}

/**
 * Starts a server, by default on a free port with its own data folder. It is stopped after the test file.
 * Fails with the program's whole output if it does not get ready.
 */
export async function startServer(settings: Partial<ProgramSettings> = {}): Promise<RunningServer> {
  const server = await startProgram({ dataDir: emptyFolder(), ...settings });
  running.add(server);
  return server;
}

/**
 * One server for every test file without special needs: a bar full of crews at once, each with its own
 * address (`sharedServer.ts`).
 */
export const sharedServer = (): ServerPlace => inject("sharedServer");

/** The origin of that server. */
export const sharedOrigin = (): string => sharedServer().origin;
