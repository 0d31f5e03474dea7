import { importReasons } from "@/lib/messages/imports";
import { bgStatsGames, isBgStats } from "./bgStats";
import type { Found, FoundGame, ImportOptions } from "./importedGames";
import { lineOfError, lineOfValue } from "./jsonLines";

type Path = readonly (string | number)[];

const keysOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The formats that hold more than games, with what to do with them. */
const OTHERS: Readonly<Record<string, () => string>> = {
  "dice-installation/1": () => importReasons.installation,
  "dice-group/1": () => importReasons.group,
};

/** Reads records and journals as JSON: one, a list, or one a line; or the plays of BG Stats. */
export function readJsonGames(text: string, options: ImportOptions): Found {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch (error) {
    return readEachLine(text) ?? failed(lineOfError(text, error), importReasons.notJson);
  }
  if (isBgStats(whole)) return bgStatsGames(whole, options, (path) => lineOfValue(text, path));
  const listed = Array.isArray(whole);
  const values = listed ? (whole as readonly unknown[]) : [whole];
  const found = values.map((json, at) => gameIn(text, json, listed ? [at] : []));
  return together(found);
}

/** Reads one value a line; null if the first line alone is no JSON. */
function readEachLine(text: string): Found | null {
  const lines = text.split("\n");
  const found: (FoundGame | Found)[] = [];
  for (const [at, written] of lines.entries()) {
    if (written.trim() === "") continue;
    try {
      const json: unknown = JSON.parse(written);
      const other = otherFormat(json);
      if (other !== null) return failed(at + 1, other);
      found.push({ line: at + 1, json, numbered: true });
    } catch {
      if (found.length === 0) return null;
      found.push(failed(at + 1, importReasons.notJson));
    }
  }
  return together(found);
}

function gameIn(text: string, json: unknown, path: Path): FoundGame | Found {
  const line = lineOfValue(text, path);
  const other = otherFormat(json);
  if (other !== null) return failed(line, other);
  const list = Array.isArray(keysOf(json).entries) ? "entries" : "actions";
  return {
    line,
    json,
    numbered: true,
    lineOf: (index) => lineOfValue(text, [...path, list, index]),
  };
}

function otherFormat(json: unknown): string | null {
  const format = String(keysOf(json).format);
  return Object.hasOwn(OTHERS, format) ? (OTHERS[format]?.() ?? null) : null;
}

const failed = (line: number, reason: string): Found => ({
  games: [],
  problems: [{ line, reason }],
  notices: [],
});

const together = (found: readonly (FoundGame | Found)[]): Found => ({
  games: found.flatMap((one) => ("games" in one ? one.games : [one])),
  problems: found.flatMap((one) => ("games" in one ? one.problems : [])),
  notices: [],
});
