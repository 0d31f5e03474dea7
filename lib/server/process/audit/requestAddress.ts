import { AsyncLocalStorage } from "node:async_hooks";

// The app's modules are loaded more than once in one process: the HTTP server's copy tells all the others.
const shared = globalThis as typeof globalThis & { liarsTableAddresses?: AsyncLocalStorage<string> };
const addresses = (): AsyncLocalStorage<string> => {
  shared.liarsTableAddresses ??= new AsyncLocalStorage();
  return shared.liarsTableAddresses;
};

/** Answers a request: whatever is logged meanwhile comes from this address. */
export const answeringTo = <Answer>(address: string, answer: () => Answer): Answer =>
  addresses().run(address, answer);

/** The address of the request that is being answered; undefined where there is none, as in a sweep. */
export const requestAddress = (): string | undefined => addresses().getStore();
