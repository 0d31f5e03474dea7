const values = () => (globalThis as { liarsTable?: Map<string, unknown> }).liarsTable;

/** What the program keeps for the whole process under a name, see `processSingleton`. */
export const singletonOf = <Kept>(name: string): Kept | undefined => values()?.get(name) as Kept | undefined;

/** Has it forgotten: whoever asks next begins anew. */
export const forget = (name: string): void => void values()?.delete(name);

/** A thread loads it once, whoever migrates: it remembers no database. */
const KEPT = "SchemaEngine";

/** Has everything forgotten, as when the program starts again. */
export function forgetAll(): void {
  for (const name of [...(values()?.keys() ?? [])]) if (name !== KEPT) forget(name);
}
