import { Agent, get } from "node:http";

const EVERY_MS = 100;

/** How long each question after a server's health took, in milliseconds, asked one after the other over a connection of its own. */
export interface Watched {
  readonly took: readonly number[];
  /** How often the answer was another than 200, or none. */
  readonly unwell: number;
}

/** Asks a server about its health now and then, from now on until the answer is called, which gives what was seen. */
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
