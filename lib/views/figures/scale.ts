/** A chart's range in whole steps, and its grid lines. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** In order, including both ends. */
  readonly ticks: readonly number[];
}

/** The most grid lines with legible labels. */
const MAX_TICKS = 5;

/**
 * A scale for some values. Steps are 1, 2 or 5 times a power of ten. @param whole True for steps of at least
 * 1.
 */
export function scaleOf(values: readonly number[], whole: boolean): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const step = stepOf(span / (MAX_TICKS - 1), whole);
  const [first, last] = [
    Math.floor(least / step),
    Math.max(Math.ceil(most / step), Math.floor(least / step) + 1),
  ];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
}

function stepOf(atLeast: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= atLeast) ?? 10 * power;
  return whole ? Math.max(1, step) : step;
}
