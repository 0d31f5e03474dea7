const values = () => (globalThis as { liarsTable?: Map<string, unknown> }).liarsTable;

/** A process singleton by name, see `processSingleton`. */
export const singletonOf = <Value>(name: string): Value | undefined =>
  values()?.get(name) as Value | undefined;

/** Clears it: the next access creates a new one. */
export const forget = (name: string): void => void values()?.delete(name);

/** A thread loads it once for all migrations: it has no database state. */
const STAYS = "SchemaEngine";

/** Clears everything, like a restart. */
export function forgetAll(): void {
  for (const name of [...(values()?.keys() ?? [])]) if (name !== STAYS) forget(name);
}
