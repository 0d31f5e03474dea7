import { Session } from "node:inspector/promises";

/** Counts calls of functions in these folders, callbacks included, during some work. */
export async function callsDuring(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  try {
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => OURS.test(url) && !OTHERS.test(url))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}

const OURS = /\/(?:lib|app)\//;

/** Packages have such folders too: their timers fire at any time. */
const OTHERS = /\/(?:generated|node_modules)\//;
