import { open } from "node:fs/promises";

/** Waits until what was written to a file, or which names there are in a folder, outlives a power cut. */
export async function syncToDisk(place: string): Promise<void> {
  const opened = await open(place, "r");
  await opened.sync().finally(() => opened.close());
}
