import { ok } from "@/lib/engine";
import { nightResultWords } from "@/lib/messages/night";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NightLine } from "@/lib/protocol/group";
import type { OpenUnit } from "@/lib/protocol/ledger";
import type { Debt, NamedDebt, NightSummary, Party, StrandedPot } from "@/lib/protocol/nightResult";
import { chipsOver } from "@/lib/views/chipsOver";
import { nightResult } from "@/lib/views/nightResult";
import { database } from "../db/db";
import { type GroupPass, receiversFor } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { withSnapshots } from "../table/snapshots/withSnapshots";
import { type GroupContext, groupContext, type InGroup } from "./groupContext";
import { chips } from "./ledger/chips";
import { type NightRecord, nightBooks } from "./nightBooks";
import { nightLine } from "./nights";

/** A night's settlement, and debts from before. */
interface ReadNight {
  readonly night: NightLine;
  readonly result: NightSummary;
  readonly owedBefore: readonly OpenUnit[];
  /** Each person's chips after each game, by name. */
  readonly chips: readonly { readonly name: string; readonly after: readonly number[] }[];
}

/**
 * Reads a night with its settlement; for the current night also the ledger's open debts. Refuses with
 * `no-such-night`.
 */
export async function readNight(given: InGroup, nightId: string): Promise<ApiResult<ReadNight>> {
  const of = await groupContext(given);
  const read = await nightSummary(of, nightId);
  if (read === null) return apiError("no-such-night");
  return ok({ ...read, owedBefore: read.night.endedAt === null ? await owedBefore(of) : [] });
}

/** Reads a night's settlement; null for an unknown id. */
export const resultOfNight = async (given: InGroup, nightId: string): Promise<NightSummary | null> =>
  (await nightSummary(await groupContext(given), nightId))?.result ?? null;

/** Reads a night and its settlement; null for an unknown id. */
export const nightSummary = (
  of: GroupContext,
  nightId: string,
): Promise<Omit<ReadNight, "owedBefore"> | null> =>
  withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const [record] = await nightBooks(database(), states, of, { id: nightId });
    if (record === undefined) return null;
    const { people, debts, stranded, ...rest } = nightResult(record.books);
    const named = await naming(of.pass);
    return {
      night: nightLine(of, record.night),
      result: {
        ...rest,
        people: people.map((one) => ({ ...one, name: nameIn(record, one.party) })),
        stranded: stranded.map((pot) => ({ ...pot, sharers: sharersOf(record, pot) })),
        debts: debts.map((debt) => named(record, debt)),
      },
      chips: chipsOver(record.books).map(({ party, after }) => ({ name: nameIn(record, party), after })),
    };
  });

/** Debts in chips and each unit of money at the start of a night, only those with payments due. */
export const owedBefore = async (given: InGroup): Promise<readonly OpenUnit[]> =>
  (await chips(given)).filter(({ payments }) => payments.length > 0);

/** Names of those who would share the pot of a stopped game. */
function sharersOf(record: NightRecord, { game, share }: StrandedPot): readonly string[] {
  const seats = record.books.games.find(({ id }) => id === game)?.seats ?? [];
  return seats.flatMap(({ key, party }) =>
    share && Object.hasOwn(share, key) ? [nameIn(record, party)] : [],
  );
}

function nameIn({ names }: NightRecord, party: Party): string {
  if (party === "bank" || party === "pot") return nightResultWords.parties[party];
  return names.get(party) ?? nightResultWords.parties.someone;
}

/** Adds names to payments, and whether the reader may mark them as paid. */
async function naming(pass: GroupPass): Promise<(record: NightRecord, debt: Debt) => NamedDebt> {
  const mayReceive = await receiversFor(pass);
  return (record, debt) => ({
    ...debt,
    fromName: nameIn(record, debt.from),
    toName: nameIn(record, debt.to),
    mayTick: mayReceive(debt.to),
  });
}
