import { newGame, ok, type Refusal, type Result } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { ApiCode } from "@/lib/protocol/entry";
import { FAULTS } from "@/lib/protocol/fault";
import type { SentOf } from "@/lib/protocol/routes";
import { ask } from "./ask";
import { newId } from "./newId";
import { moveOfflineTable, offlineTable, offlineTables, saveTable } from "./offlineTables";
import { NO_ONE_YET } from "./optimisticActions";
import type { StoredTable } from "./storage";

type Sent = SentOf<"POST /api/v1/games">;

/** What stands beside a table of which only this phone knows. */
export const ALONE: StoredTable["aside"] = {
  phones: {},
  mine: null,
  own: null,
  started: true,
  joined: false,
  keeps: true,
  consents: [],
  corrected: null,
  tones: null,
};

/**
 * Begins a game on this phone, without a line. The server is told as soon as there is one (`syncOfflineGame`).
 * @returns whether this phone keeps it; refuses with what the engine refuses of game, house and seats.
 */
export async function beginHere(sent: Sent): Promise<Result<boolean, Refusal>> {
  const seated = await seatedHere(sent, sent.table ?? sent.id);
  return seated.ok ? ok(await saveTable(seated.value)) : seated;
}

/**
 * A game without a line, as this phone would keep it before its first round.
 * @param at The table it is played at, unless it follows a game that this phone keeps.
 */
export async function seatedHere(sent: Sent, at: string): Promise<Result<StoredTable, Refusal>> {
  const opened = newGame({
    game: sent.game,
    house: sent.house ?? {},
    players: sent.players.map(({ seat }) => seat),
  });
  if (!opened.ok) return opened;
  const before = await offlineTable(sent.after ?? sent.playoff_of ?? "");
  return ok({
    table: {
      id: sent.id,
      table: before?.table.table ?? at,
      next: null,
      seq: 0,
      state: opened.value,
      names: Object.fromEntries(sent.players.map(({ seat, name }) => [seat, name])),
      round: [],
      last: null,
      rounds: [],
      told: [],
      playoffOf: sent.playoff_of ?? null,
      group: before?.table.group ?? null,
      cloth: (before ?? (await offlineTableAt(at)))?.table.cloth ?? null,
      may: { record: true, share: false, as: [NO_ONE_YET] },
    },
    aside: ALONE,
    engine: ENGINE_VERSION,
    at: Date.now(),
    begun: sent,
  });
}

/** What this phone saw last of a table; null where it never sat there. */
const offlineTableAt = async (table: string): Promise<StoredTable | null> =>
  (await offlineTables()).find((kept) => kept.table.table === table) ?? null;

/** The table as it was kept; a game that was begun here under another engine is seated anew. Null where there is none that can be read. */
export async function openOffline(game: string): Promise<StoredTable | null> {
  const kept = await offlineTable(game);
  if (!kept?.begun || kept.engine === ENGINE_VERSION) return kept;
  const seated = await seatedHere(kept.begun, kept.table.table);
  if (!seated.ok) return null;
  const anew = { ...kept, ...seated.value };
  await saveTable(anew);
  return anew;
}

/** What came of telling the server of a game that was begun here: it has it, as this game; it was not reached; it would not, and why. */
export type SyncAnswer = { readonly synced: string } | "waits" | { readonly refused: string };

/** Answers that are no word on the game itself. */
const LATER: readonly ApiCode[] = ["unexpected", "too-many", ...FAULTS];

/** Tells the server of a game that was begun here, and before it of the one that it follows. What is answered is kept with it. Never rejects. */
export async function syncOfflineGame(kept: StoredTable): Promise<SyncAnswer> {
  const { begun, refused: _, ...known } = kept;
  if (begun === undefined) return { synced: kept.table.id };
  // That is for the phone on which it was begun.
  if (kept.passed) return "waits";
  const before = await offlineTable(begun.after ?? begun.playoff_of ?? "");
  if (before?.begun) {
    const telling = await syncOfflineGame(before);
    if (telling === "waits" || "refused" in telling) return "waits";
    // It may go by another id now, and so may what this one follows.
    return syncOfflineGame((await offlineTable(kept.table.id)) ?? kept);
  }
  const answer = await start(begun, kept.table.table);
  if (answer === null || (!answer.ok && LATER.includes(answer.code))) return "waits";
  // The first answer was lost on its way, and with it the cookie that says who we are: that game is nobody's.
  if (!answer.ok && answer.code === "id-reused") return syncOfflineGame(await underNewId(kept, begun));
  if (!answer.ok) {
    await saveTable({ ...kept, refused: answer.message });
    return { refused: answer.message };
  }
  await saveTable(known);
  return { synced: kept.table.id };
}

/** The same game under an id of which no server knows, for those as well that were begun here after it. */
async function underNewId(kept: StoredTable, begun: Sent): Promise<StoredTable> {
  const { id: old, table } = kept.table;
  const id = newId();
  const moved = {
    ...kept,
    table: { ...kept.table, id, table: table === old ? id : table },
    begun: { ...begun, id },
  };
  await moveOfflineTable(old, moved);
  for (const one of await offlineGames())
    if (one.begun && (one.begun.after === old || one.begun.playoff_of === old))
      await saveTable({ ...one, begun: { ...one.begun, ...followed(one.begun, id) } });
  return moved;
}

/** Begins a game here that another phone passed on, in case that phone never tells of it: as a game of its own. Answers its id. */
export async function beginPassed({ passed: _, ...kept }: StoredTable, begun: Sent): Promise<string> {
  const { id, game, house, players } = begun;
  const moved = await underNewId(kept, { id, game, players, ...(house && { house }) });
  return moved.table.id;
}

/** What a game follows or decides, under its new id. */
const followed = ({ after }: Sent, id: string) => (after === undefined ? { playoff_of: id } : { after: id });

async function start(begun: Sent, table: string) {
  const send = (sent: Sent) => ask("POST /api/v1/games", {}, sent).catch(() => null);
  const answer = await send(begun);
  // Others went on after the same game meanwhile: what was played here is a game of its own, at the same table.
  const { after: _, playoff_of: __, ...alone } = begun;
  return answer?.ok && answer.id !== begun.id ? send({ ...alone, table }) : answer;
}

/** The games that were begun here and that the server does not know, in the order in which they were begun. */
export const offlineGames = async (): Promise<readonly StoredTable[]> =>
  (await offlineTables()).filter(({ begun, passed }) => begun !== undefined && !passed).toReversed();
