import { ok } from "@/lib/engine";
import { nightResultWords } from "@/lib/messages/night";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NightLine } from "@/lib/protocol/group";
import type { OpenUnit } from "@/lib/protocol/ledger";
import type { NightSummary, Party, StrandedPot } from "@/lib/protocol/nightResult";
import { chipsOver } from "@/lib/views/chipsOver";
import { nightResult } from "@/lib/views/nightResult";
import { database } from "../db/db";
import { holderOf } from "../identity/visitor";
import { withSnapshots } from "../table/snapshots/withSnapshots";
import { type GroupContext, groupContext, type InGroup } from "./groupContext";
import { openUnits } from "./ledger/openUnits";
import { type NightRecord, nightBooks } from "./nightBooks";
import { nightLine } from "./nights";

/** A night's result, and what the group has open. */
interface ReadNight {
  readonly night: NightLine;
  readonly result: NightSummary;
  readonly open: readonly OpenUnit[];
  /** Each person's chips after each game, by name. */
  readonly chips: readonly { readonly name: string; readonly after: readonly number[] }[];
}

/** Reads a night with its result, and everyone's open balances as the ledger has them. Refuses with `no-such-night`. */
export async function readNight(given: InGroup, nightId: string): Promise<ApiResult<ReadNight>> {
  const of = await groupContext(given);
  const read = await nightSummary(of, nightId);
  if (read === null) return apiError("no-such-night");
  return ok({ ...read, open: await openUnits(of) });
}

/** Reads a night and its result; null for an unknown id. */
export const nightSummary = (of: GroupContext, nightId: string): Promise<Omit<ReadNight, "open"> | null> =>
  withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const [record] = await nightBooks(database(), states, of, { id: nightId });
    if (record === undefined) return null;
    const { people, stranded, inPlay, ...rest } = nightResult(record.books);
    return {
      night: nightLine(of, record.night),
      result: {
        ...rest,
        people: people.map((one) => ({ ...one, name: nameIn(record, one.party) })),
        inPlay: inPlay.map((game) => ({
          ...game,
          sharers: sharersOf(record, game),
          takerNames: seatsNamed(record, game.game, game.takers),
        })),
        stranded: stranded.map((pot) => ({ ...pot, sharers: sharersOf(record, pot) })),
      },
      chips: chipsOver(record.books).map(({ party, after }) => ({ name: nameIn(record, party), after })),
    };
  });

/** Names of those who would share the pot of a stopped game. */
const sharersOf = (record: NightRecord, { game, share }: StrandedPot): readonly string[] =>
  seatsNamed(record, game, Object.keys(share ?? {}));

/** Names of some seats of a game, in seat order. */
function seatsNamed(record: NightRecord, game: string, keys: readonly string[]): readonly string[] {
  const seats = record.books.games.find(({ id }) => id === game)?.seats ?? [];
  return seats.flatMap(({ key, party }) => (keys.includes(key) ? [nameIn(record, party)] : []));
}

function nameIn({ names }: NightRecord, party: Party): string {
  if (party === "bank" || party === "pot") return nightResultWords.parties[party];
  return names.get(party) ?? nightResultWords.parties.someone;
}
