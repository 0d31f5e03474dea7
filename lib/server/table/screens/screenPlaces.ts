import { LRUCache } from "lru-cache";
import type { Device } from "../../identity/device";
import { processSingleton } from "../../process/processSingleton";

// Who waits for a table as a big screen, by the address they wait at. Nobody is refused a code: where too many wait at one address, the
// code goes of the browser that asked longest ago. So a flood takes codes from its own address only, and a television, which asks every few
// seconds, keeps its code or is given the next one.

/** So many wait at one address: browsers that came without a cookie, which anybody is in any number, and browsers that came with one. */
const MOST = { new: 40, known: 240 } as const;

/** More addresses than televisions wait at at once; each process remembers its own. */
const MAX_ADDRESSES = 2_000;

/** The ids of devices, the one that asked longest ago first. */
type Pool = Set<string>;

const pools = () =>
  processSingleton("ScreenPlaces", () => new LRUCache<string, Pool>({ max: MAX_ADDRESSES }));

const poolOf = (kind: keyof typeof MOST, address: string): Pool => {
  const name = `${kind} ${address}`;
  const pool = pools().get(name) ?? new Set();
  pools().set(name, pool);
  return pool;
};

/**
 * Gives a browser a place among those that wait at its address.
 * @param isKnown Whether it came with a cookie.
 * @returns the devices that lose theirs for it.
 */
export function takePlace({ id }: Device, address: string, isKnown: boolean): readonly string[] {
  poolOf("new", address).delete(id);
  const kind = isKnown ? "known" : "new";
  const pool = poolOf(kind, address);
  pool.delete(id);
  pool.add(id);
  const lost = [...pool].slice(0, Math.max(0, pool.size - MOST[kind]));
  for (const one of lost) pool.delete(one);
  return lost;
}

/** A browser that waits has asked again. */
export function savePlace({ id }: Device, address: string): void {
  for (const kind of ["new", "known"] as const) {
    const pool = poolOf(kind, address);
    if (pool.delete(id)) pool.add(id);
  }
}
