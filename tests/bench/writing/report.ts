import { loadavg } from "node:os";
import { median, quantile } from "../figures";
import type { Played, Stretch } from "./play";

/** Entries per second. */
export const speed = ({ waits, seconds }: Stretch): number => waits.length / seconds;
/** The median duration. */
export const p50 = ({ waits }: Stretch): number => median(waits);

/** The 99th percentile. */
export const p99 = ({ waits }: Stretch): number => quantile(waits, 0.99);

const NAME_WIDTH = 24;

const ms = (time: number): string => `${time.toFixed(2)} ms`;

/**
 * A line with a contender's results: the medians of its stretches.
 * @param shownTo The number of phones per entry.
 */
export function lineOf({ name, stretches }: Played, shownTo: number): string {
  const middle = (of: (stretch: Stretch) => number) => median(stretches.map(of));
  const deliveries = shownTo > 1 ? `, ${whole(middle(speed) * shownTo)} deliveries a second` : "";
  return `${name.padEnd(NAME_WIDTH)}${whole(middle(speed)).padStart(7)} entries a second${deliveries}, p50 ${ms(middle(p50))}, p99 ${ms(middle(p99))}`;
}

const whole = (figure: number) => Math.round(figure).toLocaleString("en");

/** A line with the disk's speed and the machine's load. */
export const conditions = (syncs: readonly number[]): string =>
  `fsync of 4 kB appended ${ms(median(syncs))} (median), load of this machine ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`;

/** The ratio of two contenders: the median over turns, each paired with the other's. */
export function ratio(one: Played, other: Played, of: (stretch: Stretch) => number): number {
  return median(
    one.stretches.flatMap((stretch, turn) => {
      const counterpart = other.stretches[turn];
      return counterpart ? of(stretch) / of(counterpart) : [];
    }),
  );
}

/** A line with a value and its limit. */
export function wanted(what: string, figure: number, side: "at least" | "at most", limit: number): string {
  const isMet = side === "at least" ? figure >= limit : figure <= limit;
  return `  ${what}: ${figure.toFixed(2)}, wanted ${side} ${limit.toFixed(2)}${isMet ? "" : " – not reached"}`;
}
