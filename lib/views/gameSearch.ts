import { MAX_NAME_LENGTH } from "@/lib/engine";
import { gameKind, gameOfKind } from "./gameKind";

/** A person in the search: all ids of the same person. */
export interface SearchedPerson {
  readonly id: string;
  readonly shown: string;
  readonly retired: boolean;
  /** Their id, and the ids merged into it. */
  readonly entries: readonly string[];
}

/** A search in a group's games; null fields match everything. */
export interface GameSearch {
  /** The first and last day, as "2026-11-20". */
  readonly from: string | null;
  readonly to: string | null;
  /** The game type's id; an own game in any of its versions. */
  readonly game: string | null;
  readonly person: SearchedPerson | null;
  /** A part of a guest's name. */
  readonly guest: string | null;
}

/** Filter names in the URL. */
export const SEARCH_KEYS = [
  "from",
  "to",
  "game",
  "person",
  "guest",
] as const satisfies readonly (keyof GameSearch)[];
export type SearchKey = (typeof SEARCH_KEYS)[number];

/** A parsed query string. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A search from a URL. `ignored`: invalid filters; `backwards`: the last day is before the first. */
export interface AskedSearch {
  readonly search: GameSearch;
  readonly ignored: readonly SearchKey[];
  readonly backwards: boolean;
}

/**
 * Parses a search; empty filters are omitted, invalid ones ignored.
 * @param own The own games that were played.
 */
export function readGameSearch(
  query: Query,
  people: readonly SearchedPerson[],
  own: readonly string[] = [],
): AskedSearch {
  const textOf = (key: SearchKey): string => {
    const value = query[key];
    return value === undefined ? "" : typeof value === "string" ? value.trim() : UNREADABLE;
  };
  const day = (key: "from" | "to") => (isDay(textOf(key)) ? textOf(key) : null);
  const guest = textOf("guest");
  const search: GameSearch = {
    from: day("from"),
    to: day("to"),
    game: gameOfKind(textOf("game"), own),
    person: people.find(({ entries }) => entries.includes(textOf("person"))) ?? null,
    guest: guest === "" || [...guest].length > MAX_NAME_LENGTH || guest === UNREADABLE ? null : guest,
  };
  return {
    search,
    ignored: SEARCH_KEYS.filter((key) => textOf(key) !== "" && search[key] === null),
    backwards: search.from !== null && search.to !== null && search.from > search.to,
  };
}

/** Marks a repeated filter as invalid. */
const UNREADABLE = "\n";

/** True for a valid day: "2026-11-20". */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(text) && text >= EARLIEST;
}

/** No records exist before this day. */
const EARLIEST = "1970-01-02";

/** The query string of a search, without empty filters. */
export const searchQuery = ({
  from,
  to,
  game,
  person,
  guest,
}: GameSearch): Readonly<Record<string, string>> => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(game !== null && { game: gameKind(game) }),
  ...(person !== null && { person: person.id }),
  ...(guest !== null && { guest }),
});
