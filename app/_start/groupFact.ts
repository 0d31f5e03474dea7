import { sayNightOn, sayPayment } from "@/app/_night/sayNight";
import { groupGamesWords, sayParts } from "@/lib/messages/night";
import { answerWords, cookWords } from "@/lib/messages/wall";
import type { GroupLine } from "@/lib/protocol/membership";
import { countedContext } from "@/lib/server/figures/groupFigures";
import { seasonsDue } from "@/lib/server/figures/shiftsDue";
import { accessGroup } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { crewDuty } from "@/lib/server/roster/crewDuty";
import { washesDishes } from "@/lib/server/roster/groupContext";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { nightOn } from "@/lib/server/roster/nights";
import { dayOf } from "@/lib/views/dayOf";

/** A group's most important fact, for its members' start page. */
export interface GroupFact {
  /** "Engine 7 · A shift" */
  readonly about: string;
  /** "Grady’s up" and "Ito cooks next", "Night on", or "Dee pays Bob $2.00"; at least one. */
  readonly says: readonly string[];
}

/** Facts of more groups would slow the start page down. */
const MAX_GROUPS = 4;

/** The facts of a user's first groups, by id: who is up in a crew, the night or the first debt elsewhere. */
export async function groupFacts(
  visitor: Visitor,
  groups: readonly GroupLine[],
): Promise<ReadonlyMap<string, GroupFact>> {
  const facts = await Promise.all(
    groups.slice(0, MAX_GROUPS).map(async ({ id, name }) => [id, await factOf(visitor, id, name)] as const),
  );
  return new Map(facts.flatMap(([id, fact]) => (fact === null ? [] : [[id, fact] as const])));
}

async function factOf(visitor: Visitor, id: string, name: string): Promise<GroupFact | null> {
  const access = await accessGroup(visitor, id, "read");
  if (!access.ok) return null;
  const of = await countedContext(access.value);
  if (washesDishes(of)) {
    // As on the group's page: without a shift on duty, the first one.
    const { duty, shifts } = crewDuty(of);
    const shift = of.card.kind === "crew" ? (duty.shift ?? shifts[0]?.id ?? null) : null;
    const season = of.seasons.find((one) => one.id === shift) ?? null;
    const [due] = await seasonsDue(of, [season]);
    const says = [
      ...(due?.names.length ? [answerWords.up(due.names)] : []),
      ...(due?.cooks.length ? [cookWords.next(due.cooks.map(({ shown }) => shown))] : []),
    ];
    if (due === undefined || says.length === 0) return null;
    const onShift = due.season === null ? [] : [groupGamesWords.shiftCalled(due.season.name)];
    return { about: sayParts([name, ...onShift]), says };
  }
  const night = await nightOn(access.value);
  if (night !== null) return { about: name, says: [sayNightOn(night, dayOf(new Date(), of.timeZone))] };
  for (const { unit, payments } of await openUnits(access.value)) {
    const owed = payments.find(({ paid }) => paid === null);
    if (owed) return { about: name, says: [sayPayment(owed, unit)] };
  }
  return null;
}
