import { namesLosers, newGame, ok, type Refusal, type Result } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { ApiCode } from "@/lib/protocol/entry";
import { FAULTS } from "@/lib/protocol/fault";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import type { SentOf } from "@/lib/protocol/routes";
import { withinHeadings } from "@/lib/protocol/ruleGroups";
import { clothUnder } from "@/lib/protocol/ruleSets/look";
import { readTable } from "./api";
import { ask } from "./ask";
import { newId } from "./newId";
import { moveOfflineTable, offlineTable, offlineTables, saveTable } from "./offlineTables";
import { NO_ONE_YET, replayTaps } from "./optimisticActions";
import { outbox } from "./outbox";
import type { StoredTable } from "./storage";

type Sent = SentOf<"POST /api/v1/games">;

/** The live state of a table that only this phone knows. */
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
  scoreOnly: false,
};

/**
 * Starts a game on this phone while offline. `syncOfflineGame` sends it to the server later.
 * @returns true if it was stored; refuses like the engine for an invalid game, rules or seats.
 */
export async function beginHere(sent: Sent): Promise<Result<boolean, Refusal>> {
  const seated = await seatedHere(sent, sent.table ?? sent.id);
  return seated.ok ? ok(await saveTable(seated.value)) : seated;
}

/**
 * A new offline game before its first round.
 * @param at Its table, unless it follows a game on this phone.
 */
export async function seatedHere(sent: Sent, at: string): Promise<Result<StoredTable, Refusal>> {
  const opened = newGame({
    game: sent.game,
    house: sent.house ?? {},
    players: sent.players.map(({ seat }) => seat),
  });
  if (!opened.ok) return opened;
  const before = await offlineTable(sent.after ?? sent.playoff_of ?? "");
  const { cloth = null, washes } = (before ?? (await offlineTableAt(at)))?.table ?? {};
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
      cloth: clothUnder(sent.game, cloth),
      ...(washes !== undefined && { washes }),
      may: { record: true, share: false, as: [NO_ONE_YET] },
    },
    aside: {
      ...ALONE,
      tones: hasTones(sent.game, before) ? NO_TONES : null,
      scoreOnly: sent.score_only ?? before?.aside.scoreOnly ?? false,
    },
    engine: ENGINE_VERSION,
    at: Date.now(),
    begun: sent,
  });
}

const NO_TONES = { since: null, away: [] } as const;

/** True if the previous game at the table had a tones key; for a first game, if its loser washes. */
function hasTones(game: string, before: StoredTable | null): boolean {
  if (before !== null) return before.aside.tones !== null;
  return namesLosers(game);
}

/** This phone's last copy of a table; null if there is none. */
const offlineTableAt = async (table: string): Promise<StoredTable | null> =>
  (await offlineTables()).find((stored) => stored.table.table === table) ?? null;

/**
 * The stored table. A game that started here on another engine version is rebuilt. Null if none is readable.
 */
export async function openOffline(game: string): Promise<StoredTable | null> {
  const stored = await offlineTable(game);
  if (!stored?.begun || stored.engine === ENGINE_VERSION) return stored;
  const seated = await seatedHere(stored.begun, stored.table.table);
  if (!seated.ok) return null;
  const rebuilt = { ...stored, ...seated.value };
  await saveTable(rebuilt);
  return rebuilt;
}

/** The result of syncing an offline game: its id on the server, no connection, or a refusal. */
export type SyncAnswer =
  | { readonly synced: string }
  | "waits"
  | { readonly refused: string; readonly refusal: ApiCode };

/** Codes that do not refuse the game itself. */
const LATER: readonly ApiCode[] = ["unexpected", "too-many", ...FAULTS];

/**
 * Sends an offline game to the server, after the one it follows. The response is stored with it. Never
 * rejects.
 */
export async function syncOfflineGame(stored: StoredTable): Promise<SyncAnswer> {
  const { begun, refused: _, refusal: __, playedBy: ___, ...known } = stored;
  if (begun === undefined) return { synced: stored.table.id };
  // The phone that started the game does that.
  if (stored.passed) return "waits";
  const before = await offlineTable(begun.after ?? begun.playoff_of ?? "");
  if (before?.begun) {
    const telling = await syncOfflineGame(before);
    if (telling === "waits" || "refused" in telling) return "waits";
    // Its id may have changed meanwhile, or its predecessor's.
    return syncOfflineGame((await offlineTable(stored.table.id)) ?? stored);
  }
  const answer = await start(begun, stored.table.table);
  if (answer === null || (!answer.ok && LATER.includes(answer.code))) return "waits";
  // The first response was lost together with the cookie that identifies this device, so no one owns that
  // game.
  if (!answer.ok && answer.code === "id-reused") return syncOfflineGame(await underNewId(stored, begun));
  if (!answer.ok) {
    const why = { refused: answer.message, refusal: answer.code };
    await saveTable({ ...stored, ...why });
    return why;
  }
  await saveTable(known);
  return { synced: stored.table.id };
}

