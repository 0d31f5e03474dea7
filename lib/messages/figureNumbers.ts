import { ownLanguage } from "./anyPage";

// Statistics, formatted for each language.

const number = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(ownLanguage.locale, options).format(value).replace("-", "−");

const percent = (share: number, options: Intl.NumberFormatOptions): string =>
  `${number(share * 100, options)}\u00a0%`;

/** "41 %": a share. */
export const sayShare = (share: number): string => percent(share, { maximumFractionDigits: 0 });

/** "3.4 %", "0.012 %": a share that may be small. */
export const sayFineShare = (share: number): string => percent(share, { maximumSignificantDigits: 2 });

/** "+12", "−3": the difference of two shares, in percentage points. */
export const sayPoints = (difference: number): string =>
  number(difference * 100, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** "0.41" */
export const sayHundredths = (value: number): string =>
  number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "27.3" */
export const sayTenths = (value: number): string =>
  number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "+2.1", "−0.4", "0.0" */
const saySigned = (value: number): string =>
  number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** "+12", "−3", "0": a signed count. */
export const sayNet = (value: number): string => number(value, { signDisplay: "exceptZero" });

/** "+2.1 ± 1.6" */
export const sayPlusMinus = (value: number, deviation: number): string =>
  `${saySigned(value)}\u00a0±\u00a0${sayTenths(deviation)}`;
