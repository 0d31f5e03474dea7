import { sayNumber, sayPercentage } from "./formats";

/** "41%": a share. */
export const sayShare = (share: number): string => sayPercentage(share);

/** "3.4%", "0.012%": a share that may be small. */
export const sayFineShare = (share: number): string => sayPercentage(share, { maximumSignificantDigits: 2 });

/** "+12", "−3": the difference of two shares, in percentage points. */
export const sayPoints = (difference: number): string =>
  sayNumber(difference * 100, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** "0.41" */
export const sayHundredths = (value: number): string =>
  sayNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "27.3" */
export const sayTenths = (value: number): string =>
  sayNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "+2.1", "−0.4", "0.0" */
const saySigned = (value: number): string =>
  sayNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** "+12", "−3", "0": a difference of counts. */
export const sayNet = (value: number): string => sayNumber(value, { signDisplay: "exceptZero" });

/** "+2.1 ± 1.6" */
export const sayPlusMinus = (value: number, deviation: number): string =>
  `${saySigned(value)}\u00a0±\u00a0${sayTenths(deviation)}`;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** "23.4%": a chance to a tenth. */
export const sayTenthsPercent = (chance: number): string => sayPercentage(chance, TENTHS);

/** "23.4%", "< 0.1%": short enough for a stamp; tiny and nearly certain chances are not rounded to 0 or 100. */
export function sayPercent(chance: number): string {
  if (chance === 0 || chance === 1) return sayPercentage(chance);
  if (chance < 0.001) return `< ${sayTenthsPercent(0.001)}`;
  return chance > 0.999 ? `> ${sayTenthsPercent(0.999)}` : sayTenthsPercent(chance);
}
