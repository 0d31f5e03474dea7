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

/** The names typed for a game that has not started yet. */
export const draftCrew = (): readonly string[] => read(DRAFT);

/** Keeps names as they are typed: a reload or a dead battery loses none. */
export const keepDraft = (names: readonly string[]): void => write(DRAFT, names);

/** Remembers a crew that has sat down; what was being typed is done with. */
export function rememberCrew(names: readonly string[]): void {
  write(CREW, names);
  write(DRAFT, []);
}
