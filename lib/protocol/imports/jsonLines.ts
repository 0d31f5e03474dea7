// Finds the lines of values in JSON, for error messages.

/** The index after a JSON string that starts at `at`. */
function afterString(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
  return end + 1;
}

/** The index after any JSON value that starts at `at`. */
function afterValue(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; ) {
    const sign = text[end];
    if (sign === '"') {
      end = afterString(text, end);
      if (depth === 0) return end;
      continue;
    }
    if (sign === "{" || sign === "[") depth++;
    if (sign === "}" || sign === "]") {
      if (depth === 0) return end;
      depth--;
      if (depth === 0) return end + 1;
    }
    if (sign === "," && depth === 0) return end;
    end++;
  }
  return text.length;
}

const afterSpace = (text: string, at: number): number => {
  let end = at;
  while (end < text.length && /[\s,:]/.test(text[end] as string)) end++;
  return end;
};

/** The index where a value starts; where its path ends early, of the last part that exists. */
function startOf(text: string, path: readonly (string | number)[]): number {
  let at = afterSpace(text, 0);
  for (const part of path) {
    let next = afterSpace(text, at + 1);
    for (let index = 0; ; index++) {
      if (next >= text.length || text[next] === "}" || text[next] === "]") return at;
      if (text[at] === "{") {
        const end = afterString(text, next);
        const key = text.slice(next, end);
        next = afterSpace(text, end);
        if (key === JSON.stringify(part)) break;
      } else if (index === part) break;
      next = afterSpace(text, afterValue(text, next));
    }
    at = next;
  }
  return at;
}

/** The line of an index, from 1. */
export const lineAt = (text: string, index: number): number => {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < index; at = text.indexOf("\n", at + 1)) line++;
  return line;
};

/** The line of a value in valid JSON, from 1. */
export const lineOfValue = (text: string, path: readonly (string | number)[]): number =>
  lineAt(text, startOf(text, path));

/** The line where JSON is broken: the one that the error names, else the last. */
export function lineOfError(text: string, error: unknown): number {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  if (position !== undefined) return lineAt(text, Number(position));
  const [, near] = /^SyntaxError: Unexpected token .*?, (?:\.\.\.)?"([\s\S]+?)"(?:\.\.\.)? is not valid/.exec(
    String(error),
  ) ?? [undefined, undefined];
  const found = near === undefined ? -1 : text.indexOf(near);
  return lineAt(text, found < 0 ? text.length : found + Math.floor((near ?? "").length / 2));
}
