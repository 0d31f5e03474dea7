import { gameIds, MAX_NAME_LENGTH } from "@/lib/engine";

/** Somebody whose games can be searched for: all the ids that are read as one person. */
export interface SearchedPerson {
  readonly id: string;
  readonly shown: string;
  readonly retired: boolean;
  /** Their own, and those that were merged into them. */
  readonly entries: readonly string[];
}

/** Which games of a group are looked for; null: any. */
export interface GameSearch {
  /** The first and the last day, as "2026-11-20". */
  readonly from: string | null;
  readonly to: string | null;
  /** A game's id. */
  readonly game: string | null;
  readonly person: SearchedPerson | null;
  /** A part of a guest's name. */
  readonly guest: string | null;
}

/** The filters of a search, by what an address calls them. */
export const SEARCH_KEYS = [
  "from",
  "to",
  "game",
  "person",
  "guest",
] as const satisfies readonly (keyof GameSearch)[];
export type SearchKey = (typeof SEARCH_KEYS)[number];

/** The query of an address. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A search as an address asks for it: `ignored` are the filters that mean nothing here; `backwards`: the last day comes before the first. */
export interface AskedSearch {
  readonly search: GameSearch;
  readonly ignored: readonly SearchKey[];
  readonly backwards: boolean;
}

/** Reads a search; what is empty is not asked, and what cannot be meant is left out. */
export function readGameSearch(query: Query, people: readonly SearchedPerson[]): AskedSearch {
  const said = (key: SearchKey): string => {
    const value = query[key];
    return value === undefined ? "" : typeof value === "string" ? value.trim() : UNREADABLE;
  };
  const day = (key: "from" | "to") => (isDay(said(key)) ? said(key) : null);
  const guest = said("guest");
  const search: GameSearch = {
    from: day("from"),
    to: day("to"),
    game: gameIds.find((id) => id === said("game")) ?? null,
    person: people.find(({ entries }) => entries.includes(said("person"))) ?? null,
    guest: guest === "" || [...guest].length > MAX_NAME_LENGTH || guest === UNREADABLE ? null : guest,
  };
  return {
    search,
    ignored: SEARCH_KEYS.filter((key) => said(key) !== "" && search[key] === null),
    backwards: search.from !== null && search.to !== null && search.from > search.to,
  };
}

/** What nobody can mean: a filter that stands in the address more than once. */
const UNREADABLE = "\n";

/** Whether a text is a day of the calendar in which games are played: "2026-11-20". */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(text) && text >= EARLIEST;
}

/** Nobody kept a record here before. */
const EARLIEST = "1970-01-02";

/** A search as the address of a page carries it: only what is asked. */
export const searchQuery = ({
  from,
  to,
  game,
  person,
  guest,
}: GameSearch): Readonly<Record<string, string>> => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(game !== null && { game }),
  ...(person !== null && { person: person.id }),
  ...(guest !== null && { guest }),
});
