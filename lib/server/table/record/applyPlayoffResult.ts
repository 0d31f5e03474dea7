import { isDeepStrictEqual } from "node:util";
import { type GameState, ok, type PlayerId } from "@/lib/engine";
import type { ApiResult } from "@/lib/protocol/apiResult";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { atOneMoment } from "../../db/inTransaction";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { accessDecided, type Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { playoffEntryIds } from "../playedOff";
import type { DerivedData } from "../snapshots/projections";
import { withSnapshots } from "../snapshots/withSnapshots";
import { correct } from "./correct";
import { entriesAfter } from "./journalStore";
import { type Validated, validateIn } from "./validate";

// A playoff's result decides another game (F12). It is written there as an entry by the recorder of the
// deciding entry. If a correction changes the playoff's result, that entry is undone or replaced.

/** Entries for the game that a playoff decides. */
export interface Carried {
  readonly pass: Pass;
  readonly validated: Validated;
  readonly outcome: DerivedData;
}

/**
 * Computes what validated entries of a playoff change in the game it decides, and recursively in the game
 * that one decides. Empty if nothing changes, or if that game was decided by hand. Returns "conflict" on a
 * concurrent write to one of the games.
 * @param state The playoff after the entries.
 */
export async function applyPlayoffResult(
  pass: Pass,
  state: GameState,
): Promise<ApiResult<readonly Carried[]> | "conflict"> {
  const decided = await accessDecided(pass);
  if (decided === null) return ok([]);
  const validated = await withSnapshots(holderOf(pass.visitor), (states) =>
    atOneMoment(async (tx) => {
      const entry = await entryFor(tx, pass.gameId, decided.gameId, state);
      return entry === null ? null : validateIn(tx, states, decided, [entry]);
    }),
  );
  // Someone who is no longer tied there was decided by hand.
  if (validated === null || !validated.ok) return ok([]);
  const outcome = validated.value.outcome ?? (await correctedBy(decided, validated.value));
  if (outcome === "conflict" || outcome === null) return outcome ?? ok([]);
  if ("ok" in outcome) return outcome;
  const further = await applyPlayoffResult(decided, outcome.state);
  if (further === "conflict" || !further.ok) return further;
  return ok([{ pass: decided, validated: validated.value, outcome }, ...further.value]);
}

/** Replays the game with the entry; null if a later entry would become illegal. */
async function correctedBy(
  decided: Pass,
  validated: Validated,
): Promise<DerivedData | "conflict" | null | Extract<ApiResult<never>, { ok: false }>> {
  const corrected = await correct(decided, validated, "rounds");
  if (corrected === "conflict") return corrected;
  if (!corrected.ok) return corrected;
  return corrected.value.broken.length > 0 ? null : corrected.value;
}

/** The entry that a playoff must now write into the game it decides; null for none. */
async function entryFor(
  tx: Reader,
  playoffId: string,
  decides: string,
  state: GameState,
): Promise<NewEntry | null> {
  const losers = await losersThere(tx, playoffId, decides, state);
  const game = await tx.game.findUnique({ where: { id: decides }, select: { seq: true } });
  if (game === null) return null;
  const { count, last, overruled } = await writtenBy(tx, playoffId, decides);
  // A later manual entry in its place wins.
  if (overruled || sameLosers(last?.losers ?? null, losers)) return null;
  return {
    id: `${playoffEntryIds(playoffId)}${count + 1}`,
    action: losers === null ? null : { do: "end", losers },
    after: game.seq,
    ...(last && { replaces: [last.seq] }),
  };
}

/** A playoff's entries in the game it decides. */
interface Written {
  /** Number of entries. */
  readonly count: number;
  /** The last one, if it names losers. */
  readonly last: { readonly seq: number; readonly losers: readonly PlayerId[] } | null;
  /** True if a manual entry replaced it. */
  readonly overruled: boolean;
}

async function writtenBy(tx: Reader, playoffId: string, decides: string): Promise<Written> {
  const written = await tx.entry.findMany({
    where: { gameId: decides, entryId: { startsWith: playoffEntryIds(playoffId) } },
    orderBy: { seq: "asc" },
    select: { seq: true, action: true },
  });
  const entry = written.at(-1);
  const action = entry && fromJson("action", entry.action);
  if (!entry || action?.do !== "end") return { count: written.length, last: null, overruled: false };
  const since = await entriesAfter(tx, decides, entry.seq);
  return {
    count: written.length,
    last: { seq: entry.seq, losers: action.losers ?? [] },
    overruled: since.some(replacing(entry.seq)),
  };
}

/** True if a playoff currently decides a game. */
export async function hasDecided(tx: Reader, playoffId: string, decides: string): Promise<boolean> {
  const { last, overruled } = await writtenBy(tx, playoffId, decides);
  return last !== null && !overruled;
}

const replacing =
  (seq: number) =>
  ({ replaces = [] }: Entry): boolean =>
    replaces.includes(seq);

const sameLosers = (one: readonly PlayerId[] | null, other: readonly PlayerId[] | null): boolean =>
  isDeepStrictEqual(one?.toSorted() ?? null, other?.toSorted() ?? null);

/** A playoff's losers, as seats of the game it decides. Null while it is undecided or has its own playoff. */
async function losersThere(
  tx: Reader,
  playoffId: string,
  decides: string,
  state: GameState,
): Promise<readonly PlayerId[] | null> {
  const lost = lostIn(state);
  if (lost.length === 0) return null;
  const select = { key: true, name: true, playerId: true } as const;
  const [here, there] = await Promise.all(
    [playoffId, decides].map((gameId) => tx.seat.findMany({ where: { gameId }, select })),
  );
  return lost.flatMap((player) => {
    const seat = here?.find(({ key }) => key === player);
    const same = there?.find(
      ({ name, playerId }) =>
        (playerId !== null && playerId === seat?.playerId) || name.toLowerCase() === seat?.name.toLowerCase(),
    );
    return same ? [same.key] : [];
  });
}

/** The losers of a finished game. If it names a winner, everyone else who stayed. */
function lostIn(state: GameState): readonly PlayerId[] {
  if (state.phase !== "finished" || state.tied.length > 0) return [];
  const { losers, winners } = state.finished;
  if (losers.length > 0 || winners.length === 0) return losers;
  return state.seats
    .filter(({ gone: hasLeft, player }) => !hasLeft && !winners.includes(player))
    .map(({ player }) => player);
}
