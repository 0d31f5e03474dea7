import type { GroupGame, SeasonLine } from "@/lib/protocol/group";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { shiftAt } from "@/lib/views/rotation";
import type { GroupTvPass } from "../identity/access";
import { type LoadedGroup, washesDishes } from "../roster/groupContext";
import { groupGames } from "../roster/groupGames";
import { countedContext } from "./groupFigures";
import { type SeasonDue, seasonsDue } from "./shiftsDue";

/** Data of a group's TV while no game runs. */
export interface IdleTvData {
  readonly name: string;
  /** Who is next to wash, per shift that may be on. Null if the group does not count that. */
  readonly due: readonly ShiftDue[] | null;
  /** Who is next to cook, in the same way; empty if no one logs it. */
  readonly cooks: readonly ShiftDue[];
  /** True if the group names no one before a game is lost. */
  readonly loserWashes: boolean;
  /** Who has not washed for longest, and in how many meals; null for a few meals, or without a shift on duty. */
  readonly nudge: { readonly name: string; readonly meals: number } | null;
  /** The latest games with a result. */
  readonly results: readonly GroupGame[];
  readonly today: string;
  readonly yesterday: string;
}

/** Who is next to wash. */
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
export async function idleTvData(pass: GroupTvPass, now = new Date()): Promise<IdleTvData> {
  const of = await countedContext(pass);
  const { name, timeZone, dueBy } = of.card;
  const today = dayOf(now, timeZone);
  const { games } = await groupGames(of);
  const results = games.filter(({ phase }) => phase === "finished").slice(0, RESULTS);
  const due = washesDishes(of) ? await seasonsDue(of, countedNow(of, games[0], now)) : null;
  return {
    name,
    due:
      due?.flatMap(({ season, names }) =>
        names.length > 0 ? { shift: season?.startsOn === null ? season.name : null, names } : [],
      ) ?? null,
    cooks: (due ?? []).flatMap(({ season, cooks }) =>
      cooks.length > 0
        ? {
            shift: season?.startsOn === null ? season.name : null,
            names: cooks.map(({ shown }) => shown),
          }
        : [],
    ),
    loserWashes: dueBy === "loser",
    nudge: due?.length === 1 ? nudgeOf(due) : null,
    results,
    today,
    yesterday: dayBefore(today),
  };
}

/** Fewer meals without washing are nothing to say. */
const MIN_NUDGE = 5;

/** The person whose last wash is the most meals ago; null if several are equal. */
function nudgeOf(due: readonly SeasonDue[]): IdleTvData["nudge"] {
  const [first, second] = due
    .flatMap(({ counts }) => counts)
    .map(({ shown, last, dry, games }) => ({ name: shown, meals: last === null ? games : dry }))
    .toSorted((a, b) => b.meals - a.meals);
  return first && first.meals >= MIN_NUDGE && first.meals > (second?.meals ?? 0) ? first : null;
}

/**
 * The seasons to count: the shift on duty, else the one that played today, else every shift; in other groups
 * the current season.
 */
export function countedNow(
  { card: { kind, timeZone }, seasons, shifts: onDuty }: LoadedGroup,
  latest: Pick<GroupGame, "day" | "season"> | undefined,
  now: Date,
): readonly (SeasonLine | null)[] {
  const active = seasons.filter(({ retired }) => !retired);
  const today = dayOf(now, timeZone);
  if (kind !== "crew") return [active.find(({ startsOn }) => startsOn !== null && startsOn <= today) ?? null];
  const shifts = active.filter(({ startsOn }) => startsOn === null).slice(0, MAX_SHIFTS);
  const shift = shiftAt(onDuty, now).shift ?? (latest?.day === today ? latest.season?.id : undefined);
  const on = shifts.find(({ id }) => id === shift);
  return on ? [on] : shifts.length > 0 ? shifts : [null];
}
