import { readPhrase, writePhrase } from "./phrases";
import {
  isObject,
  type Json,
  type JsonObject,
  nameReader,
  readText,
  same,
  split,
  writeName,
  writeText,
} from "./words";

// A whole game in a few readable lines (docs/notation.md): a head, then one line a round.

/** The first line that cannot be read, and why. */
export interface Unreadable {
  /** The line, from 1. */
  readonly line: number;
  readonly reason: string;
}

const WIDTH = 100;

/** Actions that stand on a line of their own, or start one. */
const STARTS_LINE = new Set([
  "start-round",
  "join",
  "leave",
  "adjust",
  "buy-in",
  "result",
  "outcome",
  "end",
  "give",
]);

/**
 * Writes a record as notation. Every JSON value is kept: what has no readable form is written as JSON.
 * @param record a parsed record, good or bad
 * @returns lines without a line break at the end
 */
export function writeNotation(record: unknown): string {
  const head = writeHead(record);
  if (head === null) return `Record: ${JSON.stringify(record)}`;
  const { actions, players } = record as { readonly actions: readonly Json[]; readonly players?: Json };
  const known = knownNames(players);
  const lines: string[] = [];
  let line = "";
  const end = () => {
    if (line !== "") lines.push(line);
    line = "";
  };
  for (const action of actions) {
    const text = writeAction(action, known);
    if (text === null) {
      end();
      lines.push(`= ${JSON.stringify(action)}`);
      continue;
    }
    if (isObject(action) && STARTS_LINE.has(String(action.do))) end();
    const longer = line === "" ? text : `${line}; ${text}`;
    if (longer.length > WIDTH && line !== "") {
      lines.push(`${line};`);
      line = `  ${text}`;
    } else line = longer;
  }
  end();
  return [...head, ...(lines.length > 0 ? ["", ...lines] : [])].join("\n");
}

/** Writes a record without its id and those of its actions, and without their times: to read, not to store. */
export function writeForReading({
  id: _,
  ...record
}: {
  readonly id?: string;
  readonly actions: readonly unknown[];
}): string {
  const bare = (action: unknown): unknown => {
    if (!isObject(action)) return action;
    const { id: _id, at: _at, ...rest } = action;
    return rest;
  };
  return writeNotation({ ...record, actions: record.actions.map(bare) });
}

/** The action as a phrase that reads back the same; null if there is none. Adds a joiner's name. */
function writeAction(action: Json, known: Set<string>): string | null {
  if (!isObject(action)) return null;
  const text = writePhrase(action);
  const back =
    text === undefined || /[\n\r]/.test(text) ? undefined : tried(() => readPhrase(text, nameReader(known)));
  if (typeof action.player === "string" && action.do === "join") known.add(action.player);
  return text !== undefined &&
    !text.startsWith("#") &&
    tried(() => split(text, ";"))?.length === 1 &&
    same(back, action)
    ? text
    : null;
}

const knownNames = (players: Json | undefined): Set<string> =>
  new Set(Array.isArray(players) ? players.filter((one): one is string => typeof one === "string") : []);

function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The lines of the head; null for a value without a list of actions. */
function writeHead(record: unknown): readonly string[] | null {
  if (!isObject(record) || !Array.isArray(record.actions)) return null;
  const { actions: _, ...head } = record;
  const { game, house, rules, players, id, at, playoff_of } = head;
  const lines = [
    ...(typeof game === "string" ? [`Game: ${writeText(game)}`] : []),
    ...(rules === undefined ? [] : [`Rules: ${JSON.stringify(rules)}`]),
    ...(isObject(house) ? [`House: ${writeHouse(house)}`] : []),
    ...(Array.isArray(players)
      ? [`Players: ${players.map((one) => writeName(String(one))).join(", ")}`]
      : []),
    ...(typeof id === "string" ? [`Id: ${writeText(id)}`] : []),
    ...(typeof playoff_of === "string" ? [`Playoff of: ${writeText(playoff_of)}`] : []),
    ...(typeof at === "string" ? [`At: ${writeText(at)}`] : []),
  ];
  const back = tried(() => readHead(lines.map((text, at) => ({ text, line: at + 1 }))));
  return same(back, head) && lines.every((line) => !/[\n\r]/.test(line))
    ? lines
    : [`Head: ${JSON.stringify(head)}`];
}

const writeHouse = (house: JsonObject): string =>
  Object.keys(house).length === 0
    ? "standard"
    : Object.entries(house)
        .map(([key, value]) =>
          typeof value === "string" && /^[a-z][a-z-]*$/.test(value) && !/^(?:true|false|null)$/.test(value)
            ? `${key} ${value}`
            : `${key} ${JSON.stringify(value)}`,
        )
        .join(", ");

