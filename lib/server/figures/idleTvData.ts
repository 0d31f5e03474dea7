import { endNames } from "@/lib/engine";
import type { GroupGame, SeasonLine } from "@/lib/protocol/group";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { dueByCount, onShift } from "@/lib/views/due";
import { database } from "../db/db";
import type { HousePass } from "../identity/access";
import { groupGames } from "../roster/groupGames";
import { seasonsOf } from "../table/record/seasonsOf";
import { shownName } from "../table/seatNames";
import { countsOf } from "./countsOf";
import { ALL } from "./totalsInput";

/** What hangs in a group's house for everybody there. */
export interface IdleTvData {
  readonly name: string;
  /** Whose turn it is, for each shift that may be on; null where the group does not count that. */
  readonly due: readonly ShiftDue[] | null;
  /** The latest games that came to something. */
  readonly results: readonly GroupGame[];
  readonly today: string;
  readonly yesterday: string;
}

/** Whose turn it is by count. */
export interface ShiftDue {
  /** Null where there is only one, or none is told. */
  readonly shift: string | null;
  /** Nobody where all are even. */
  readonly names: readonly string[];
}

const RESULTS = 5;
/** More shifts than have room on a wall. */
const MAX_SHIFTS = 4;

/** What hangs in a group's house now: whose turn it is to wash, as its page counts that, and the last results. */
export async function idleTvData(pass: HousePass, now = new Date()): Promise<IdleTvData> {
  const { name, kind, ruleSet, timeZone } = await database().group.findUniqueOrThrow({
    where: { id: pass.groupId },
    select: { name: true, kind: true, ruleSet: true, timeZone: true },
  });
  const today = dayOf(now, timeZone);
  const [{ games }, seasons] = await Promise.all([groupGames(pass), seasonsOf(pass)]);
  const results = games.filter(({ phase }) => phase === "finished").slice(0, RESULTS);
  const names = endNames(ruleSet);
  const washes = kind !== "bar" && names.ok && names.value === "losers";
  return {
    name,
    due: washes ? await dueNow(pass, ruleSet, countedNow(kind, seasons, games[0], today)) : null,
    results,
    today,
    yesterday: dayBefore(today),
  };
}

/** For whom it is counted now: the shift that has played today, else each of them; elsewhere the season that is on. */
function countedNow(
  kind: string,
  seasons: readonly SeasonLine[],
  latest: GroupGame | undefined,
  today: string,
): readonly (SeasonLine | null)[] {
  const kept = seasons.filter(({ retired }) => !retired);
  if (kind !== "crew") return [kept.find(({ startsOn }) => startsOn !== null && startsOn <= today) ?? null];
  const shifts = kept.filter(({ startsOn }) => startsOn === null).slice(0, MAX_SHIFTS);
  const on = latest?.day === today ? shifts.find(({ id }) => id === latest.season?.id) : undefined;
  return on ? [on] : shifts.length > 0 ? shifts : [null];
}

async function dueNow(
  pass: HousePass,
  game: string,
  counted: readonly (SeasonLine | null)[],
): Promise<readonly ShiftDue[]> {
  const players = await activePlayers(pass);
  const { scopes } = await countsOf(pass, [...new Set([...counted, null].map(scopeOf))]);
  const countedIn = (season: SeasonLine | null) =>
    scopes[scopeOf(season)]?.find((kind) => kind.game === game)?.people ?? [];
  const dueIn = (season: SeasonLine | null): ShiftDue => {
    const shift = season?.startsOn === null ? season : null;
    const people = countedIn(season);
    const due = dueByCount(onShift(players, shift?.id ?? null), people);
    return { shift: shift?.name ?? null, names: due?.names ?? [] };
  };
  // A crew that says of no game which shift it was is counted as one.
  const asked = counted.some((season) => countedIn(season).length > 0) ? counted : [null];
  return asked.map(dueIn).filter(({ names }) => names.length > 0);
}

const scopeOf = (season: SeasonLine | null): string => season?.id ?? ALL;

/** Who is active on the roster, by the names read at the table. */
async function activePlayers({ groupId }: HousePass) {
  const players = await database().player.findMany({
    where: { groupId, retiredAt: null, mergedInto: null },
    select: { id: true, name: true, nickname: true, seasonId: true },
  });
  return players
    .map((player) => ({ id: player.id, shown: shownName(player), season: player.seasonId }))
    .sort((a, b) => a.shown.localeCompare(b.shown, "en"));
}
