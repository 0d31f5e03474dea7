import type { LiveState } from "@/lib/protocol/liveState";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, type Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { readLiveState } from "@/lib/server/table/live/liveState";
import { cookieOf } from "../people";
import { routeAt } from "../routeAt";
import { guest } from "../table";

const { PUT: putHere } = routeAt("/api/v1/games/{game}/here");
const { PUT: putKeeper } = routeAt("/api/v1/games/{game}/keeper");
const { PUT: putConsent } = routeAt("/api/v1/games/{game}/rounds/{round}/consent");
const { PUT: putSettlement } = routeAt("/api/v1/games/{game}/rounds/{round}/settlement");
const { PUT: putMode } = routeAt("/api/v1/games/{game}/mode");
const { PUT: putShift } = routeAt("/api/v1/games/{game}/shift");
const { PUT: putTones } = routeAt("/api/v1/games/{game}/tones");
const { PUT: putSeat } = routeAt("/api/v1/games/{game}/seat");

let addresses = 0;

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** The result: "ok", or the refusal's code. */
async function put(
  handler: unknown,
  gameId: string,
  who: Visitor,
  body: unknown,
  params = {},
): Promise<string> {
  const request = new Request("http://table.local/", {
    method: "PUT",
    headers: {
      cookie: await cookieOf(who),
      "content-type": "application/json",
      // Limits count by address: everyone has their own here.
      [PEER_ADDRESS]: `address-${++addresses}`,
    },
    body: JSON.stringify(body),
  });
  const answer = await (handler as Handler)(request, {
    params: Promise.resolve({ id: gameId, ...params } as never),
  });
  const responseBody = await answer.json();
  return responseBody.ok ? "ok" : responseBody.code;
}

export const sit = (gameId: string, who: Visitor, seat: unknown, over?: unknown) =>
  put(putSeat, gameId, who, { seat, ...(over !== undefined && { over }) });
export const sayHere = (gameId: string, who: Visitor, body: unknown = { here: true }) =>
  put(putHere, gameId, who, body);
export const mode = (gameId: string, who: Visitor, body: unknown) => put(putMode, gameId, who, body);
export const shift = (gameId: string, who: Visitor, body: unknown) => put(putShift, gameId, who, body);
export const tones = (gameId: string, who: Visitor, body: unknown) => put(putTones, gameId, who, body);
export const handOver = (gameId: string, who: Visitor, seat: unknown) =>
  put(putKeeper, gameId, who, { seat });
export const consent = (gameId: string, who: Visitor, says: unknown, after: unknown, round: unknown = 1) =>
  put(putConsent, gameId, who, { says, after }, { round: String(round) });
export const settle = (gameId: string, who: Visitor, note: unknown, after: unknown, round: unknown = 1) =>
  put(putSettlement, gameId, who, { note, after }, { round: String(round) });

/** A visitor by the table's link, on their own phone or signed in. */
export async function joined(pass: Pass, who: Visitor = guest()): Promise<Visitor> {
  await joinByLink(who, (await tableLinks(pass)).sit.slice("/join/".length));
  return who;
}

/** A watcher of a table. */
export async function watching(pass: Pass): Promise<Visitor> {
  const who = guest();
  await joinByLink(who, (await tableLinks(pass)).watch.slice("/join/".length));
  return who;
}

/** The live state that a visitor gets of a table. */
export async function liveStateOf(gameId: string, who: Visitor): Promise<LiveState> {
  const pass = await access(who, gameId, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return readLiveState(pass.value);
}
