import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { processSingleton } from "./processSingleton";

/** How a browser reached the server, as far as it can be verified. */
export interface Arrival {
  /** True if the request was encrypted up to here or up to a trusted proxy. */
  readonly https: boolean;
  /** The Host it asked for, with a port if given; null if none. */
  readonly host: string | null;
}

/** The sender's address of a request, and how it arrived. */
interface Context {
  readonly address: string;
  readonly arrival: Arrival | undefined;
}

// Shared, because the HTTP server and the routes load separate copies of this module.
const contexts = (): AsyncLocalStorage<Context> =>
  processSingleton("Contexts", () => new AsyncLocalStorage());

/**
 * Handles a request in a context that carries its sender's address, for the log, and how it arrived, for
 * links and cookies.
 */
export const answeringTo = <Answer>(address: string, answer: () => Answer, arrival?: Arrival): Answer =>
  contexts().run({ address, arrival }, answer);

/** How the current request arrived; undefined outside a request, as in a sweep. */
export const arrival = (): Arrival | undefined => contexts().getStore()?.arrival;

/** The sender's address of the current request; undefined outside a request, as in a sweep. */
export const requestAddress = (): string | undefined => contexts().getStore()?.address;

/**
 * Runs work outside any request context. A timer started during a request would otherwise keep the request,
 * its response and its connection in memory. Start anything that outlives a request through this. The program
 * calls it once before it listens, to capture the outer context.
 */
export const outsideRequests = <Done>(work: () => Done): Done =>
  processSingleton("Outside", () => new AsyncResource("OutsideRequests")).runInAsyncScope(work);
