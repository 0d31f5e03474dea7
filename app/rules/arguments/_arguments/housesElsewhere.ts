import { setImmediate } from "node:timers/promises";
import { otherHouses } from "@/lib/views/desk/otherHouses";
import { CLASSICS } from "./classics";

let counted: Promise<readonly number[]> | undefined;

/**
 * How many other rule sets answer each classic differently. Computed once, yielding to other requests between
 * two classics.
 */
export function housesElsewhere(): Promise<readonly number[]> {
  counted ??= count();
  return counted;
}

async function count(): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const { question } of CLASSICS) {
    counts.push(otherHouses(question).length);
    await setImmediate();
  }
  return counts;
}
