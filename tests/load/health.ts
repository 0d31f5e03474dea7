import { Agent, get } from "node:http";

const EVERY_MS = 100;

/** Durations of consecutive health requests in milliseconds, over a separate connection. */
export interface Watched {
  readonly took: readonly number[];
  /** The number of responses other than 200, or missing. */
  readonly unwell: number;
}

/** Polls a server's health until the returned function is called, which returns the results. */
export function watchHealth(origin: string): () => Promise<Watched> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  let unwell = 0;
  let over = false;
  const ask = () =>
    new Promise<void>((resolve) => {
      const begun = performance.now();
      const done = (status: number | undefined) => {
        took.push(performance.now() - begun);
        if (status !== 200) unwell++;
        resolve();
      };
      get(`${origin}/api/health`, { agent }, (response) => {
        response.resume().on("end", () => done(response.statusCode));
      }).on("error", () => done(undefined));
    });
  const watching = (async () => {
    while (!over) {
      await ask();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    over = true;
    await watching;
    agent.destroy();
    return { took, unwell };
  };
}
