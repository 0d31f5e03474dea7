import { nightResultWords } from "@/lib/messages/night";
import { GUEST, type Party } from "@/lib/protocol/nightResult";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import { shownName } from "../../table/seatNames";

/** The owner of a ledger. */
export interface LedgerOf {
  readonly groupId: string;
  readonly timeZone: string;
  readonly parties: Parties;
}

/** Reads a group's people and time zone for its ledgers. */
export async function ledgerOfGroup(groupId: string, db: Reader = database()): Promise<LedgerOf> {
  const { timeZone } = await db.group.findUniqueOrThrow({
    where: { id: groupId },
    select: { timeZone: true },
  });
  return { groupId, timeZone, parties: await partiesOf(db, groupId) };
}

/** The parties that entries may name. */
export interface Parties {
  /** The person that a party counts as: the target of a merged entry. Null if not on this roster. */
  readonly personOf: (party: Party) => Party | null;
  readonly nameOf: (party: Party) => string;
}

/** Reads a group's parties: its roster, guests, the bank and the pot. */
async function partiesOf(db: Reader, groupId: string): Promise<Parties> {
  const players = await db.player.findMany({
    where: { groupId },
    select: {
      id: true,
      name: true,
      nickname: true,
      mergedInto: true,
      same: { select: { name: true, nickname: true } },
    },
  });
  const byId = new Map(players.map((player) => [player.id, player]));
  const isNobody = (party: Party): party is "bank" | "pot" => party === "bank" || party === "pot";
  return {
    personOf: (party) => {
      if (isNobody(party) || party.startsWith(GUEST)) return party;
      const player = byId.get(party);
      return player ? (player.mergedInto ?? player.id) : null;
    },
    nameOf: (party) => {
      if (isNobody(party)) return nightResultWords.parties[party];
      if (party.startsWith(GUEST)) return party.slice(GUEST.length);
      const player = byId.get(party);
      return player ? shownName(player) : nightResultWords.parties.somebody;
    },
  };
}
