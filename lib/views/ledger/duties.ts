import type { Duty, LineDeed } from "@/lib/protocol/ledger";
import type { Party } from "@/lib/protocol/nightResult";
import { daysAfter } from "../dayOf";

/** A game after which somebody washes. */
export interface Washed {
  readonly game: string;
  /** The day it counts for, "2026-11-20". */
  readonly day: string;
  readonly losers: readonly Party[];
}

/** A line of the dishes, those taken back left out. */
export interface DutyLine {
  readonly deed: LineDeed;
  readonly game: string | null;
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
  /** The day it is meant for. */
  readonly day: string | null;
  /** The day it was written on. */
  readonly on: string;
}

/** A duty that was named once more is open for so many days, unless it was done before. */
export const DAYS_OPEN = 30;

type Kept = { -readonly [Key in keyof Duty]: Duty[Key] };

/**
 * The duties to wash that games and lines come to, the earliest day first, done ones with `times` 0. A duty counts as done by itself
 * once the day after its own has passed (`until`), unless somebody said otherwise.
 * @param lines In the order they were written.
 */
export function dutiesOf(washed: readonly Washed[], lines: readonly DutyLine[]): readonly Duty[] {
  const duties = new Map<string, Kept>();
  const keyOf = (game: string | null, who: Party) => `${game ?? ""} ${who}`;
  for (const { game, day, losers } of washed)
    for (const who of losers)
      duties.set(keyOf(game, who), { game, who, of: who, times: 1, day, until: daysAfter(day) });
  for (const line of lines) {
    const { deed, game, from, amount, on } = line;
    const key = keyOf(game, from);
    const duty = duties.get(key);
    const again = daysAfter(on, DAYS_OPEN);
    switch (deed) {
      case "owed":
        duties.set(key, {
          game,
          who: from,
          of: duty?.of ?? from,
          times: (duty?.times ?? 0) + amount,
          day: line.day ?? on,
          until: later(duty?.until, line.day === null ? again : daysAfter(line.day)),
        });
        break;
      case "swapped":
        if (duty) take(duties, duty, keyOf(game, line.to), line);
        break;
      case "doubled":
        if (duty) Object.assign(duty, { times: duty.times + amount, until: again });
        break;
      case "undone":
        if (duty) Object.assign(duty, { times: Math.max(duty.times, amount), until: again });
        break;
      case "cleared":
        if (duty) duty.times = 0;
        break;
      case "done":
        if (duty) duty.times = Math.max(0, duty.times - amount);
        break;
      default:
    }
  }
  return [...duties.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** A duty moves to somebody else, who may have one of the same game already. */
function take(duties: Map<string, Kept>, duty: Kept, key: string, { to, day }: DutyLine): void {
  const had = duties.get(key);
  const on = day ?? duty.day;
  duties.set(key, {
    game: duty.game,
    who: to,
    of: duty.of,
    times: duty.times + (had?.times ?? 0),
    day: on,
    until: later(duty.until, daysAfter(on)),
  });
  duty.times = 0;
}

const later = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/** Those that are still to be done. */
export const openDuties = (duties: readonly Duty[], today: string): readonly Duty[] =>
  duties.filter(({ times, until }) => times > 0 && until >= today);
