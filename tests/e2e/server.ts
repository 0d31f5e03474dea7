import { inject } from "vitest";
import { emptyFolder } from "../emptyFolder";
import { type ProgramSettings, type RunningServer, type ServerPlace, startProgram } from "./program";

export type { RunningServer, ServerPlace };

const running = new Set<RunningServer>();

/** Stops the servers of a test file, after it (`eachFile.ts`). */
export async function stopServers(): Promise<void> {
  for (const server of running) await server.kill("SIGKILL");
  running.clear();
}

/**
 * Starts a server on a free port unless told, with a data folder of its own unless one is given. It is stopped after the test file.
 * Fails with everything the program printed when it does not get ready.
 */
export async function startServer(settings: Partial<ProgramSettings> = {}): Promise<RunningServer> {
  const server = await startProgram({ dataDir: emptyFolder(), ...settings });
  running.add(server);
  return server;
}

/**
 * One server for every test file that asks nothing special of its own: a bar full of crews at once, each of them
 * coming from an address of its own (`sharedServer.ts`).
 */
export const sharedServer = (): ServerPlace => inject("sharedServer");

/** The origin of that server. */
export const sharedOrigin = (): string => sharedServer().origin;
