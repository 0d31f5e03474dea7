/** Replaced by the amount in a payment link. */
const AMOUNT = "{amount}";

/** Reads an address; null unless it is https with a host, without user and password. */
function httpsUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url : null;
}

/** True for an https address whose host does not depend on the amount. */
export const isPayLink = (text: string): boolean => {
  const [one, other] = ["1.00", "2.00"].map((amount) => httpsUrl(text.replaceAll(AMOUNT, amount)));
  return one !== null && other !== null && one?.host === other?.host;
};

/** The link to pay an amount in the smallest unit, written with a point: "3.50". @param decimals Those of its currency. */
export const payLinkFor = (link: string, amount: number, decimals: number): string =>
  link.replaceAll(AMOUNT, (amount / 10 ** decimals).toFixed(decimals));
