import { AsyncLocalStorage } from "node:async_hooks";
import { oneForAll } from "../oneForAll";

// The HTTP server's copy of this module tells all the others.
const addresses = (): AsyncLocalStorage<string> => oneForAll("Addresses", () => new AsyncLocalStorage());

/** Answers a request: whatever is logged meanwhile comes from this address. */
export const answeringTo = <Answer>(address: string, answer: () => Answer): Answer =>
  addresses().run(address, answer);

/** The address of the request that is being answered; undefined where there is none, as in a sweep. */
export const requestAddress = (): string | undefined => addresses().getStore();
