import { type Pass, recheckAccess } from "../../identity/access";
import { holderOf, holdersOf } from "../../identity/visitor";
import { publishToCluster } from "../../process/cluster";
import { processSingleton } from "../../process/processSingleton";
import { publishCupsHere } from "../reveal/cups";
import { broadcastLiveStateHere } from "./liveStateBus";

/** More than a person has tabs open on one phone. */
const MAX_STREAMS = 20;

/** A stream that is open: whose it is, and what ends it. */
interface OpenStream {
  readonly pass: Pass;
  end(): void;
  /** Tells the phone to read the table afresh, and ends. */
  reload(): void;
  /** Tells the phone that the table is no longer its own, and ends. */
  shut(): void;
  /** Looks whether it missed anything. */
  look(): Promise<void>;
}

const byHolder = (): Map<string, Set<OpenStream>> => processSingleton("Streams", () => new Map());

/**
 * Counts a stream that somebody opens. When they have too many, their oldest is ended: mostly one whose phone went out of
 * reach, which nobody has noticed yet.
 * @returns what gives the place back.
 */
export function takePlace(stream: OpenStream): () => void {
  const streams = byHolder();
  const holder = holderOf(stream.pass.visitor);
  const open = streams.get(holder) ?? new Set();
  streams.set(holder, open.add(stream));
  const [oldest] = open;
  if (open.size > MAX_STREAMS) oldest?.end();
  return () => {
    open.delete(stream);
    if (open.size === 0 && streams.get(holder) === open) streams.delete(holder);
  };
}

/** Whose access has changed: of accounts and devices, or at a table; anybody's where neither is named. */
interface Touched {
  readonly holders?: readonly string[];
  readonly table?: string;
}

/**
 * Shuts the streams of those who may no longer read what they follow. Call it after everything that takes access away
 * (a session, a membership, a role, a grant, a group), once that is committed. The others are told of the seats that are free by it.
 */
export async function closeRevokedStreams(touched: Touched = {}): Promise<void> {
  publishToCluster({ of: "ungiven", ...touched });
  await closeRevokedStreamsHere(touched);
}

/** The same for streams through this process. */
export async function closeRevokedStreamsHere({ holders, table }: Touched): Promise<void> {
  const named = holders && new Set(holders);
  const isTouched = ({ visitor, tableId }: Pass) =>
    (named === undefined || holdersOf(visitor).some((id) => named.has(id))) &&
    (table === undefined || tableId === table);
  for (const stream of allOpen())
    if (isTouched(stream.pass) && !(await recheckAccess(stream.pass))) stream.shut();
  if (table === undefined) return void broadcastLiveStateHere();
  const games = allOpen().flatMap(({ pass }) => (pass.tableId === table ? pass.gameId : []));
  for (const gameId of new Set(games)) void broadcastLiveStateHere(gameId);
}

const allOpen = (): readonly OpenStream[] => [...byHolder().values()].flatMap((streams) => [...streams]);

/** Whose phones: an account's or a device's, or all at a table. */
type Whose = { readonly holder: string } | { readonly table: string };

/**
 * Has phones read their tables afresh: what they may do there is another by now, and so are their keys; or somebody else keeps the
 * table. Call it once that is committed.
 */
export function refreshAccess(whose: Whose): void {
  publishToCluster({ of: "afresh", ...whose });
  refreshAccessHere(whose);
}

/** The same for phones that follow through this process. */
export function refreshAccessHere(whose: { readonly holder?: string; readonly table?: string }): void {
  for (const { pass, reload } of allOpen())
    if (pass.tableId === whose.table || (whose.holder && holderOf(pass.visitor) === whose.holder)) reload();
}

/**
 * Ends a holder's streams without a word, so that their phones ask again at once, as who they are by then. Call it when
 * something changed about who they are, and not what they may read.
 */
export function reconnectStreams(holder: string): void {
  publishToCluster({ of: "ask-again", holder });
  reconnectStreamsHere(holder);
}

/** The same for streams through this process. */
export function reconnectStreamsHere(holder: string): void {
  for (const stream of [...(byHolder().get(holder) ?? [])]) stream.end();
}

/** Has all streams through this process look whether they missed anything, as after a time without the words of others. */
export async function resyncStreams(): Promise<void> {
  // One after another: all at once would keep those waiting who record.
  for (const stream of allOpen()) await stream.look();
  await broadcastLiveStateHere();
  await publishCupsHere();
}
