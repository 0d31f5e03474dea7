import type { CookedMeal } from "@/lib/views/dishCalendar";
import { partyKey } from "@/lib/views/ledger/duties";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { LoadedGroup } from "../groupContext";

/**
 * Reads who cooked, earliest day first, without canceled entries. Empty if the group does not log it.
 * @param days Only these; all if omitted.
 */
export async function cookedMeals(
  db: Reader,
  { groupId, card, parties }: LoadedGroup,
  days?: { readonly first: string; readonly last: string },
): Promise<readonly CookedMeal[]> {
  if (card.cookBy === "off") return [];
  const ofDays = { deed: "cooked", ...(days && { day: { gte: days.first, lte: days.last } }) };
  const found = await db.ledgerLine.findMany({
    where: { groupId, ledger: "dishes", OR: [ofDays, { deed: "taken-back" }] },
    orderBy: [{ day: "asc" }, { at: "asc" }, { id: "asc" }],
    select: { id: true, deed: true, day: true, from: true, seasonId: true, takesBack: true },
  });
  const without = new Set(found.map(({ takesBack }) => takesBack));
  return found.flatMap(({ id, deed, day, from, seasonId }) =>
    deed !== "cooked" || day === null || without.has(id)
      ? []
      : { day, who: partyKey(parties.personOf(from) ?? from), shift: seasonId },
  );
}

/** The names of those who cooked on a day, each once. */
export async function cooksOf(of: LoadedGroup, day: string): Promise<readonly string[]> {
  const meals = await cookedMeals(database(), of, { first: day, last: day });
  return [...new Set(meals.map(({ who }) => of.parties.nameOf(who)))];
}
