import { endNames } from "@/lib/engine";
import type { GroupGame, SeasonLine } from "@/lib/protocol/group";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { onShift, whoIsDue } from "@/lib/views/due";
import type { HousePass } from "../identity/access";
import { type GroupContext, groupContext, type LoadedGroup } from "../roster/groupContext";
import { groupGames } from "../roster/groupGames";
import { shownName } from "../table/seatNames";
import { countsOf } from "./countsOf";
import { ALL } from "./totalsInput";

/** Data of a group's TV while no game runs. */
export interface IdleTvData {
  readonly name: string;
  /** Who is next to wash, per shift that may be on. Null if the group does not count that. */
  readonly due: readonly ShiftDue[] | null;
  /** The latest games with a result. */
  readonly results: readonly GroupGame[];
  readonly today: string;
  readonly yesterday: string;
}

/** Who is next to wash, by count. */
export interface ShiftDue {
  /** Null if there is only one shift, or none is recorded. */
  readonly shift: string | null;
  /** Empty if all are even. */
  readonly names: readonly string[];
}

const RESULTS = 5;
/** More shifts than fit on a TV. */
const MAX_SHIFTS = 4;

/** Reads the idle TV's data: who is next to wash, counted as on the group's page, and the last results. */
export async function idleTvData(pass: HousePass, now = new Date()): Promise<IdleTvData> {
  const of = await groupContext(pass);
  const { seasons } = of;
  const { name, kind, ruleSet, timeZone } = of.card;
  const today = dayOf(now, timeZone);
  const { games } = await groupGames(of);
  const results = games.filter(({ phase }) => phase === "finished").slice(0, RESULTS);
  const names = endNames(ruleSet);
  const washes = kind !== "bar" && names.ok && names.value === "losers";
  return {
    name,
    due: washes ? await dueNow(of, ruleSet, countedNow(kind, seasons, games[0], today)) : null,
    results,
    today,
    yesterday: dayBefore(today),
  };
}

/**
 * The seasons to count: the shift that played today, else every shift; in other groups the current season.
 */
function countedNow(
  kind: string,
  seasons: readonly SeasonLine[],
  latest: GroupGame | undefined,
  today: string,
): readonly (SeasonLine | null)[] {
  const active = seasons.filter(({ retired }) => !retired);
  if (kind !== "crew") return [active.find(({ startsOn }) => startsOn !== null && startsOn <= today) ?? null];
  const shifts = active.filter(({ startsOn }) => startsOn === null).slice(0, MAX_SHIFTS);
  const on = latest?.day === today ? shifts.find(({ id }) => id === latest.season?.id) : undefined;
  return on ? [on] : shifts.length > 0 ? shifts : [null];
}

async function dueNow(
  of: GroupContext<HousePass>,
  game: string,
  counted: readonly (SeasonLine | null)[],
): Promise<readonly ShiftDue[]> {
  const players = activePlayers(of);
  const { scopes } = await countsOf(of, [...new Set([...counted, null].map(scopeOf))]);
  const countedIn = (season: SeasonLine | null) =>
    scopes[scopeOf(season)]?.find((kind) => kind.game === game)?.people ?? [];
  const dueIn = (season: SeasonLine | null): ShiftDue => {
    const shift = season?.startsOn === null ? season : null;
    const people = countedIn(season);
    const due = whoIsDue(of.card.dueBy, onShift(players, shift?.id ?? null), people);
    return { shift: shift?.name ?? null, names: due?.names ?? [] };
  };
  // If no game names a shift, the crew counts as one.
  const asked = counted.some((season) => countedIn(season).length > 0) ? counted : [null];
  return asked.map(dueIn).filter(({ names }) => names.length > 0);
}

const scopeOf = (season: SeasonLine | null): string => season?.id ?? ALL;

/** Active roster players by their displayed names. */
function activePlayers({ players }: LoadedGroup) {
  return [...players.values()]
    .filter(({ retiredAt, mergedInto }) => retiredAt === null && mergedInto === null)
    .map((player) => ({ id: player.id, shown: shownName(player), season: player.seasonId }))
    .sort((a, b) => a.shown.localeCompare(b.shown, "en"));
}
