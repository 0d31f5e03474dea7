import type { Party } from "@/lib/protocol/nightResult";
import type { CookTimes } from "@/lib/views/due";
import type { Reader } from "../db/reader";
import type { LoadedGroup } from "../roster/groupContext";
import { cookedMeals } from "../roster/ledger/cookedMeals";
import { scopesOfDay } from "./totalsInput";

/** Counts the cooked meals of each person in several scopes: all, years, shifts and seasons. */
export async function cookTimes(
  db: Reader,
  of: LoadedGroup,
  scopes: readonly string[],
): Promise<Readonly<Record<string, Readonly<Record<Party, CookTimes>>>>> {
  const counts = new Map(scopes.map((scope) => [scope, new Map<Party, CookTimes>()]));
  for (const { day, who, shift } of await cookedMeals(db, of))
    for (const scope of [...scopesOfDay(of.created, day), shift ?? ""]) {
      const people = counts.get(scope);
      people?.set(who, { times: (people.get(who)?.times ?? 0) + 1, last: day });
    }
  return Object.fromEntries([...counts].map(([scope, people]) => [scope, Object.fromEntries(people)]));
}
