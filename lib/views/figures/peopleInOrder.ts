import { shownOf, shownRate } from "./shown";
import type { Tally } from "./tally";

/** The sort orders of a group's people. Drinks are not one. */
export const PEOPLE_ORDERS = ["name", "games", "named", "right", "nerve"] as const;
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** True for a valid sort order. */
export const isPeopleOrder = (text: unknown): text is PeopleOrder =>
  PEOPLE_ORDERS.some((order) => order === text);

/**
 * Sorts by name, or highest first; people without a value come last. @param names Whom the game names at its
 * end.
 */
export function peopleInOrder<Someone extends { readonly name: string; readonly tally: Tally }>(
  people: readonly Someone[],
  order: PeopleOrder,
  names: "winners" | "losers",
): readonly Someone[] {
  const worth = ({ tally }: Someone): number => worthOf(tally, order, names) ?? Number.NEGATIVE_INFINITY;
  return people.toSorted((one, other) => {
    const [here, there] = [worth(one), worth(other)];
    return here === there ? one.name.localeCompare(other.name, "en") : here > there ? -1 : 1;
  });
}

/** A person's share of right challenges, in and out of turn. */
export const doubtsRight = ({ doubts: { came: successes, n } }: Tally) => shownRate(successes, n);

function worthOf(tally: Tally, order: PeopleOrder, names: "winners" | "losers"): number | null {
  switch (order) {
    case "name":
      return 0;
    case "games":
      return tally.games;
    case "named":
      return names === "losers" ? tally.losses : tally.wins;
    case "right":
      return doubtsRight(tally).value;
    case "nerve":
      return shownOf(tally).nerve.value;
  }
}
