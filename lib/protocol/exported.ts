import { type Refusal, type Result, refused } from "@/lib/engine";
import { type OpenJournal, readFirstJournal } from "./journalFile";
import { type OpenRecord, readFirstRecord } from "./record";

// Every version of a file that was ever exported, by its `format`, and what reads it. One that is written no more is read for ever:
// tests/protocol/fixtures has a file of each.

type Reader<Read> = (input: unknown) => Result<Read, Refusal>;
type Versions<Read> = Readonly<Record<string, Reader<Read>>>;

/** Versions of game records, the newest first. */
export const RECORD_VERSIONS = { "dice-record/1": readFirstRecord } as const satisfies Versions<OpenRecord>;

/** Versions of game journals, the newest first. */
export const JOURNAL_VERSIONS = {
  "dice-journal/1": readFirstJournal,
} as const satisfies Versions<OpenJournal>;

/**
 * A game record of any version → the table as it sat down, and the actions as they were written. Refuses with `bad-format` a version
 * nobody knows, and a journal (`text`: its version), and as its own reader does.
 */
export const readRecord: Reader<OpenRecord> = (input) => {
  const text = String(formatOf(input));
  return Object.hasOwn(JOURNAL_VERSIONS, text)
    ? refused({ code: "bad-format", rule: null, values: { name: "format", text } })
    : readVersion(RECORD_VERSIONS, input);
};

/**
 * A game journal of any version → the table as it sat down, and everything that was recorded. Refuses with `bad-format` a version nobody
 * knows, and as its own reader does.
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
  // What has no version is held against the newest: that tells best what is wrong with it.
  const [[, newest] = []] = known;
  if (newest === undefined) throw new Error("cannot happen: there is a version");
  return newest(input);
}
