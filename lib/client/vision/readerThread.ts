import type { Answered, Asks } from "./asks";

/** A worker thread that reads photos. */
export interface Reader {
  /** @throws Error if it failed, or the thread was terminated. */
  ask<Name extends keyof Asks>(name: Name, input: Asks[Name]["input"]): Promise<Asks[Name]["answer"]>;
  end(): void;
}

/** Large buffers are transferred: a copy would block the page. */
function givenAway(input: Asks[keyof Asks]["input"]): Transferable[] {
  if (input instanceof ImageBitmap) return [input];
  return input !== null && "rgb" in input ? [input.rgb.buffer as ArrayBuffer] : [];
}

/** Starts a worker thread. It handles requests in order. */
export function openReader(): Reader {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting: { resolve: (answer: never) => void; reject: (error: Error) => void }[] = [];
  const giveUp = () => {
    for (const one of waiting.splice(0)) one.reject(new Error("the thread that reads photos ended"));
  };
  worker.addEventListener("error", giveUp);
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    const one = waiting.shift();
    if (data.failed) one?.reject(new Error("the photo could not be read"));
    else one?.resolve(data.answer as never);
  });
  return {
    ask: (ask, input) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage({ ask, input }, givenAway(input));
      }),
    end: () => {
      worker.terminate();
      giveUp();
    },
  };
}
