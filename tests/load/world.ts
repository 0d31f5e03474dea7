import { gameIds } from "@/lib/engine";
import { endlessRounds } from "../server/table";
import { Sender } from "./ask";
import { anyAddress, PlayedTable } from "./tables";

/** The objects of requests. */
export interface World {
  readonly sender: Sender;
  /** Played during the requests; a finished one is replaced. */
  readonly tables: PlayedTable[];
  /** With the journal of an endless evening. */
  readonly longest: PlayedTable;
  /** The files a page loads. */
  readonly files: readonly string[];
  /** The fields of the sign-in form. */
  readonly signIn: { readonly token: string; readonly cookie: string };
}

const TABLES = 60;
const PHONES = 5;
/** Four entries each, in the longest table. */
const MAX_ROUNDS = 500;

/** Starts tables at a server and plays each for a while. */
export async function makeWorld(origin: string): Promise<World> {
  const sender = new Sender(origin);
  const tables: PlayedTable[] = [];
  for (let at = 0; at < TABLES; at++) {
    const table = await PlayedTable.start(sender, gameIds[at % gameIds.length] ?? "firehouse", 3 + (at % 6));
    for (let phone = 0; phone < PHONES; phone++) await table.admit();
    await table.play(20);
    tables.push(table);
  }
  const longest = await PlayedTable.start(sender, "firehouse", 3);
  const rounds = [...endlessRounds(MAX_ROUNDS)];
  while (rounds.length > 0) await longest.record(rounds.splice(0, 12).flat());
  const page = await sender.ask({ path: "/", from: anyAddress() });
  const files = [...new Set(page.body().match(/\/_next\/static\/[^"\\]+/g) ?? [])];
  const csrf = await sender.ask({ path: "/api/auth/csrf", from: anyAddress() });
  const { csrfToken } = JSON.parse(csrf.body()) as { csrfToken: string };
  return { sender, tables, longest, files, signIn: { token: csrfToken, cookie: csrf.cookie } };
}
