import { ok } from "@/lib/engine";
import { nightResultWords } from "@/lib/messages/night";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NightLine } from "@/lib/protocol/group";
import type { Debt, NamedDebt, NightTold, OwedBefore, Party } from "@/lib/protocol/nightResult";
import { chipsOver } from "@/lib/views/chipsOver";
import { dayOf } from "@/lib/views/dayOf";
import { nightResult } from "@/lib/views/nightResult";
import { database } from "../db/db";
import type { Prisma } from "../generated/prisma/client";
import { type GroupPass, receiversFor } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { type States, withStates } from "../table/snapshots/withStates";
import { type KeptNight, nightBooks } from "./nightBooks";
import { nightNamed } from "./nights";

/** What a night comes to, and what is owed from nights before. */
interface ReadNight {
  readonly night: NightLine;
  readonly result: NightTold;
  readonly owedBefore: readonly OwedBefore[];
  /** How everybody's chips went from game to game, by name. */
  readonly chips: readonly { readonly name: string; readonly after: readonly number[] }[];
}

/** Reads a night with what it comes to. Refuses with `no-such-night`. */
export async function readNight(pass: GroupPass, nightId: string): Promise<ApiResult<ReadNight>> {
  const [night, told] = await Promise.all([nightNamed(pass, nightId), tellNight(pass, nightId)]);
  if (night === null || told === null) return apiError("no-such-night");
  return ok({ night, ...told, owedBefore: await owedBefore(pass, night) });
}

/** What a night comes to; null where the group has none of that id. */
export const resultOfNight = async (pass: GroupPass, nightId: string): Promise<NightTold | null> =>
  (await tellNight(pass, nightId))?.result ?? null;

const tellNight = (pass: GroupPass, nightId: string): Promise<Pick<ReadNight, "result" | "chips"> | null> =>
  reading(pass, async (states) => {
    const [kept] = await nightBooks(database(), states, { id: nightId, groupId: pass.groupId });
    if (kept === undefined) return null;
    const { people, debts, ...rest } = nightResult(kept.books);
    const named = await naming(pass);
    return {
      result: {
        ...rest,
        people: people.map((one) => ({ ...one, name: nameIn(kept, one.party) })),
        debts: debts.map((debt) => named(kept, debt)),
      },
      chips: chipsOver(kept.books).map(({ party, after }) => ({ name: nameIn(kept, party), after })),
    };
  });

/** What is owed longer than these is between those who remember it. */
const MOST_BEFORE = 50;

/**
 * What nights that ended before a night began have left unpaid, the latest first; what was paid since it began stands there ticked.
 * Nothing for a night that is over: what it leaves is told by the next one.
 */
export async function owedBefore(
  pass: GroupPass,
  { startedAt, endedAt }: Pick<NightLine, "startedAt" | "endedAt">,
): Promise<readonly OwedBefore[]> {
  if (endedAt !== null) return [];
  const since = new Date(startedAt);
  const earlier: Prisma.NightWhereInput = { startedAt: { lt: since }, endedAt: { not: null } };
  return reading(pass, async (states) => {
    const { timeZone } = await database().group.findUniqueOrThrow({
      where: { id: pass.groupId },
      select: { timeZone: true },
    });
    const named = await naming(pass);
    const nights = await nightBooks(database(), states, { ...earlier, groupId: pass.groupId }, MOST_BEFORE);
    return nights
      .map((kept): OwedBefore => {
        const { id, name, startedAt: began, unit, payments } = kept.night;
        const now = new Set(payments.filter(({ at }) => at >= since).map((payment) => payment.id));
        return {
          night: { id, name, day: dayOf(began, timeZone), unit },
          debts: nightResult(kept.books)
            .debts.filter(({ payment }) => payment === null || now.has(payment))
            .map((debt) => named(kept, debt)),
        };
      })
      .filter(({ debts }) => debts.length > 0);
  });
}

const reading = <Answer>({ visitor }: GroupPass, read: (states: States) => Promise<Answer>) =>
  withStates(holderOf(visitor), read);

function nameIn({ names }: KeptNight, party: Party): string {
  if (party === "bank" || party === "pot") return nightResultWords.parties[party];
  return names.get(party) ?? nightResultWords.parties.somebody;
}

/** Puts names to payments, and tells whether whoever asks may tick them. */
async function naming(pass: GroupPass): Promise<(kept: KeptNight, debt: Debt) => NamedDebt> {
  const mayReceive = await receiversFor(pass);
  return (kept, debt) => ({
    ...debt,
    fromName: nameIn(kept, debt.from),
    toName: nameIn(kept, debt.to),
    mayTick: mayReceive(debt.to),
  });
}
