import { database } from "@/lib/server/db/db";
import { type Counts, countsOf } from "@/lib/server/figures/countsOf";
import { playedRoster } from "@/lib/server/figures/playedRoster";
import { ALL } from "@/lib/server/figures/totalsInput";
import type { GroupPass, GroupTvPass } from "@/lib/server/identity/access";
import { outdateTotals } from "@/lib/server/table/outdateTotals";
import type { KindCount } from "@/lib/views/kindCount";

/** `countsOf` once all is counted: on a busy machine the first request waits only as long as a page may. */
export async function allCounted(pass: GroupTvPass, scopes: readonly string[]): Promise<Counts> {
  for (;;) {
    const counts = await countsOf(pass, scopes);
    if (counts.left === 0) return counts;
  }
}

async function counted(pass: GroupTvPass, game: string, season: string | null) {
  const scope = season ?? ALL;
  // Tests write times directly into rows: all is recounted.
  await outdateTotals(database(), { id: pass.groupId });
  const { scopes, names } = await allCounted(pass, [scope]);
  const kind = scopes[scope]?.find((one) => one.game === game);
  return { people: kind?.people ?? ([] as KindCount["people"]), names };
}

/** Losses or wins per person in one kind of game, highest first, then by name; a guest has no id. */
export async function tallyOf(pass: GroupTvPass, game: string, season: string | null) {
  const { people, names } = await counted(pass, game, season);
  return people
    .filter(({ times }) => times > 0)
    .map(({ party, times }) => ({
      player: party.startsWith("guest:") ? null : party,
      name: names.get(party) ?? "?",
      times,
    }))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name, "en"));
}

/** Games of one kind per group player, by id. */
export async function playedBy(pass: GroupTvPass, game: string, season: string | null) {
  const { people } = await counted(pass, game, season);
  return Object.fromEntries(people.map(({ party, games }) => [party, games]));
}

/** The roster with game counts, once all is counted. */
export async function rosterCounted(pass: GroupPass) {
  await allCounted(pass, []);
  return playedRoster(pass);
}
