import { importReasons } from "@/lib/messages/imports";
import type { LineReason } from "./importedGames";

/** A row of a table of texts. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [",", ";", "\t"];

/** The separator of a table: the one that its first line has most. */
function separatorOf(text: string): string {
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  if (named !== undefined) return named;
  const first = (/^.*\S.*$/m.exec(text)?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((one) => first.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** True if the first line has two cells or more. */
export const isTable = (text: string): boolean => {
  const first = /^.*\S.*$/m.exec(text)?.[0] ?? "";
  return /^sep=/i.test(first) || SEPARATORS.some((one) => first.includes(one));
};

/**
 * Reads comma-separated values as spreadsheets write them: with commas, semicolons or tabs, and quoted cells. Empty
 * rows are left out.
 */
export function readCsv(
  text: string,
):
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly problem: LineReason } {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== "")) rows.push({ line: began, cells });
    cells = [];
    began = line;
  };
  let at = /^sep=.\r?\n/i.exec(text)?.[0].length ?? 0;
  if (at > 0) began = line = 2;
  for (; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '"' && cell.trim() === "") {
      const opened = line;
      cell = "";
      for (at++; ; at++) {
        if (at >= text.length)
          return { ok: false, problem: { line: opened, reason: importReasons.openQuote } };
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at++;
        if (text[at] === "\n") line++;
        cell += text[at];
      }
    } else if (sign === separator) endCell();
    else if (sign === "\n") {
      line++;
      endRow();
    } else if (sign !== "\r" || text[at + 1] !== "\n") cell += sign;
  }
  endRow();
  return { ok: true, rows };
}

/** Cells that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * One row of comma-separated values. A text that a spreadsheet would run as a formula starts with an apostrophe
 * instead.
 */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells
    .map((value) => {
      const text = String(value ?? "");
      const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
      return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(",")}\r\n`;
