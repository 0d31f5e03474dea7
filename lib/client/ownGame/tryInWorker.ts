import type { RuleSetData } from "@/lib/engine";
import type { TryOut } from "@/lib/protocol/ruleSets/tryOut";

/** Plays random games by valid rules; `done` gets null if they failed. Returns a function that stops it. */
export function tryInWorker(rules: RuleSetData, done: (tried: TryOut | null) => void): () => void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", () => done(null));
  worker.addEventListener("message", ({ data }: MessageEvent<TryOut>) => {
    done(data);
    worker.terminate();
  });
  worker.postMessage(rules);
  return () => worker.terminate();
}
