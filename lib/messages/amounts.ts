import { decimalsOf, isCurrency, MAX_AMOUNT } from "./currencies";
import { locale, sayNumber } from "./formats";
import { sayCount } from "./moments";

/** The options of `Intl` for a unit with its decimals. */
const formOf = (unit: string): Intl.NumberFormatOptions => ({
  style: "currency",
  currency: unit,
  currencyDisplay: "narrowSymbol",
  minimumFractionDigits: decimalsOf(unit),
  maximumFractionDigits: decimalsOf(unit),
});

/** "$3.50", "3,50 €", "5 beers": an amount in the smallest unit, as the reader writes it. */
export const sayMoney = (amount: number, unit: string): string =>
  isCurrency(unit) ? sayNumber(amount / 10 ** decimalsOf(unit), formOf(unit)) : `${sayCount(amount)} ${unit}`;

/** The same as a balance: "+$3.50", "−$3.50", "$0.00". */
export const sayBalance = (amount: number, unit: string): string =>
  isCurrency(unit)
    ? sayNumber(amount / 10 ** decimalsOf(unit), { ...formOf(unit), signDisplay: "exceptZero" })
    : `${amount > 0 ? "+" : ""}${sayCount(amount)} ${unit}`;

/** "3.50", "3,50": an amount without its currency, as it stands in a field. */
export const typedMoney = (amount: number, unit: string): string =>
  sayNumber(amount / 10 ** decimalsOf(unit), {
    minimumFractionDigits: decimalsOf(unit),
    maximumFractionDigits: decimalsOf(unit),
    useGrouping: false,
  });

/** "$", "€": the sign of a currency, or the unit itself. */
export const signOf = (unit: string): string =>
  isCurrency(unit)
    ? (new Intl.NumberFormat(locale(), formOf(unit)).formatToParts(1).find(({ type }) => type === "currency")
        ?.value ?? unit)
    : unit;

/** "US dollar (USD)": a currency in a list. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(locale(), { type: "currency" }).of(code);
  return name === undefined || name === code ? code : `${name} (${code})`;
}

/**
 * Reads a typed amount: "3.50", "3,5", "1,234.50", "$ 12", "1.234,50 €". The last comma or point is the decimal
 * sign if at most as many digits follow it as the unit has decimals. Other signs group thousands. With three
 * decimals, the reader's own grouping sign stays one.
 * @returns the amount in the smallest unit; null if it is none, negative, or over the limit.
 */
export function readMoney(typed: string, unit: string): number | null {
  const decimals = decimalsOf(unit);
  const bare = typed
    .replaceAll(/\p{Sc}|\p{Z}/gu, "")
    .replace(signOf(unit), "")
    .replace(unit, "");
  if (!/^\d[\d.,’']*$|^[.,]\d+$/.test(bare)) return null;
  const [, whole = "", sign = "", rest = ""] = /^(.*?)(?:([.,])(\d*))?$/.exec(bare) ?? [];
  const isFraction =
    sign !== "" && decimals > 0 && rest.length <= decimals && !(rest.length === 3 && sign === groupSign());
  // "3.555" is no amount of dollars.
  if (!isFraction && sign !== "" && sign !== groupSign()) return null;
  const units = isFraction ? whole : bare;
  // Thousands are grouped by three.
  if (!/^\d*$/.test(units) && !/^\d{1,3}([.,’']\d{3})+$/.test(units)) return null;
  const amount = Number(
    `${units.replaceAll(/\D/g, "") || "0"}${(isFraction ? rest : "").padEnd(decimals, "0")}`,
  );
  return Number.isSafeInteger(amount) && amount <= MAX_AMOUNT ? amount : null;
}

const groupSign = (): string =>
  new Intl.NumberFormat(locale()).formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? ",";
