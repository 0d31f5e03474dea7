import { keep, kept } from "../kept";
import { readCode, unpack } from "./codes";
import { readPassed } from "./passed";
import { type Fit, fitOf } from "./takeOver";

/** What came of a code that was read. */
export type Received =
  | Fit
  /** Some codes of it are here. */
  | { readonly fit: "some"; readonly have: number; readonly of: number }
  /** It is no code of ours, or not all of one. */
  | { readonly fit: "broken" };

/** Takes in one code of what another phone passes on, and with the last of them says how it fits here. Never rejects. */
export async function receive(hash: string): Promise<Received> {
  const part = readCode(hash);
  if (part === null) return { fit: "broken" };
  const texts = { ...collected(part.mark), [part.place]: part.text };
  keep(COLLECTED, JSON.stringify({ mark: part.mark, texts }));
  const places = Array.from({ length: part.of }, (_, at) => texts[at + 1]);
  const have = places.filter((text) => text !== undefined).length;
  if (have < part.of) return { fit: "some", have, of: part.of };
  const text = await unpack(places.join(""));
  const passed = text === null ? null : readPassed(text);
  return passed === null ? { fit: "broken" } : fitOf(passed);
}

/** Forgets the codes that were read. */
export const forgetReceived = (): void => keep(COLLECTED, null);

const COLLECTED = "received";

/** The codes of one passing that this phone has read, by their place: each may be read in a page of its own. */
function collected(mark: string): Readonly<Record<number, string>> {
  const found = kept(COLLECTED);
  const read = found === null ? null : (JSON.parse(found) as { mark: string; texts: Record<number, string> });
  return read?.mark === mark ? read.texts : {};
}
