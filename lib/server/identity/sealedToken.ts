import { LRUCache } from "lru-cache";
import { decode, encode, type JWT } from "next-auth/jwt";
import { installationSecret } from "../process/installationSecret";
import { processSingleton } from "../process/processSingleton";

/**
 * How every token begins that is made here: `{"alg":"dir","enc":"A256GCM"}`, and no key within. What else such a token may ask
 * for (a key wrapped by another algorithm, one stretched ten thousand times, something else inside) is not even tried (V9.1.2).
 */
const BEGINNING = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..";

/**
 * Seals what a cookie is to say, by AES-256-GCM with a key derived from the installation's secret for this purpose alone (V9.2.2).
 * @param seconds How long the token is worth anything.
 */
export const sealToken = (token: JWT, purpose: string, seconds: number): Promise<string> =>
  encode({ token, secret: installationSecret(), salt: purpose, maxAge: seconds });

/** Phones that come again and again: each brings one token, or two. */
const MAX_OPENED = 10_000;

/** What tokens say that were opened, by what they are for and the tokens themselves. */
const opened = () => processSingleton("Tokens", () => new LRUCache<string, JWT>({ max: MAX_OPENED }));

const isOver = ({ exp }: JWT): boolean => typeof exp !== "number" || exp * 1000 <= Date.now();

/**
 * What a token says, or null of one that is forged, expired, damaged, or made for another purpose. It is opened once: that costs more
 * than all else that is done for a tap.
 */
export async function openToken(token: string | undefined, purpose: string): Promise<JWT | null> {
  if (!token?.startsWith(BEGINNING)) return null;
  const place = `${purpose} ${token}`;
  const known = opened().get(place);
  if (known !== undefined && !isOver(known)) return known;
  const said = await decode({ token, secret: installationSecret(), salt: purpose }).catch(() => null);
  if (said !== null) opened().set(place, said);
  return said;
}
