import { LRUCache } from "lru-cache";
import type { Device } from "../../identity/device";
import { processSingleton } from "../../process/processSingleton";

// TVs that wait for a table, by address. No TV is refused a code. At the limit of an address, the browser
// that polled least recently loses its code. A flood thus affects only its own address. A TV polls every few
// seconds, so it keeps its code or gets a new one.

/** Limits per address: for browsers without a cookie, which anyone can imitate, and for browsers with one. */
const MAX_SCREENS = { new: 40, known: 240 } as const;

/** More addresses than TVs wait at. Each process has its own list. */
const MAX_ADDRESSES = 2_000;

/** Device ids, least recently polled first. */
type Pool = Set<string>;

const pools = () =>
  processSingleton("ScreenPlaces", () => new LRUCache<string, Pool>({ max: MAX_ADDRESSES }));

const poolOf = (kind: keyof typeof MAX_SCREENS, address: string): Pool => {
  const name = `${kind} ${address}`;
  const pool = pools().get(name) ?? new Set();
  pools().set(name, pool);
  return pool;
};

/**
 * Gives a browser a place among those that wait at its address.
 * @param isKnown True if it sent a cookie.
 * @returns the devices that lose their place.
 */
export function takePlace({ id }: Device, address: string, isKnown: boolean): readonly string[] {
  poolOf("new", address).delete(id);
  const kind = isKnown ? "known" : "new";
  const pool = poolOf(kind, address);
  pool.delete(id);
  pool.add(id);
  const lost = [...pool].slice(0, Math.max(0, pool.size - MAX_SCREENS[kind]));
  for (const one of lost) pool.delete(one);
  return lost;
}

/** Marks a waiting browser as just polled. */
export function savePlace({ id }: Device, address: string): void {
  for (const kind of ["new", "known"] as const) {
    const pool = poolOf(kind, address);
    if (pool.delete(id)) pool.add(id);
  }
}
