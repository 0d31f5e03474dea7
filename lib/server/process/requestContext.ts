import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { processSingleton } from "./processSingleton";

/** By which address a browser came, as far as that is known for true. */
export interface Arrival {
  /** Whether what it sent was encrypted: up to here, or up to a trusted proxy. */
  readonly https: boolean;
  /** The name or address it asked, with the port where it said one; null where it named none. */
  readonly host: string | null;
}

// The HTTP server's copy of this module tells all the others.
const arrivals = (): AsyncLocalStorage<Arrival> =>
  processSingleton("Arrivals", () => new AsyncLocalStorage());

/** Answers a request: whatever is built meanwhile (links, cookies) is for the address by which it came. */
export const arrivingBy = <Answer>(arrival: Arrival, answer: () => Answer): Answer =>
  arrivals().run(arrival, answer);

/** How the request came that is being answered; undefined where there is none, as in a sweep. */
export const arrival = (): Arrival | undefined => arrivals().getStore();

// The HTTP server's copy of this module tells all the others.
const addresses = (): AsyncLocalStorage<string> =>
  processSingleton("Addresses", () => new AsyncLocalStorage());

/** Answers a request: whatever is logged meanwhile comes from this address. */
export const answeringTo = <Answer>(address: string, answer: () => Answer): Answer =>
  addresses().run(address, answer);

/** The address of the request that is being answered; undefined where there is none, as in a sweep. */
export const requestAddress = (): string | undefined => addresses().getStore();

/**
 * Does something as if no request had asked for it. What is begun during a request (a timer, say) holds on to that request, its
 * answer and its connection for as long as it lives itself: whatever outlives requests is begun out here. The program calls it once
 * before it listens, so that outside is outside.
 */
export const outsideRequests = <Done>(work: () => Done): Done =>
  processSingleton("Outside", () => new AsyncResource("OutsideRequests")).runInAsyncScope(work);
