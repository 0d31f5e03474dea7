import { AsyncLocalStorage } from "node:async_hooks";
import { oneForAll } from "./oneForAll";

/** By which address a browser came, as far as that is known for true. */
export interface Arrival {
  /** Whether what it sent was encrypted: up to here, or up to a trusted proxy. */
  readonly https: boolean;
  /** The name or address it asked, with the port where it said one; null where it named none. */
  readonly host: string | null;
}

// The HTTP server's copy of this module tells all the others.
const arrivals = (): AsyncLocalStorage<Arrival> => oneForAll("Arrivals", () => new AsyncLocalStorage());

/** Answers a request: whatever is built meanwhile (links, cookies) is for the address by which it came. */
export const arrivingBy = <Answer>(arrival: Arrival, answer: () => Answer): Answer =>
  arrivals().run(arrival, answer);

/** How the request came that is being answered; undefined where there is none, as in a sweep. */
export const arrival = (): Arrival | undefined => arrivals().getStore();