/** Moves the game to a new id, and updates the offline games that follow it. */
async function underNewId(stored: StoredTable, begun: Sent): Promise<StoredTable> {
  const { id: old, table } = stored.table;
  const id = newId();
  const moved = {
    ...stored,
    table: { ...stored.table, id, table: table === old ? id : table },
    begun: { ...begun, id },
  };
  await moveOfflineTable(old, moved);
  for (const one of await offlineGames())
    if (one.begun && (one.begun.after === old || one.begun.playoff_of === old))
      await saveTable({ ...one, begun: { ...one.begun, ...followed(one.begun, id) } });
  return moved;
}

/**
 * Turns a transferred game into one of this phone, in case the other phone never sends it. Resolves to its
 * id.
 */
export async function beginPassed({ passed: _, ...stored }: StoredTable, begun: Sent): Promise<string> {
  const { id, game, house, players } = begun;
  const moved = await underNewId(stored, { id, game, players, ...(house && { house }) });
  return moved.table.id;
}

/** Moves a refused game out of its group: it becomes a guest game, with the rules it was played by. */
export async function withoutGroup(stored: StoredTable): Promise<StoredTable> {
  const { begun, refused: _, refusal: __, playedBy, ...rest } = stored;
  if (begun === undefined) return stored;
  const { id, game, players, score_only } = begun;
  const house = playedBy ?? begun.house;
  const alone = {
    ...rest,
    begun: { id, game, players, ...(house && { house }), ...(score_only && { score_only }) },
  };
  await saveTable(alone);
  return alone;
}

/** The result of changing a game to the rules of its group. */
export type Changed = "changed" | "waits" | { readonly unfit: number } | { readonly refused: string };

/**
 * Changes a refused game to the group's rules, to be sent with the same entries. Changes below open headings stay.
 * @returns The round that does not play by those rules, if there is one; the game then stays as it is. Never rejects.
 */
export async function withGroupRules(stored: StoredTable): Promise<Changed> {
  const { begun, refused: _, refusal: __, playedBy = begun?.house ?? {}, ...rest } = stored;
  if (begun === undefined) return "changed";
  const asked = await groupOf(begun).catch(() => null);
  if (asked === null) return "waits";
  if (!asked.ok) return { refused: asked.message };
  const { ruleSet, house, tonight } = asked.group;
  const { game } = begun;
  const usual = houseWith(game, ruleSet === game ? house : {});
  const sent = {
    ...begun,
    house: changedRules(game, withinHeadings(houseWith(game, playedBy), usual, tonight)),
  };
  const seated = await seatedHere(sent, stored.table.table);
  if (!seated.ok) return { unfit: 1 };
  const { shown, dropped } = replayTaps(seated.value.table, await outbox(begun.id).load(), []);
  if (dropped.length > 0) return { unfit: shown.state.settledRounds + 1 };
  const { table, engine } = seated.value;
  return (await saveTable({ ...rest, table, engine, begun: sent, playedBy })) ? "changed" : "waits";
}

/** The group of a game: its own, or that of the game it follows. */
async function groupOf({ group, after, playoff_of }: Sent) {
  const ofGroup = (id: string) => ask("GET /api/v1/groups/{group}", { group: id });
  if (group !== undefined) return ofGroup(group);
  const before = await readTable(after ?? playoff_of ?? "");
  if (!before.ok) return before;
  return ofGroup(before.table.group?.id ?? "");
}

/** A game's references to its predecessor, with the new id. */
const followed = ({ after }: Sent, id: string) => (after === undefined ? { playoff_of: id } : { after: id });

async function start(begun: Sent, table: string) {
  const send = (sent: Sent) => ask("POST /api/v1/games", {}, sent).catch(() => null);
  const answer = await send(begun);
  // Another phone started the next game first: this one continues without a predecessor, at the same table.
  const { after: _, playoff_of: __, ...alone } = begun;
  return answer?.ok && answer.id !== begun.id ? send({ ...alone, table }) : answer;
}

/** Offline games that the server does not know, in the order they started. */
export const offlineGames = async (): Promise<readonly StoredTable[]> =>
  (await offlineTables()).filter(({ begun, passed }) => begun !== undefined && !passed).toReversed();
