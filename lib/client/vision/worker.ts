import { readNets } from "@/lib/vision/nets";
import { findIn, type Prepared, prepare } from "@/lib/vision/reader";
import { lookAgain } from "@/lib/vision/secondLook";
import type { Asks, VisionRequest, VisionResponse } from "./asks";
import { openPhoto } from "./openPhoto";

// The worker that reads photos: it handles one request at a time (`asks.ts`), and keeps the networks and the
// photo in memory.

let nets: ReturnType<typeof readNets> | null = null;
let prepared: Prepared | null = null;

async function answer(asked: VisionRequest): Promise<Asks[keyof Asks]["answer"]> {
  switch (asked.ask) {
    case "load":
      nets = readNets(asked.input);
      return null;
    case "open": {
      const opened = await openPhoto(asked.input);
      if (typeof opened !== "string") prepared = prepare(opened.photo);
      return opened;
    }
    case "take":
      prepared = prepare(asked.input);
      return null;
    case "find":
      if (nets === null || prepared === null) throw new Error("the worker is not ready");
      return findIn(nets, prepared);
    case "look":
      if (nets === null || prepared === null) throw new Error("the worker is not ready");
      return lookAgain(nets, prepared.pyramid, asked.input);
  }
}

addEventListener("message", async ({ data }: MessageEvent<VisionRequest>) => {
  const answered = await answer(data).then(
    (result): VisionResponse => ({ failed: false, answer: result }),
    (): VisionResponse => ({ failed: true }),
  );
  const result = answered.failed ? null : answered.answer;
  const picture =
    result !== null && typeof result === "object" && "picture" in result ? [result.picture] : [];
  postMessage(answered, { transfer: picture });
});
