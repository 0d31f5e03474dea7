import { isDeepStrictEqual } from "node:util";
import { type GameState, ok, type PlayerId, play, type Settled } from "@/lib/engine";
import type { BrokenEntry, Entry, NewEntry } from "@/lib/formats/entry";
import { type Folded, fold, isTogether, replaceable, together } from "@/lib/formats/journal";
import { stillAnswers } from "@/lib/formats/stillAnswers";
import type { Pass } from "./access";
import { asEntries, asState, entriesAfter, openingOf, type Reader, seatNames, stamped } from "./journalStore";
import { type Newcomer, newcomersIn } from "./newcomers";
import { type Done, forbidden, notDone } from "./notDone";
import { holderOf } from "./visitor";

/** A phone that missed more than this has missed something that matters, and is told so many. */
const MOST_UNSEEN = 50;

/** A settled round, by the place of the entry that settled it. */
export interface PlacedRound {
  readonly place: number;
  readonly settled: Settled;
}

/** What becomes of a game by entries that are not recorded yet. */
export interface Judged {
  /** Those at the head of the list that had been recorded before. */
  readonly stored: readonly Entry[];
  /** The others, as they will be recorded. */
  readonly fresh: readonly Entry[];
  readonly newcomers: readonly Newcomer[];
  /** The game's `seq` before. */
  readonly seq: number;
  readonly state: GameState;
  /** All rounds of the game where something was corrected, else those that the fresh entries settle. */
  readonly rounds: readonly PlacedRound[];
  readonly corrects: boolean;
  /** Later actions that would be illegal. */
  readonly broken: readonly BrokenEntry[];
}

/**
 * Judges entries without writing anything. Without a correction it touches the snapshot, the rows with these ids and at most
 * `MOST_UNSEEN` more, however long the game; with one, the game is played again from its beginning.
 */
export async function judge(tx: Reader, pass: Pass, list: readonly NewEntry[]): Promise<Done<Judged>> {
  const { gameId, visitor } = pass;
  const known = await alreadyThere(tx, gameId, list);
  if (!known.ok) return known;
  const stored = known.value;
  const game = await tx.game.findUnique({
    where: { id: gameId },
    select: { seq: true, state: true, resultOnly: true },
  });
  // It may have gone between the pass and this moment.
  if (game === null) return notDone("no-such-table");
  const { seq } = game;
  const state = asState(game.state);
  const [first, ...others] = list.slice(stored.length);
  if (first === undefined)
    return ok({ stored, fresh: [], newcomers: [], seq, state, rounds: [], corrects: false, broken: [] });

  if (game.resultOnly && ![first, ...others].every(tellsResult)) return notDone("result-only");

  const seen = Math.max(first.after, ...stored.map((entry) => entry.seq));
  const unseen = seen < seq ? await entriesAfter(tx, gameId, seen, MOST_UNSEEN) : [];
  const complete = unseen.length === seq - seen;
  const joined = complete && others.length === 0 ? together(state, unseen, first) : null;
  const asked = joined ? [joined] : [first, ...others];
  const corrects = asked.some(({ replaces }) => replaces !== undefined);
  // Two who join at once may have been given the same seat: who comes second looks again.
  const alone = corrects || asked.some(joins);
  const inTime = joined !== null || (complete && (alone ? unseen.length === 0 : stillAnswers(unseen)));
  if (!inTime) return notDone("stale", { unseen });

  const at = new Date().toISOString();
  const numbered = asked.map((entry, index) =>
    stamped(
      { ...entry, after: index === 0 ? seen : seq + index },
      { seq: seq + index + 1, by: holderOf(visitor), at },
    ),
  );
  const newcomers = await newcomersIn(tx, gameId, numbered);
  if (!newcomers.ok) return newcomers;
  const fresh = numbered.map((entry) => {
    const name = newcomers.value.find(({ joinedAt }) => joinedAt === entry.seq)?.name;
    return name === undefined ? entry : { ...entry, name };
  });
  const names = async () => ({
    ...(await seatNames(tx, gameId)),
    ...Object.fromEntries(newcomers.value.map(({ key, name }) => [key, name])),
  });
  const played = corrects ? await playAgain(tx, gameId, fresh, names) : await playOn(state, fresh, names);
  return played.ok
    ? ok({ stored, fresh, newcomers: newcomers.value, seq, corrects, ...played.value })
    : played;
}