const readHouse = (text: string): JsonObject =>
  text === "standard"
    ? {}
    : Object.fromEntries(
        split(text, ",").map((part) => {
          const [, key, value = ""] = /^([a-z_]+):? +(.+)$/.exec(part) ?? [];
          if (key === undefined) throw new Error(`“${part}” is not like “ante 1”`);
          return [
            key,
            /^[a-z][a-z-]*$/.test(value) && !/^(?:true|false|null)$/.test(value) ? value : JSON.parse(value),
          ];
        }),
      );

interface Line {
  readonly text: string;
  readonly line: number;
}

/** The keys of a head, by their labels. */
const LABELS: Readonly<Record<string, (text: string) => JsonObject>> = {
  game: (text) => ({ format: "dice-record/1", game: readText(text) }),
  rules: (text) => ({ format: "dice-record/2", rules: JSON.parse(text) }),
  house: (text) => ({ house: readHouse(text) }),
  players: (text) => ({ players: text === "" ? [] : split(text, ",").map(nameReader([])) }),
  id: (text) => ({ id: readText(text) }),
  "playoff of": (text) => ({ playoff_of: readText(text) }),
  at: (text) => ({ at: readText(text) }),
  head: (text) => JSON.parse(text),
};

const LABEL = /^(game|rules|house|players|id|playoff of|at|head|record): *(.*)$/iu;
/** The labels that begin another record. */
const BEGINS = new Set(["game", "rules", "head", "record"]);

function readHead(lines: readonly Line[]): JsonObject {
  return Object.assign(
    {},
    ...lines.map(({ text }) => {
      const [, label = "", value = ""] = LABEL.exec(text) ?? [];
      return LABELS[label.toLowerCase()]?.(value.trim()) ?? {};
    }),
  );
}

/** The place of a record in its text: the first line, and that of each action, from 1. */
export interface RecordLines {
  readonly first: number;
  readonly actions: readonly number[];
}

/** True if a text's first line that is no comment begins a game. */
export function isNotation(text: string): boolean {
  const first = /^(?![ \t]*#).*\S.*$/m.exec(text)?.[0].trim() ?? "";
  return BEGINS.has(labelOf(first));
}

/**
 * Reads notation: one record or several.
 * @returns the records as parsed JSON, to be checked by `replay`, and their lines; or the first line that is none
 */
export function readNotation(
  text: string,
):
  | { readonly ok: true; readonly records: readonly Json[]; readonly lines: readonly RecordLines[] }
  | { readonly ok: false; readonly error: Unreadable } {
  const records: Json[] = [];
  const lines: RecordLines[] = [];
  let head: Line[] = [];
  let body: Line[] = [];
  let at = 0;
  const close = () => {
    if (head.length > 0) {
      const actions: number[] = [];
      records.push(readRecord(head, body, { onLine: (line) => (at = line), actions }));
      lines.push({ first: head[0]?.line ?? 1, actions });
    }
    head = [];
    body = [];
  };
  try {
    for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
      at = index + 1;
      const line = raw.trim();
      if (line === "" || line.startsWith("#")) continue;
      const [, label] = LABEL.exec(line) ?? [];
      const begins = label !== undefined && BEGINS.has(label.toLowerCase());
      // A player may be called Game: only a record's first lines are its head.
      if (begins && (body.length > 0 || head.some(({ text }) => BEGINS.has(labelOf(text))))) {
        const here = at;
        close();
        at = here;
      }
      if (label !== undefined && body.length === 0) head.push({ text: line, line: at });
      else if (head.length === 0) throw new Error("a game begins with “Game: firehouse”");
      else body.push({ text: line, line: at });
    }
    close();
    return { ok: true, records, lines };
  } catch (error) {
    return { ok: false, error: { line: at, reason: error instanceof Error ? error.message : String(error) } };
  }
}

const labelOf = (text: string): string => LABEL.exec(text)?.[1]?.toLowerCase() ?? "";

/** Callbacks of a reader: the line that it reads, and the line of each action. */
interface Reading {
  readonly onLine: (line: number) => void;
  readonly actions: number[];
}

function readRecord(head: readonly Line[], body: readonly Line[], { onLine, actions: lines }: Reading): Json {
  const [first] = head;
  onLine(first?.line ?? 1);
  if (first && labelOf(first.text) === "record") return JSON.parse(first.text.replace(/^record: */i, ""));
  for (const one of head) {
    onLine(one.line);
    readHead([one]);
  }
  const read = readHead(head);
  const known = knownNames(read.players);
  const actions = body.flatMap(({ text, line }): Json[] => {
    onLine(line);
    if (/^[={[]/.test(text)) {
      lines.push(line);
      return [JSON.parse(text.replace(/^= */, ""))];
    }
    return split(text, ";").flatMap((part): Json[] => {
      if (part === "") return [];
      const action = readPhrase(part, nameReader(known));
      if (action.do === "join" && typeof action.player === "string") known.add(action.player);
      lines.push(line);
      return [action];
    });
  });
  return { ...read, actions };
}
