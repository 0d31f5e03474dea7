import { type Pass, stillGiven } from "../../identity/access";
import { holderOf, holdersOf } from "../../identity/visitor";
import { oneForAll } from "../../process/oneForAll";
import { tellAside, tellAsides } from "./asideBus";

/** More than a person has tabs open on one phone. */
const MOST_STREAMS = 20;

/** A stream that is open: whose it is, and what ends it. */
interface OpenStream {
  readonly pass: Pass;
  end(): void;
  /** Tells the phone to read the table afresh, and ends. */
  reload(): void;
  /** Tells the phone that the table is no longer its own, and ends. */
  shut(): void;
}

const byHolder = (): Map<string, Set<OpenStream>> => oneForAll("Streams", () => new Map());

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
  if (open.size > MOST_STREAMS) oldest?.end();
  return () => {
    open.delete(stream);
    if (open.size === 0 && streams.get(holder) === open) streams.delete(holder);
  };
}

/**
 * Shuts the streams of those who may no longer read what they follow. Call it after everything that takes access away
 * (a session, a membership, a role, a grant, a group), once that is committed. The others are told of the seats that are free by it.
 * @param holders The accounts and devices whose access changed; everybody's streams are looked at where they are left out.
 */
export async function shutUngiven(holders?: readonly string[]): Promise<void> {
  const touched = holders && new Set(holders);
  await shutWhere(({ visitor }) => touched === undefined || holdersOf(visitor).some((id) => touched.has(id)));
  tellAsides();
}

/** The same for one table, of which somebody was shown out, and all its games. */
export async function shutUngivenAt(tableId: string): Promise<void> {
  await shutWhere((pass) => pass.tableId === tableId);
  const games = allOpen().flatMap(({ pass }) => (pass.tableId === tableId ? pass.gameId : []));
  for (const gameId of new Set(games)) tellAside(gameId);
}

async function shutWhere(touched: (pass: Pass) => boolean): Promise<void> {
  for (const stream of allOpen()) if (touched(stream.pass) && !(await stillGiven(stream.pass))) stream.shut();
}

const allOpen = (): readonly OpenStream[] => [...byHolder().values()].flatMap((streams) => [...streams]);

/** Has an account's phones read their tables afresh: what they may do there is another by now, and so are their keys. */
export function readAfresh(accountId: string): void {
  for (const stream of [...(byHolder().get(accountId) ?? [])]) stream.reload();
}

/** Has all phones at a table read it afresh: somebody else keeps it now. */
export function readAfreshAt(tableId: string): void {
  for (const { pass, reload } of allOpen()) if (pass.tableId === tableId) reload();
}

/**
 * Ends a holder's streams without a word, so that their phones ask again at once, as who they are by then. Call it when
 * something changed about who they are, and not what they may read.
 */
export function askAgain(holder: string): void {
  for (const stream of [...(byHolder().get(holder) ?? [])]) stream.end();
}
