import { type Pass, recheckAccess } from "../../identity/access";
import { holderOf, holdersOf } from "../../identity/visitor";
import { publishToCluster } from "../../process/cluster";
import { processSingleton } from "../../process/processSingleton";
import { publishCupsHere } from "../reveal/cups";
import { broadcastLiveStateHere } from "./liveStateBus";

/** The most streams per holder: more than anyone has tabs. */
const MAX_STREAMS = 20;

/** An open stream with its owner. */
interface OpenStream {
  readonly pass: Pass;
  close(): void;
  /** Tells the phone to reload the table, and closes. */
  reload(): void;
  /** Tells the phone that its access was revoked, and closes. */
  revoke(): void;
  /** Checks for missed events. */
  resync(): Promise<void>;
}

const byHolder = (): Map<string, Set<OpenStream>> => processSingleton("Streams", () => new Map());

/**
 * Registers a stream. When its owner has too many, the oldest closes; its phone is usually out of reach.
 * @returns the function that unregisters it.
 */
export function registerStream(stream: OpenStream): () => void {
  const streams = byHolder();
  const holder = holderOf(stream.pass.visitor);
  const open = streams.get(holder) ?? new Set();
  streams.set(holder, open.add(stream));
  const [oldest] = open;
  if (open.size > MAX_STREAMS) oldest?.close();
  return () => {
    open.delete(stream);
    if (open.size === 0 && streams.get(holder) === open) streams.delete(holder);
  };
}

/** Whose access changed: holders, or everyone at a table. Without either, anyone's. */
interface Touched {
  readonly holders?: readonly string[];
  readonly table?: string;
}

/**
 * Closes the streams of those who lost access. Call it after every commit that revokes access: a session, a
 * membership, a role, a grant, a group. The remaining followers see which seats are free now.
 */
export async function closeRevokedStreams(touched: Touched = {}): Promise<void> {
  publishToCluster({ of: "ungiven", ...touched });
  await closeRevokedStreamsHere(touched);
}

/** Closes them in this process only; the cluster handler calls it. */
export async function closeRevokedStreamsHere({ holders, table }: Touched): Promise<void> {
  const named = holders && new Set(holders);
  const isTouched = ({ visitor, tableId }: Pass) =>
    (named === undefined || holdersOf(visitor).some((id) => named.has(id))) &&
    (table === undefined || tableId === table);
  for (const stream of allOpen())
    if (isTouched(stream.pass) && !(await recheckAccess(stream.pass))) stream.revoke();
  if (table === undefined) return void broadcastLiveStateHere();
  const games = allOpen().flatMap(({ pass }) => (pass.tableId === table ? pass.gameId : []));
  for (const gameId of new Set(games)) void broadcastLiveStateHere(gameId);
}

/** The number of open streams. */
export const openStreams = (): number => allOpen().length;

const allOpen = (): readonly OpenStream[] => [...byHolder().values()].flatMap((streams) => [...streams]);

/** The phones of an account or a device, or all at a table. */
type Whose = { readonly holder: string } | { readonly table: string };

/**
 * Makes phones reload their tables, because their permissions or the table's keeper changed. Call it after
 * the commit.
 */
export function refreshAccess(whose: Whose): void {
  publishToCluster({ of: "afresh", ...whose });
  refreshAccessHere(whose);
}

/** Reloads the phones of this process only; the cluster handler calls it. */
export function refreshAccessHere(whose: { readonly holder?: string; readonly table?: string }): void {
  for (const { pass, reload } of allOpen())
    if (pass.tableId === whose.table || (whose.holder && holderOf(pass.visitor) === whose.holder)) reload();
}

/**
 * Ends a holder's streams so that their phones reconnect with their new identity. Call it when the identity
 * changed, but not the access.
 */
export function reconnectStreams(holder: string): void {
  publishToCluster({ of: "ask-again", holder });
  reconnectStreamsHere(holder);
}

/** Ends the streams of this process only; the cluster handler calls it. */
export function reconnectStreamsHere(holder: string): void {
  for (const stream of [...(byHolder().get(holder) ?? [])]) stream.close();
}

/** Makes all of this process's streams check for missed events, as after a lost cluster connection. */
export async function resyncStreams(): Promise<void> {
  // One by one, so that recording is not delayed.
  for (const stream of allOpen()) await stream.resync();
  await broadcastLiveStateHere();
  await publishCupsHere();
}
