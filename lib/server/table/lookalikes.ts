import unhomoglyph from "unhomoglyph";
import { ok, type Refusal, type Result, refused } from "@/lib/engine";
import { foldName, readTypedNames, seenName } from "@/lib/protocol/names";

/** Signs that show nothing, but for those that tell one flag from another. */
const UNSEEN = /(?![\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * What a text looks like, by Unicode's table of confusables (UTS #39, 4): the same for all that look the same. Wide, bold and ringed
 * letters count as plain ones.
 */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize("NFKD").replaceAll(UNSEEN, "")).normalize("NFD");

/** Names by what they look like, as typed and but for case. */
export class Looks {
  readonly #named = new Map<string, string>();

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    for (const look of looksOf(name)) this.#named.set(look, name);
  }

  /** One of the names that looks like this one, be it the same but for case; undefined for none. */
  like(name: string): string | undefined {
    const look = looksOf(name).find((one) => this.#named.has(one));
    return look === undefined ? undefined : this.#named.get(look);
  }
}

/** Looks that were worked out: the same names come again with every page. */
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

/** What is refused of a name that looks like another. */
export const looksLike = (name: string, like: string): Refusal => ({
  code: "duplicate-player",
  rule: null,
  values: foldName(name) === foldName(like) ? { name } : { name, like },
});

/**
 * Names as typed → as they are kept, beside those that are there. Refuses with `bad-player-name` and with `duplicate-player`, also
 * (`like`) where one looks like another.
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