/** Whether an entry says who a game went to, or takes that back. */
const tellsResult = ({ action }: NewEntry): boolean =>
  action === null ||
  (action.do === "end" && (action.losers ?? []).length + (action.winners ?? []).length > 0);

const joins = ({ action }: NewEntry): boolean => action?.do === "join";

type Names = () => Promise<Readonly<Record<PlayerId, string>>>;
type Outcome = Pick<Judged, "state" | "rounds" | "broken">;

/** The entries at the head of the list that were recorded before, as they are stored. */
async function alreadyThere(
  tx: Reader,
  gameId: string,
  list: readonly NewEntry[],
): Promise<Done<readonly Entry[]>> {
  const rows = await tx.entry.findMany({ where: { gameId, entryId: { in: list.map(({ id }) => id) } } });
  const byId = new Map((await asEntries(tx, gameId, rows)).map((entry) => [entry.id, entry]));
  const stored = list.slice(0, byId.size).flatMap((sent) => {
    const entry = byId.get(sent.id);
    return entry && isSame(entry, sent) ? [entry] : [];
  });
  return stored.length === byId.size ? ok(stored) : notDone("id-reused");
}

/** Whether an entry is recorded as it is sent; a bang may have been recorded together with those before it. */
const isSame = (stored: Entry, sent: NewEntry): boolean =>
  isTogether(stored, sent) ||
  (isDeepStrictEqual(stored.action, sent.action) && isDeepStrictEqual(stored.replaces, sent.replaces));

/** The state after all entries, and the rounds they settle. Refuses with the first refusal of the engine. */
async function playOn(from: GameState, entries: readonly Entry[], names: Names): Promise<Done<Outcome>> {
  let state = from;
  const rounds: PlacedRound[] = [];
  for (const { action, seq } of entries) {
    if (action === null) throw new Error("cannot happen: a retraction is a correction");
    const played = play(state, action);
    if (!played.ok) return forbidden(played.refusal, await names());
    state = played.value.state;
    for (const fact of played.value.facts)
      if (fact.fact === "settled") rounds.push({ place: seq, settled: fact.settled });
  }
  return ok({ state, rounds, broken: [] });
}

/**
 * The game played again with corrections. Refuses with `already-replaced`, and with the engine's refusal of one of `fresh`
 * where nothing before it is refused.
 */
async function playAgain(
  tx: Reader,
  gameId: string,
  fresh: readonly Entry[],
  names: Names,
): Promise<Done<Outcome>> {
  const journal = await entriesAfter(tx, gameId, 0);
  const free = new Set(replaceable(journal));
  for (const { seq, replaces = [] } of fresh) {
    if (!replaces.every((old) => free.delete(old))) return notDone("already-replaced");
    free.add(seq);
  }
  const folded = fold(await openingOf(tx, gameId), [...journal, ...fresh]);
  const own = new Set(fresh.map(({ seq }) => seq));
  const [first] = folded.refused;
  if (first && own.has(first.seq)) return forbidden(first.refusal, await names());
  const broken = brokenIn(folded, own, first ? await names() : {});
  return ok({ state: folded.state, rounds: folded.rounds, broken });
}

function brokenIn(
  { refused }: Folded,
  own: ReadonlySet<number>,
  names: Readonly<Record<PlayerId, string>>,
): readonly BrokenEntry[] {
  return refused
    .filter(({ seq }) => !own.has(seq))
    .map(({ seq, action, refusal }) => {
      const { code, message } = forbidden(refusal, names).refusal;
      return { seq, action, code: code as BrokenEntry["code"], rule: refusal.rule, message };
    });
}
