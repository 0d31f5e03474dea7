/** Stored on globalThis because the app's modules load more than once; see `processSingleton`. */
const shared = globalThis as typeof globalThis & { liarsTable?: Map<string, object> };
shared.liarsTable ??= new Map();
const values = shared.liarsTable;

/**
 * Returns the process-wide value with this name; the first call creates it. A module variable would not do:
 * the start command, the bundles of pages and route handlers, and hot reload each load the modules. A worker
 * thread has its own values. Call this at each use, not once at module load.
 */
export function processSingleton<Value extends object>(name: string, make: () => Value): Value {
  const known = values.get(name);
  if (known !== undefined) return known as Value;
  const made = make();
  values.set(name, made);
  return made;
}
