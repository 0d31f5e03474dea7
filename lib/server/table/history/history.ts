import type { AuthoredEntry, Entry, History } from "@/lib/protocol/entry";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import type { HistoryAt, HistoryPage } from "@/lib/protocol/historyPage";
import { pageOf } from "@/lib/views/historyPage";
import { type ReplayRound, replayRound as roundOf } from "@/lib/views/replay/replayRound";
import { atOneMoment } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import type { Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { CLOTH, clothOver } from "../cloth";
import { authorsOf, displayName, tableGroup } from "../displayName";
import { ownHolders, publicHolderId } from "../grants/publicIds";
import { readConsents } from "../live/consents";
import { mineAmong, takenSeats } from "../live/liveState";
import { WASHING, washesAt } from "../losersWash";
import { entriesAfter, openingOf, seatNames } from "../record/journalStore";

/** Reads a game's whole journal as one snapshot. */
export function readHistory(pass: Pass): Promise<History> {
  const { gameId, tableId, visitor, purposes } = pass;
  return atOneMoment(async (tx) => {
    const { playedAt, playoffOf, resultOnly, group, ruleSet } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: {
        ...{ playedAt: true, playoffOf: true, resultOnly: true, ruleSet: true },
        group: { select: { ...CLOTH, ...WASHING } },
      },
    });
    const journal = await entriesAfter(tx, gameId, 0);
    const { entries, by } = await authored(tx, pass, journal);
    const seats = await takenSeats(tx, gameId);
    const own = holderOf(visitor);
    const called = {
      ...(await displayName(tx, gameId, by, seats)),
      // The visitor's own phone appears as theirs, regardless of its seat.
      [own]: (await authorsOf(tx, gameId, [own]))[own],
    };
    return {
      id: gameId,
      startedAt: playedAt.toISOString(),
      playoffOf,
      resultOnly,
      group: await tableGroup(tx, pass),
      cloth: clothOver(group, ruleSet),
      ...washesAt(group),
      opening: await openingOf(tx, gameId, journal),
      names: await seatNames(tx, gameId),
      entries,
      you: publicHolderId(tableId, holderOf(visitor)),
      authors: Object.fromEntries(
        Object.entries(called).flatMap(([holder, name]) =>
          name === undefined ? [] : [[publicHolderId(tableId, holder), name]],
        ),
      ),
      mine: mineAmong(seats, visitor),
      keeps: purposes.includes("relink"),
      consents: await readConsents(tx, gameId),
    };
  });
}

/** A game's entries with their authors. */
interface Authored {
  /** Each with its author's public id. */
  readonly entries: readonly AuthoredEntry[];
  /** The real ids of the authors. */
  readonly by: readonly string[];
}

/** Entries that the visitor recorded as a guest, on this device or a claimed one, count as theirs. */
async function authored(
  tx: Reader,
  { gameId, tableId, visitor }: Pass,
  journal: readonly Entry[],
): Promise<Authored> {
  const own = new Set(await ownHolders(tx, visitor));
  const rows = await tx.entry.findMany({ where: { gameId }, select: { seq: true, by: true } });
  const authors = new Map(rows.map(({ seq, by }) => [seq, own.has(by) ? holderOf(visitor) : by]));
  const by = [...new Set(authors.values())];
  const handles = new Map(by.map((holder) => [holder, publicHolderId(tableId, holder)]));
  const entries = journal.map((entry) => ({
    ...entry,
    by: handles.get(authors.get(entry.seq) ?? "") ?? "",
  }));
  return { entries, by };
}

/** Builds a page of a game's history by replaying the whole game. */
export const historyPage = async ({
  pass,
  page,
}: {
  readonly pass: Pass;
  readonly page: HistoryAt;
}): Promise<HistoryPage> => pageOf(await readHistory(pass), page);

/** Builds the replay of a round by replaying the whole game. */
export const replayRound = async ({
  pass,
  round,
}: {
  readonly pass: Pass;
  readonly round: number | null;
}): Promise<ReplayRound> => roundOf(await readHistory(pass), round);

/** Export formats of a game. */
const FILES = { record: exportRecord, journal: exportJournal } as const;

export type GameFile = keyof typeof FILES;

/** Exports a game: the JSON bytes to send, and the file name. */
export async function gameFile({ pass, file }: { readonly pass: Pass; readonly file: GameFile }) {
  const history = await readHistory(pass);
  const day = history.startedAt.slice(0, "2026-11-20".length);
  return {
    name: `${history.opening.game}-${day}-${file}.json`,
    json: new TextEncoder().encode(JSON.stringify(FILES[file](history))),
  };
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly historyPage: typeof historyPage;
    readonly replayRound: typeof replayRound;
    readonly gameFile: typeof gameFile;
  }
}
