import { keep, kept } from "@/lib/client/kept";

const CREW = "crew";
const DRAFT = "crew-draft";

const read = (key: string): readonly string[] => {
  try {
    const names: unknown = JSON.parse(kept(key) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
};

const write = (key: string, names: readonly string[]): void =>
  keep(key, names.length === 0 ? null : JSON.stringify(names));

/** The names of the last game that was started here, in seat order. */
export const lastCrew = (): readonly string[] => read(CREW);

const draftKey = (group: string | undefined) => (group === undefined ? DRAFT : `${DRAFT}:${group}`);

/** The names typed for a game that has not started yet: one of guests, or one of a group. */
export const draftCrew = (group?: string): readonly string[] => read(draftKey(group));

/** Keeps names as they are typed: a reload or a dead battery loses none. */
export const keepDraft = (names: readonly string[], group?: string): void => write(draftKey(group), names);

/** Remembers a crew that has sat down; what was being typed is done with. A group knows by itself who sat there last. */
export function rememberCrew(names: readonly string[], group?: string): void {
  if (group === undefined) write(CREW, names);
  write(draftKey(group), []);
}

const GAME = "game";

/** The game that was started here last among guests; null before the first. */
export const lastGame = (): string | null => kept(GAME);

/** Remembers what was played. */
export const rememberGame = (game: string): void => keep(GAME, game);
