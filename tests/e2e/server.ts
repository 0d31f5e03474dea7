import { afterAll, inject } from "vitest";
import { emptyFolder } from "../emptyFolder";
import { type ProgramSettings, type RunningServer, startProgram } from "./program";

export type { RunningServer };

const running = new Set<RunningServer>();

afterAll(async () => {
  for (const server of running) await server.kill("SIGKILL");
});

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
 * The origin of one server for every test file that asks nothing special of its own: a bar full of crews at once, each of them
 * coming from an address of its own (`sharedServer.ts`).
 */
export const sharedOrigin = (): string => inject("sharedOrigin");
