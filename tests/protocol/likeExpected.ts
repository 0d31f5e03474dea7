// Compares an answer with a conformance case's expectation (tests/conformance/README.md).

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

/** Numbers to 1e-9 relative, everything else exactly; a missing list equals an empty one. */
function same(got: unknown, want: Json): boolean {
  if (typeof want === "number" && typeof got === "number")
    return Math.abs(got - want) <= 1e-9 * Math.max(Math.abs(got), Math.abs(want));
  if (Array.isArray(want)) {
    const list = got === undefined ? [] : got;
    return (
      Array.isArray(list) && list.length === want.length && want.every((item, at) => same(list[at], item))
    );
  }
  if (isFields(want)) {
    const keys = new Set([...Object.keys(want), ...(isFields(got) ? Object.keys(got) : [])]);
    return isFields(got) && [...keys].every((key) => same(got[key] ?? [], want[key] ?? []));
  }
  return got === want;
}

/** The same items in any order, compared on expected keys. */
function sameSet(got: unknown, want: Json): boolean {
  const left = [...listOf(got)];
  for (const item of listOf(want)) {
    const at = left.findIndex((candidate) =>
      isFields(item) && isFields(candidate)
        ? Object.entries(item).every(([key, value]) => same(candidate[key], value))
        : same(candidate, item),
    );
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

const ANY_ORDER = new Set(["moves", "challengers", "winners", "losers", "ruled"]);
/** Specified partly: only the expected keys count. */
const PARTLY = new Set(["found", "hand", "claim", "finished"]);

const isSettled = (round: Json): boolean => isFields(round) && ("moves" in round || "claimTrue" in round);

/** The differences, as "path: got, want"; empty if equal. */
export function differences(got: unknown, expected: Fields, path = ""): readonly string[] {
  const answer: Fields = isFields(got) ? got : {};
  return Object.entries(expected).flatMap(([key, want]): readonly string[] => {
    const here = `${path}${key}`;
    const unless = (fine: boolean, found: unknown = answer[key]) =>
      fine ? [] : [`${here}: ${JSON.stringify(found)}, want ${JSON.stringify(want)}`];
    const among = (list: unknown) => listOf(want).filter((item) => listOf(list).includes(item)).length;
    switch (key) {
      case "code_any_of":
        return unless(listOf(want).includes(answer.code as Json), answer.code);
      case "code_present":
        return unless(typeof answer.code === "string", answer.code);
      case "warnings_has":
        return unless(among(answer.warnings) === listOf(want).length, answer.warnings);
      case "warnings_lacks":
        return unless(among(answer.warnings) === 0, answer.warnings);
      case "ruled_has":
        return unless(among(answer.ruled) === listOf(want).length, answer.ruled);
      case "steps":
        return listOf(want).flatMap((step) => {
          const { index, ...rest } = step as { index: number } & Fields;
          return differences(listOf(answer.steps)[index], rest, `steps.${index}.`);
        });
      case "rounds":
        // An extra unsettled round may be expected while a round is open: it has nothing to compare.
        return listOf(want).flatMap((round, at) =>
          at < listOf(answer.rounds).length || isSettled(round)
            ? differences(listOf(answer.rounds)[at], round as Fields, `rounds.${at}.`)
            : [],
        );
      case "standing":
        return Object.entries(want as Fields).flatMap(([player, has]) =>
          differences(
            (answer.standing as Fields | undefined)?.[player],
            has as Fields,
            `standing.${player}.`,
          ),
        );
      default:
        if (PARTLY.has(key) && isFields(want)) return differences(answer[key], want, `${here}.`);
        if (ANY_ORDER.has(key)) return unless(sameSet(answer[key], want));
        return unless(same(answer[key] ?? (Array.isArray(want) ? [] : null), want));
    }
  });
}
