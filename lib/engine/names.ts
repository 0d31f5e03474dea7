import { refusal } from "./checks";
import { ok, type Result, refused } from "./result";
import type { Refusal } from "./vocabulary";

/** Maximum length of a player's name, in characters. */
export const MAX_NAME_LENGTH = 40;

const RESERVED = ["bank", "pot"];

/** True if the text contains something visible: letters, digits or symbols; not only spaces and marks. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/**
 * Normalizes names: trimmed, 1–40 characters, distinct ignoring case (formats §6).
 * Refuses with `bad-player-name`, `duplicate-player`.
 */
export function readNames(typed: readonly string[]): Result<readonly string[], Refusal> {
  const names: string[] = [];
  const taken = new Set<string>();
  for (const text of typed) {
    const name = text.trim().normalize("NFC");
    const key = name.toLowerCase();
    if (!isVisible(name) || [...name].length > MAX_NAME_LENGTH || RESERVED.includes(key))
      return refused(refusal("bad-player-name", null, { name, limit: MAX_NAME_LENGTH }));
    if (taken.has(key)) return refused(refusal("duplicate-player", null, { name }));
    taken.add(key);
    names.push(name);
  }
  return ok(names);
}
