import type { Duty, LedgerEntryKind } from "@/lib/protocol/ledger";
import { GUEST, type Party } from "@/lib/protocol/nightResult";
import { daysAfter } from "../dayOf";

/** A game with dish duty. */
export interface Washed {
  readonly game: string;
  /** The day it counts for, "2026-11-20". */
  readonly day: string;
  readonly losers: readonly Party[];
  /** True if it was logged afterwards as "Baker washed": nothing is left to do. */
  readonly done?: boolean;
}

/** A dishes entry, without canceled ones. */
export interface DutyLine {
  readonly kind: LedgerEntryKind;
  readonly game: string | null;
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
  /** The day it is for. */
  readonly day: string | null;
  /** The day it was written. */
  readonly on: string;
}

/** Days until a reopened duty closes automatically. */
export const DAYS_OPEN = 30;

/** Washes on one day. */
interface DayWashes {
  readonly day: string;
  readonly times: number;
}

/** A duty, with the number of washes it counts as. */
export interface CountedDuty extends Duty {
  /** A game's washes count from its end, manual ones once done; those marked "not done yet" do not count. */
  readonly washed: number;
  /** Confirmed washes, oldest first. */
  readonly done: readonly DayWashes[];
}

/** A duty during the fold. `late`: how many of its open `times` count only once they are done. */
type OpenDuty = { -readonly [Key in keyof Duty]: Duty[Key] } & { late: number; done: DayWashes[] };

/** Identifies a game's duty by person; guests by name, ignoring case. */
const keyOf = (game: string | null, who: Party): string => `${game ?? ""} ${partyKey(who)}`;

/**
 * Computes dish duties from games and entries, earliest day first, done ones with `times` 0. A duty is done
 * automatically the day after its own (`until`), unless an entry says otherwise.
 * This is the single source for who washed how often: the calendar, the ranking, next up, the ledger, the TV,
 * and the review use `washed`.
 * @param lines In the order of writing.
 */
export function dutiesOf(washed: readonly Washed[], lines: readonly DutyLine[]): readonly CountedDuty[] {
  const duties = new Map<string, OpenDuty>();
  for (const { game, day, losers, done = false } of washed)
    for (const who of losers)
      duties.set(keyOf(game, who), {
        ...{ game, who, of: who, day, until: daysAfter(day) },
        ...(done ? { times: 0, late: 0, done: [{ day, times: 1 }] } : { times: 1, late: 0, done: [] }),
      });
  for (const line of lines) {
    const { kind, game, from, amount, on } = line;
    const key = keyOf(game, from);
    const duty = duties.get(key);
    const again = daysAfter(on, DAYS_OPEN);
    switch (kind) {
      case "owed":
        duties.set(key, {
          game,
          who: from,
          of: duty?.of ?? from,
          times: (duty?.times ?? 0) + amount,
          late: (duty?.late ?? 0) + amount,
          done: duty?.done ?? [],
          day: line.day ?? on,
          until: later(duty?.until, line.day === null ? again : daysAfter(line.day)),
        });
        break;
      case "swapped":
        if (duty) take(duties, duty, keyOf(game, line.to), line);
        break;
      case "doubled":
        if (duty) {
          if (duty.late > 0) duty.late += amount;
          Object.assign(duty, { times: duty.times + amount, until: again });
        }
        break;
      case "undone":
        if (duty) reopen(duty, amount, again);
        break;
      case "cleared":
        if (duty) Object.assign(duty, { times: 0, late: 0 });
        break;
      case "done":
        if (game === null && line.day !== null) duties.set(key, washedOn(duty, from, line.day, amount));
        else if (duty) finish(duty, amount);
        break;
      default:
    }
  }
  return [...duties.values()]
    .map(({ late, ...duty }) => ({ ...duty, washed: timesOf(duty.done) + duty.times - late }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

const timesOf = (washes: readonly DayWashes[]): number => washes.reduce((sum, { times }) => sum + times, 0);

/** A manual wash that is already done, besides the person's open duties. */
const washedOn = (duty: OpenDuty | undefined, who: Party, day: string, times: number): OpenDuty => ({
  ...(duty ?? { game: null, who, of: who, times: 0, late: 0, day, until: day }),
  done: [...(duty?.done ?? []), { day, times }],
});

function finish(duty: OpenDuty, amount: number): void {
  const times = Math.min(duty.times, amount);
  if (times === 0) return;
  duty.times -= times;
  duty.late = Math.min(duty.late, duty.times);
  duty.done = [...duty.done, { day: duty.day, times }];
}

/** Reopens a number of done washes, latest first. */
function reopen(duty: OpenDuty, amount: number, until: string): void {
  let again = Math.max(0, amount - duty.times);
  const done: DayWashes[] = [];
  for (const { day, times } of duty.done.toReversed()) {
    const taken = Math.min(times, again);
    again -= taken;
    if (times > taken) done.unshift({ day, times: times - taken });
  }
  const times = Math.max(duty.times, amount);
  Object.assign(duty, { times, late: Math.max(duty.late, Math.min(times, amount)), done, until });
}

/** Moves a duty to another person, who may already have one from the same game. */
function take(duties: Map<string, OpenDuty>, duty: OpenDuty, key: string, { to, day }: DutyLine): void {
  const had = duties.get(key);
  const on = day ?? duty.day;
  duties.set(key, {
    game: duty.game,
    who: had?.who ?? to,
    of: duty.of,
    times: duty.times + (had?.times ?? 0),
    late: duty.late + (had?.late ?? 0),
    done: had?.done ?? [],
    day: on,
    until: later(duty.until, daysAfter(on)),
  });
  Object.assign(duty, { times: 0, late: 0 });
}

const later = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/** The open duties. */
export const openDuties = <Open extends Duty>(duties: readonly Open[], today: string): readonly Open[] =>
  duties.filter(({ times, until }) => times > 0 && until >= today);

/** Washes per person for one game. */
export const washesOf = (duties: readonly CountedDuty[]): Readonly<Record<Party, number>> =>
  Object.fromEntries(duties.flatMap(({ who, washed }) => (washed > 0 ? [[partyKey(who), washed]] : [])));

/** A person's statistics key: guests by lower-case name. */
export const partyKey = (who: Party): Party => (who.startsWith(GUEST) ? who.toLowerCase() : who);

/** A wash without a game. */
export interface ManualWash extends DayWashes {
  readonly who: Party;
}

/** Manual washes that are done, by day. @param lines Entries without a game. */
export const manualWashesByDay = (lines: readonly DutyLine[]): readonly ManualWash[] =>
  dutiesOf([], lines)
    .flatMap(({ who, done }) => done.map((one) => ({ ...one, who: partyKey(who) })))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
