import { type Refusal, type Result, refused } from "@/lib/engine";
import { type OpenJournal, readFirstJournal, readSecondJournal } from "./journalFile";
import { type OpenRecord, readFirstRecord, readSecondRecord } from "./record";

// Readers for every version of the export formats, by `format`. Old versions stay readable forever;
// tests/protocol/fixtures has a file of each.

type Reader<Read> = (input: unknown) => Result<Read, Refusal>;
type Versions<Read> = Readonly<Record<string, Reader<Read>>>;

/** Versions of game records, newest first. */
export const RECORD_VERSIONS = {
  "dice-record/2": readSecondRecord,
  "dice-record/1": readFirstRecord,
} as const satisfies Versions<OpenRecord>;

/** Versions of game journals, newest first. */
export const JOURNAL_VERSIONS = {
  "dice-journal/2": readSecondJournal,
  "dice-journal/1": readFirstJournal,
} as const satisfies Versions<OpenJournal>;

/**
 * Reads a game record of any version: the opening state and the actions as written. Refuses with `bad-format`
 * an unknown version or a journal (`text`: its version), and as the version's reader does.
 */
export const readRecord: Reader<OpenRecord> = (input) => {
  const text = String(formatOf(input));
  return Object.hasOwn(JOURNAL_VERSIONS, text)
    ? refused({ code: "bad-format", rule: null, values: { name: "format", text } })
    : readVersion(RECORD_VERSIONS, input);
};

/**
 * Reads a game journal of any version: the opening state and all entries. Refuses with `bad-format` an
 * unknown version, and as the version's reader does.
 */
export const readJournal: Reader<OpenJournal> = (input) => readVersion(JOURNAL_VERSIONS, input);

const formatOf = (input: unknown): unknown =>
  typeof input === "object" && input !== null ? (input as { format?: unknown }).format : undefined;

function readVersion<Read>(versions: Versions<Read>, input: unknown): Result<Read, Refusal> {
  const format = formatOf(input);
  const known = Object.entries(versions);
  const read = known.find(([version]) => version === format)?.[1];
  if (read !== undefined) return read(input);
  if (typeof format === "string")
    return refused({ code: "bad-format", rule: null, values: { name: "format" } });
  // Input without a version is read as the newest that has its keys, which gives the most helpful error.
  const hasRules = typeof input === "object" && input !== null && Object.hasOwn(input, "rules");
  const [, meant] = (hasRules ? known[0] : known.at(-1)) ?? [];
  if (meant === undefined) throw new Error("cannot happen: no version");
  return meant(input);
}
