import { Session } from "node:inspector/promises";

/** Calls of functions that stand in these folders, callbacks and all, while something is worked out. */
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

/** Packages have such folders as well: their timers go off whenever they are due. */
const OTHERS = /\/(?:generated|node_modules)\//;
