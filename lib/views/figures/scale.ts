/** From where to where a picture reaches, in whole steps, and where its lines are drawn. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** In their order, both ends among them. */
  readonly ticks: readonly number[];
}

/** So many lines at most, so that what is written beside them can be read. */
const MAX_TICKS = 5;

/** A scale that some values fit on. Its steps are 1, 2 or 5 of some power of ten. @param whole Whether steps are at least 1. */
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
