const values = () => (globalThis as { liarsTable?: Map<string, unknown> }).liarsTable;

/** What the program keeps for the whole process under a name, see `oneForAll`. */
export const keptAs = <Kept>(name: string): Kept | undefined => values()?.get(name) as Kept | undefined;

/** Has it forgotten: whoever asks next begins anew. */
export const forget = (name: string): void => void values()?.delete(name);

/** Has everything forgotten, as when the program starts again. */
export const forgetAll = (): void => values()?.clear();
