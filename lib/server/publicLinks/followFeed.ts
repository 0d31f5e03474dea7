import { createHash } from "node:crypto";
import { ok } from "@/lib/engine";
import { feedWords } from "@/lib/messages/duty";
import type { ApiResult } from "@/lib/protocol/apiResult";
import type { SeasonLine } from "@/lib/protocol/group";
import { type CalendarEntry, calendarFile } from "@/lib/views/calendarFile";
import { dayOf, daysAfter, timeOn } from "@/lib/views/dayOf";
import { partyKey } from "@/lib/views/ledger/duties";
import { dutyDay, isKellyDay, nextDayOf, shiftOn } from "@/lib/views/rotation";
import { hereForAnyone } from "../api/costs";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import { type CountedGroup, countedGroup } from "../figures/groupFigures";
import { seasonsDue } from "../figures/shiftsDue";
import type { Sent } from "../http/peerAddress";
import { loadGroup, washesDishes } from "../roster/groupContext";
import { cookedMeals } from "../roster/ledger/cookedMeals";
import { openDishes } from "../roster/ledger/dishes";
import { hashOf } from "../table/links/linkToken";
import { leadsNowhere } from "./followPublic";
import { publicName } from "./publicName";
import { latestWashes } from "./resolvePublicLink";

/** How far a feed looks back and ahead, in days. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 28;

/** Reminders of a day's dishes come at 5:00 PM. */
const REMINDS_AT = 17 * 60;

/**
 * Writes the calendar feed of a public link for anyone: past washes, dishes owed, shifts, and who is next to
 * wash. A person's feed has only theirs, with their Kelly days. Refuses with `no-such-public-link`,
 * `too-many` and `busy` as `followPublic` does.
 */
export async function followFeed(request: Sent, token: string, now = new Date()): Promise<ApiResult<string>> {
  const link = await database().publicLink.findUnique({
    where: { hash: hashOf(token) },
    select: {
      ...{ id: true, kind: true, names: true, groupId: true, revokedAt: true },
      group: { select: { deletedAt: true } },
      player: { select: { id: true, mergedInto: true } },
    },
  });
  if (link?.kind !== "feed" || link.groupId === null || link.revokedAt !== null || link.group?.deletedAt)
    return leadsNowhere(request);
  const { id, groupId, player } = link;
  const names = link.names === "names" ? "names" : "initials";
  const written = await hereForAnyone(request, async () => {
    const of = await countedGroup(await loadGroup(groupId));
    return feedOf(of, { id, names, person: player && (player.mergedInto ?? player.id) }, now);
  });
  return written.ok ? ok(written.value) : written;
}

/** The feed of a link. */
interface Feed {
  readonly id: string;
  readonly names: "names" | "initials";
  /** The player; null for the group's. */
  readonly person: string | null;
}

async function feedOf(of: CountedGroup, { id, names, person }: Feed, now: Date): Promise<string> {
  const db = database();
  const { timeZone, card } = of;
  const today = dayOf(now, timeZone);
  const [{ washes, guests }, duties, meals] = await Promise.all([
    latestWashes(db, of),
    openDishes(db, of, now),
    cookedMeals(db, of, { first: daysAfter(today, -DAYS_BACK), last: today }),
  ]);
  const isTheirs = (party: string) => person === null || party === person;
  // A duty that is still open is no wash yet.
  const isOpen = (day: string, party: string) =>
    duties.some((duty) => duty.day === day && partyKey(duty.who) === party);
  const recent = washes
    .filter(({ day }) => day >= daysAfter(today, -DAYS_BACK))
    .map(({ day, washed }) => ({ day, washed: washed.filter(([party]) => !isOpen(day, party)) }));
  const parties = new Set([
    ...of.players.keys(),
    ...recent.flatMap(({ washed }) => washed.map(([party]) => party)),
    ...duties.map(({ who }) => partyKey(who)),
    ...meals.map(({ who }) => who),
  ]);
  const called = publicName(
    [...parties].map((key) => ({
      key,
      name: guests.get(key) ?? of.parties.nameOf(key),
      // Their duties stay, and so does their own feed.
      unlisted: of.unlisted.has(key) && key !== person,
    })),
    names,
  );
  const nameOf = (party: string) => called[partyKey(party)] ?? "?";
  // A hash, so that the file tells no ids.
  const uid = (what: string) =>
    `${createHash("sha256").update(`${id} ${what}`).digest("hex").slice(0, 32)}@liars-table`;
  const group = names === "names" ? card.name : feedWords.shared;
  return calendarFile({
    name: person === null ? feedWords.name(group) : feedWords.nameOf(nameOf(person), group),
    timeZone,
    now,
    entries: [
      ...washedDays(recent, isTheirs).map(([day, who]) => ({
        uid: uid(`washed ${day}`),
        summary: feedWords.washed(who.map(nameOf)),
        when: day,
      })),
      ...washedDays(
        meals.map(({ day, who }) => ({ day, washed: [[who]] })),
        isTheirs,
      ).map(([day, who]) => ({
        uid: uid(`cooked ${day}`),
        summary: feedWords.cooked(who.map(nameOf)),
        when: day,
      })),
      ...duties
        .filter(({ who }) => isTheirs(who))
        .map(({ game, who, day, times }) => ({
          uid: uid(`duty ${game} ${partyKey(who)}`),
          summary: feedWords.washes(nameOf(who), times),
          when: day,
          remindsAt: REMINDS_AT,
        })),
      ...shiftEntries(of, person, uid, now),
      ...(await dueEntries(of, { uid, nameOf, isTheirs }, now)),
    ],
  });
}

