/**
 * One value for the whole process, by its name: the first who asks makes it. It hangs on globalThis because the modules of the app
 * are loaded more than once: by the start command, by the bundles of pages and route handlers, and again after each edit in development.
 * A worker thread has values of its own. Ask for it whenever it is used, rather than once as a module loads.
 */
export function oneForAll<Value extends object>(name: string, make: () => Value): Value {
  const shared = globalThis as typeof globalThis & Record<string, Value | undefined>;
  const value = shared[`liarsTable${name}`] ?? make();
  shared[`liarsTable${name}`] = value;
  return value;
}
