import { LRUCache } from "lru-cache";
import { decode, encode, type JWT } from "next-auth/jwt";
import { installationSecret } from "../process/installationSecret";
import { processSingleton } from "../process/processSingleton";

/**
 * The header of every valid token: `{"alg":"dir","enc":"A256GCM"}`, without an encrypted key. Any other
 * header is rejected before decryption (V9.1.2). It could ask for key wrapping, for expensive key stretching,
 * or for nested content.
 */
const BEGINNING = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..";

/**
 * Encrypts a cookie's content with AES-256-GCM. The key is derived from the server's secret for this purpose
 * only (V9.2.2).
 * @param seconds Lifetime of the token.
 */
export const sealToken = (token: JWT, purpose: string, seconds: number): Promise<string> =>
  encode({ token, secret: installationSecret(), salt: purpose, maxAge: seconds });

/** Enough for returning phones, each with one or two tokens. */
const MAX_OPENED = 10_000;

/** Cache of decrypted tokens by purpose and token. */
const opened = () => processSingleton("Tokens", () => new LRUCache<string, JWT>({ max: MAX_OPENED }));

const isOver = ({ exp }: JWT): boolean => typeof exp !== "number" || exp * 1000 <= Date.now();

/**
 * Decrypts a token; null if it is forged, expired, damaged, or for another purpose. The result is cached,
 * because decryption costs more than the rest of a tap.
 */
export async function openToken(token: string | undefined, purpose: string): Promise<JWT | null> {
  if (!token?.startsWith(BEGINNING)) return null;
  const place = `${purpose} ${token}`;
  const known = opened().get(place);
  if (known !== undefined && !isOver(known)) return known;
  const payload = await decode({ token, secret: installationSecret(), salt: purpose }).catch(() => null);
  if (payload !== null) opened().set(place, payload);
  return payload;
}
