import unhomoglyph from "unhomoglyph";
import { ok, type Refusal, type Result, refused } from "@/lib/engine";
import { foldName, readTypedNames, seenName } from "@/lib/protocol/names";

/** Invisible characters, except those that distinguish flags. */
const UNSEEN = /(?![\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * The skeleton of a text by Unicode's confusables (UTS #39, 4): equal for texts that look alike. Wide, bold
 * and circled letters count as plain ones.
 */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize("NFKD").replaceAll(UNSEEN, "")).normalize("NFD");

/** A set of names, compared by skeleton, both as typed and ignoring case. */
export class Looks {
  readonly #named = new Map<string, string>();

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    for (const look of looksOf(name)) this.#named.set(look, name);
  }

  /** Returns a name that looks like this one, ignoring case; undefined if none does. */
  like(name: string): string | undefined {
    const look = looksOf(name).find((one) => this.#named.has(one));
    return look === undefined ? undefined : this.#named.get(look);
  }
}

/** Cache of skeletons, because each page shows the same names. */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 2_000;

function looksOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const seen = seenName(name);
  const looks = [`as typed ${skeleton(seen)}`, `folded ${skeleton(foldName(seen))}`];
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, looks);
  return looks;
}

/** The refusal of a name that looks like another. */
export const looksLike = (name: string, like: string): Refusal => ({
  code: "duplicate-player",
  rule: null,
  values: foldName(name) === foldName(like) ? { name } : { name, like },
});

/**
 * Normalizes new names and checks them against existing ones. Refuses with `bad-player-name` and with
 * `duplicate-player`, also (`like`) for a lookalike.
 */
export function readNewNames(
  typed: readonly string[],
  there: readonly string[] = [],
): Result<readonly string[], Refusal> {
  const read = readTypedNames(typed, there);
  if (!read.ok) return read;
  const looks = new Looks(there);
  for (const name of read.value) {
    const like = looks.like(name);
    if (like !== undefined) return refused(looksLike(name, like));
    looks.add(name);
  }
  return ok(read.value);
}
