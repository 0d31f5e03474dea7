import {
  type ChallengeKindName,
  type Chosen,
  CLAIM_WORDS,
  type ClaimsData,
  type Complete,
  type GameData,
  type When,
  type Words,
} from "./vocabulary";

// Reads the words and the rows of a rule set.

/** Claims with the keys of their kind only: a game passes all its house rules. */
export const claimWords = (claims: ClaimsData): ClaimsData =>
  Object.fromEntries(
    Object.entries(claims).filter(([key]) => key === "kind" || key in CLAIM_WORDS[claims.kind]),
  ) as unknown as ClaimsData;

/** Fills in the first word of each key that is left out. */
export const withDefaults = <Keys extends Words>(keys: Keys, chosen: Chosen<Keys>): Complete<Keys> =>
  Object.fromEntries(
    Object.entries(keys).map(([key, [preset]]) => [key, chosen[key as keyof Keys] ?? preset]),
  ) as Complete<Keys>;

/** The facts of a challenge that rows depend on. A concession is never right, and only a claim of 21 is conceded. */
export type Case = Required<When>;

/** True if all keys of a condition hold. */
function holds(when: When | undefined, facts: Case): boolean {
  for (const key in when) if (when[key as keyof When] !== facts[key as keyof When]) return false;
  return true;
}

/** The first row whose condition holds. */
export const rowFor = <Row extends { readonly when?: When }>(
  rows: readonly Row[],
  facts: Case,
): Row | undefined => rows.find(({ when }) => holds(when, facts));

const BOTH = [true, false] as const;

/** All cases of a kind of challenge that can come up in this game. */
export const casesOf = (kind: ChallengeKindName, { claims }: Pick<GameData, "claims">): readonly Case[] =>
  BOTH.flatMap((right) =>
    BOTH.flatMap((in_turn) =>
      BOTH.flatMap((top) => BOTH.map((messed_up): Case => ({ kind, right, in_turn, top, messed_up }))),
    ),
  ).filter(({ right, top, messed_up }) =>
    kind === "concede" ? top && !right && !messed_up : !top || claims.kind === "two-dice",
  );

/** True if the turn of a challenger matters: a row that can apply to this kind tests it. */
export function testsTurn(kind: ChallengeKindName, rules: GameData): boolean {
  const lists = [rules.cost, typeof rules.starter === "string" ? [] : rules.starter];
  return lists.some((rows: readonly { readonly when?: When }[]) =>
    casesOf(kind, rules).some((facts) => rowFor(rows, facts)?.when?.in_turn !== undefined),
  );
}
