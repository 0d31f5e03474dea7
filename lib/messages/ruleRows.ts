import {
  type CostRow,
  type GameData,
  type MoveData,
  ownRules,
  type Role,
  type Shout,
  type Stake,
  type StakeWords,
} from "@/lib/engine";

// The rows of a rule set as clauses, independent of language.

/** One condition of a row, as a clause says it. */
export type Condition =
  | "there"
  | "not-there"
  | "right"
  | "wrong"
  | "doubt"
  | "doubt-right"
  | "doubt-wrong"
  | "spot-on"
  | "spot-on-right"
  | "spot-on-wrong"
  | "concede"
  | "in-turn"
  | "out-of-turn"
  | "top"
  | "not-top"
  | "messed-up"
  | "not-messed-up";

/** The conditions of a row, in the order of a sentence. */
export function conditionsOf(
  { kind, right, in_turn, top, messed_up }: NonNullable<CostRow["when"]>,
  { challenges }: Pick<GameData, "challenges">,
): readonly Condition[] {
  const either = (value: boolean | undefined, yes: Condition, no: Condition): readonly Condition[] =>
    value === undefined ? [] : [value ? yes : no];
  const onlyDoubts = challenges.every((challenge) => challenge.kind === "doubt");
  const judged = onlyDoubts
    ? either(right, "not-there", "there")
    : kind === undefined
      ? either(right, "right", "wrong")
      : right === undefined || kind === "concede"
        ? [kind]
        : either(right, `${kind}-right`, `${kind}-wrong`);
  return [
    ...judged,
    ...either(in_turn, "in-turn", "out-of-turn"),
    ...either(top, "top", "not-top"),
    ...either(messed_up, "messed-up", "not-messed-up"),
  ];
}

/** A party gives something, or gets it. `pot`: from the pot or into it, instead of the bank. */
export interface Share {
  readonly who: Role;
  readonly gives: boolean;
  readonly pot: boolean;
  readonly what: MoveData["what"];
  readonly count: NonNullable<MoveData["count"]>;
}

/** The shares of a price by party, each party once. */
export function sharesOf(moves: readonly MoveData[]): readonly (readonly [Role, readonly Share[]])[] {
  const byParty = new Map<Role, Share[]>();
  for (const { what, count = 1, from, to } of moves) {
    const gives = from !== "bank" && from !== "pot";
    const who = (gives ? from : to) as Role;
    const share = { who, gives, pot: from === "pot" || to === "pot", what, count };
    byParty.set(who, [...(byParty.get(who) ?? []), share]);
  }
  return [...byParty];
}

/** An own game's word for a challenge; undefined if it has none. */
export const ownShout = (shout: Shout, game: string): string | undefined =>
  ownRules(game)?.challenges.find(({ kind }) => kind === shout)?.called;

export type { StakeWords as Drink } from "@/lib/engine";

/** The table's own word for a challenge; null for the usual one. */
export const ownCall = (shout: Shout, words: StakeWords): string | null =>
  typeof words === "string" ? null : (words?.called?.[shout] ?? null);

/** The table's own word for a stake; null for the usual one. */
export const ownWord = (what: Stake, drink: StakeWords): string | null =>
  typeof drink === "string" ? (what === "drink" ? drink : null) : (drink?.[what] ?? null);
