// Money is a whole number in the smallest unit of its currency: 350 is $3.50, ¥350 or 0.350 dinars.

/** The currencies a group can have, by ISO 4217 code. */
export const CURRENCIES: readonly string[] =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS
INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP
MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR
SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV
WST XAF XCD XOF XPF YER ZAR ZMW`.split(/\s/);

const WITHOUT_DECIMALS = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
const WITH_THREE = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** True for a known currency. Older nights may have a unit of their own, such as "beers". */
export const isCurrency = (unit: string): boolean => CURRENCIES.includes(unit);

/**
 * The decimals of a currency by ISO 4217, as `Intl` shows them. `Intl` is not asked, because browsers disagree on a
 * few: an amount must mean the same on every phone. A unit that is no currency has none.
 */
export function decimalsOf(unit: string): 0 | 2 | 3 {
  if (WITHOUT_DECIMALS.includes(unit) || !isCurrency(unit)) return 0;
  return WITH_THREE.includes(unit) ? 3 : 2;
}

/** The highest amount of an entry, a buy-in or a chip's value, in the smallest unit. */
export const MAX_AMOUNT = 1_000_000_000;

/** Currencies of time zones, by their beginning; the first that fits counts. */
const CURRENCY_OF_ZONE: readonly (readonly [zone: string, currency: string])[] = [
  ["Europe/London", "GBP"],
  ["Europe/Zurich", "CHF"],
  ["Europe/Copenhagen", "DKK"],
  ["Europe/Stockholm", "SEK"],
  ["Europe/Oslo", "NOK"],
  ["Europe/Prague", "CZK"],
  ["Europe/Warsaw", "PLN"],
  ["Europe/Budapest", "HUF"],
  ["Europe/", "EUR"],
  ["America/Mexico_City", "MXN"],
  ["America/Argentina/", "ARS"],
  ["America/Buenos_Aires", "ARS"],
  ["America/Bogota", "COP"],
  ["America/Santiago", "CLP"],
  ["America/Lima", "PEN"],
  ["America/Toronto", "CAD"],
  ["America/Vancouver", "CAD"],
  ["America/Sao_Paulo", "BRL"],
  ["Asia/Tokyo", "JPY"],
  ["Australia/", "AUD"],
  ["Pacific/Auckland", "NZD"],
];

/** The currency that a new group in a time zone has until it chooses another. */
export const currencyOfZone = (timeZone: string): string =>
  CURRENCY_OF_ZONE.find(([zone]) => timeZone.startsWith(zone))?.[1] ?? "USD";
