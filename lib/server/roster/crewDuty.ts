import type { CrewDuty } from "@/lib/protocol/rotation";
import { dateIn, daysAfter } from "@/lib/views/dayOf";
import { dutyDay, isKellyDay, nextDayOf, shiftAt } from "@/lib/views/rotation";
import { fromJson } from "../db/json";
import type { GroupPass } from "../identity/access";
import { shownName } from "../table/seatNames";
import type { GroupContext, LoadedGroup } from "./groupContext";
import { isOff } from "./onDuty";

const WEEK = 7;

/** Active people of a roster, each once. */
const activeIn = ({ players }: LoadedGroup) =>
  [...players.values()].filter(({ retiredAt, mergedInto }) => retiredAt === null && mergedInto === null);

/** The day whose shift is on duty; without a rotation, the calendar's. */
const currentDay = ({ shifts: { rotation, timeZone } }: LoadedGroup, now: Date): string =>
  rotation ? dutyDay(now, rotation, timeZone) : dateIn(now, timeZone);

/** A crew's shift on duty, its rotation, and who is off within a week. */
export function crewDuty(of: LoadedGroup, now = new Date()): CrewDuty {
  const { shifts, seasons } = of;
  const day = currentDay(of, now);
  const week = Array.from({ length: WEEK }, (_, at) => daysAfter(day, at));
  return {
    day,
    timeZone: shifts.timeZone,
    shifts: seasons.flatMap(({ id, name, startsOn, retired }) =>
      startsOn === null && !retired ? { id, name } : [],
    ),
    duty: shiftAt(shifts, now),
    rotation: shifts.rotation,
    off: week.flatMap((on) =>
      activeIn(of).flatMap((player) =>
        player.kellyDays !== null &&
        isKellyDay(fromJson("kellyDays", player.kellyDays), shifts.rotation, player.seasonId, on)
          ? { name: shownName(player), day: on }
          : [],
      ),
    ),
  };
}

/** The ids of active people on a Kelly day now. */
export const offToday = (of: LoadedGroup, now = new Date()): readonly string[] =>
  activeIn(of).flatMap((player) => (isOff(player, of.shifts, now) ? player.id : []));

/** The next day of the reader's own shift after today; null without a rotation or a shift. */
export function nextOwnDay(of: GroupContext<GroupPass>, now = new Date()): string | null {
  const own = activeIn(of).find(({ accountId }) => accountId === of.pass.accountId);
  const { rotation } = of.shifts;
  return rotation && own?.seasonId ? nextDayOf(rotation, own.seasonId, currentDay(of, now)) : null;
}
