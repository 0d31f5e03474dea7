const values = () => (globalThis as { liarsTable?: Map<string, unknown> }).liarsTable;

/** A process singleton by name, see `processSingleton`. */
export const singletonOf = <Kept>(name: string): Kept | undefined => values()?.get(name) as Kept | undefined;

/** Clears it: the next access creates a new one. */
export const forget = (name: string): void => void values()?.delete(name);

/** A thread loads it once for all migrations: it has no database state. */
const KEPT = "SchemaEngine";

/** Clears everything, like a restart. */
export function forgetAll(): void {
  for (const name of [...(values()?.keys() ?? [])]) if (name !== KEPT) forget(name);
}
