import type { PhotoRefusal } from "@/lib/vision/file/facts";
import { NETS_FILE } from "@/lib/vision/netsFile";
import { drawTogether, type ReadDie } from "@/lib/vision/reader";
import type { Candidate } from "@/lib/vision/secondLook";
import type { Asks, Opened, VisionResponse } from "./asks";

/** Threads for second passes, on phones with as many processors. */
const THREADS = 2;

/** The progress of a reading. */
export type Progress =
  | { readonly at: "opening" | "looking" }
  | { readonly at: "closer"; readonly looked: number; readonly of: number };

/** The result: dice in pixels of the upright photo, and a picture to show. */
export interface PhotoRead extends Pick<Opened, "width" | "height" | "picture"> {
  readonly dice: readonly ReadDie[];
}

/** Why nothing was read: the file's error, the reader did not load, or it does not run on this phone. */
export type NotRead = PhotoRefusal | "not-come" | "failed";

interface Reading {
  readonly onProgress: (progress: Progress) => void;
  /** Cancels the reading; its result is then meaningless. */
  readonly signal: AbortSignal;
}

/**
 * Reads the dice of a photo in workers, so that the page stays responsive. The photo never leaves this phone.
 * @param source a file or a camera frame.
 */
export async function readPhoto(
  source: Blob | ImageBitmap,
  { onProgress, signal }: Reading,
): Promise<PhotoRead | NotRead> {
  onProgress({ at: "opening" });
  const nets = await fetch(NETS_FILE, { signal })
    .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
    .catch(() => null);
  if (nets === null) return "not-come";
  const count = Math.max(1, Math.min(THREADS, navigator.hardwareConcurrency));
  const readers = Array.from({ length: count }, () => openReader());
  const stop = () => {
    for (const reader of readers) reader.end();
  };
  signal.addEventListener("abort", stop);
  try {
    return await readBy(readers, nets, source, onProgress);
  } catch {
    return "failed";
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

async function readBy(
  readers: readonly Reader[],
  nets: ArrayBuffer,
  source: Blob | ImageBitmap,
  onProgress: Reading["onProgress"],
): Promise<PhotoRead | PhotoRefusal> {
  const [first, ...others] = readers;
  if (first === undefined) throw new Error("no worker");
  const loaded = readers.map((reader) => reader.ask("load", nets));
  const opened = (await Promise.all([first.ask("open", source), ...loaded]))[0];
  if (typeof opened === "string") return opened;
  onProgress({ at: "looking" });
  const taken = others.map((reader) => reader.ask("take", opened.photo));
  const [finds] = await Promise.all([first.ask("find", null), ...taken]);
  const looks: (Candidate | null)[] = [];
  let [next, looked] = [0, 0];
  const lookOn = async (reader: Reader) => {
    while (next < finds.length) {
      const at = next++;
      const find = finds[at];
      if (find) looks[at] = await reader.ask("look", find);
      onProgress({ at: "closer", looked: ++looked, of: finds.length });
    }
  };
  await Promise.all(readers.map(lookOn));
  const { divisor, width, height, picture } = opened;
  const dice = drawTogether(looks.filter((look) => look !== null)).map((die) => ({
    ...die,
    x: die.x * divisor,
    y: die.y * divisor,
    size: die.size * divisor,
  }));
  return { width, height, picture, dice };
}

/** A worker thread that reads photos. */
interface Reader {
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
function openReader(): Reader {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting: { resolve: (answer: never) => void; reject: (error: Error) => void }[] = [];
  const giveUp = () => {
    for (const one of waiting.splice(0)) one.reject(new Error("the thread that reads photos ended"));
  };
  worker.addEventListener("error", giveUp);
  worker.addEventListener("message", ({ data }: MessageEvent<VisionResponse>) => {
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