/** Who washed, or cooked, by day, earliest first. */
function washedDays(
  washes: readonly {
    readonly day: string;
    readonly washed: readonly (readonly [party: string, ...rest: readonly unknown[]])[];
  }[],
  isTheirs: (party: string) => boolean,
): readonly (readonly [day: string, who: readonly string[]])[] {
  const days = new Map<string, Set<string>>();
  for (const { day, washed } of washes)
    for (const [party] of washed) if (isTheirs(party)) days.set(day, (days.get(day) ?? new Set()).add(party));
  return [...days].map(([day, who]) => [day, [...who]] as const).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The shifts of the next weeks; a person's own with their Kelly days. */
function shiftEntries(
  { shifts: { rotation, timeZone }, seasons, players }: CountedGroup,
  person: string | null,
  uid: (what: string) => string,
  now: Date,
): readonly CalendarEntry[] {
  if (rotation === null) return [];
  const first = dutyDay(now, rotation, timeZone);
  const own = person === null ? null : (players.get(person) ?? null);
  return Array.from({ length: DAYS_AHEAD }, (_, at) => daysAfter(first, at)).flatMap(
    (day): CalendarEntry[] => {
      const shift = seasons.find(({ id }) => id === shiftOn(rotation, day));
      if (own?.kellyDays && isKellyDay(fromJson("kellyDays", own.kellyDays), rotation, own.seasonId, day))
        return [{ uid: uid(`shift ${day}`), summary: feedWords.kellyDay, when: day }];
      if (shift === undefined || (person !== null && shift.id !== own?.seasonId)) return [];
      const [from, to] = [day, daysAfter(day)].map((on) => timeOn(on, rotation.changesAt, timeZone));
      return from && to
        ? [{ uid: uid(`shift ${day}`), summary: feedWords.shift(shift.name), when: { from, to } }]
        : [];
    },
  );
}

interface Naming {
  readonly uid: (what: string) => string;
  readonly nameOf: (party: string) => string;
  readonly isTheirs: (party: string) => boolean;
}

/** Who is next to wash and to cook: on the next day of each shift, else today. */
async function dueEntries(
  of: CountedGroup,
  { uid, nameOf, isTheirs }: Naming,
  now: Date,
): Promise<readonly CalendarEntry[]> {
  if (!washesDishes(of)) return [];
  const { rotation, timeZone } = of.shifts;
  const shifts = of.seasons.filter(({ startsOn, retired }) => startsOn === null && !retired);
  const today = rotation ? dutyDay(now, rotation, timeZone) : dayOf(now, timeZone);
  const asked: readonly (SeasonLine | null)[] = rotation !== null && shifts.length > 0 ? shifts : [null];
  const due = await seasonsDue(of, asked);
  return due.flatMap(({ season, players, cooks }) => {
    const day = rotation && season ? nextDayOf(rotation, season.id, daysAfter(today, -1)) : today;
    if (day === null) return [];
    const entry = (what: string, people: readonly string[], say: (names: readonly string[]) => string) =>
      people.some(isTheirs)
        ? [
            {
              uid: uid(`${what} ${season?.id} ${day}`),
              summary: say(people.map(nameOf)),
              when: day,
              remindsAt: REMINDS_AT,
            },
          ]
        : [];
    return [
      ...entry("up", players, feedWords.up),
      ...entry(
        "cook",
        cooks.map(({ id }) => id),
        feedWords.upToCook,
      ),
    ];
  });
}
