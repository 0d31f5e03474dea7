/** They hang on globalThis because the modules of the app are loaded more than once, see `processSingleton`. */
const shared = globalThis as typeof globalThis & { liarsTable?: Map<string, object> };
shared.liarsTable ??= new Map();
const values = shared.liarsTable;

/**
 * One value for the whole process, by its name: the first who asks makes it. The modules of the app
 * are loaded more than once: by the start command, by the bundles of pages and route handlers, and again after each edit in development.
 * A worker thread has values of its own. Ask for it whenever it is used, rather than once as a module loads.
 */
export function processSingleton<Value extends object>(name: string, make: () => Value): Value {
  const known = values.get(name);
  if (known !== undefined) return known as Value;
  const made = make();
  values.set(name, made);
  return made;
}
