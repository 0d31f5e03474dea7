/** The same text for the same content, in any order of keys. */
export function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const keys = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${keys.map(([key, part]) => `${JSON.stringify(key)}:${sorted(part)}`).join()}}`;
}
