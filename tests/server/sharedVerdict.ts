import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import type { Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { followVerdict } from "@/lib/server/publicLinks/followPublic";
import { cookieOf } from "./people";
import { routeAt } from "./routeAt";
import { ROUND, recordAll, seatedTable } from "./table";

const { DELETE: revokeRoute } = routeAt("/api/v1/games/{game}/verdicts/{place}");
const { POST: shareRoute } = routeAt("/api/v1/games/{game}/verdicts");

type Route = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** A request to a game's path as a visitor. */
export async function ask(
  route: unknown,
  { gameId }: Pass,
  visitor: Visitor,
  { method = "GET", body, ...more }: { method?: string; body?: unknown; place?: string; round?: string } = {},
) {
  const request = new Request("http://table/", {
    method,
    headers: {
      cookie: await cookieOf(visitor),
      "content-type": "application/json",
      host: "table.example:3000",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await (route as Route)(request, {
    params: Promise.resolve({ id: gameId, ...more } as never),
  });
  return { status: answer.status, body: await answer.json() };
}
export const share = (pass: Pass, visitor = pass.visitor, body: unknown = { round: 1 }) =>
  ask(shareRoute, pass, visitor, { method: "POST", body });
export const revoke = (pass: Pass, place: number | string, visitor = pass.visitor) =>
  ask(revokeRoute, pass, visitor, { method: "DELETE", place: String(place) });
export const tokenIn = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

/** A table with one settled round, and its verdict's token. */
export async function sharedRound(pass?: Pass) {
  const table = pass ?? (await seatedTable());
  await recordAll(table, ROUND);
  const { body } = await share(table);
  return { pass: table, token: tokenIn(body.url) };
}

let addresses = 0;
/** Follows a link from a new address. */
export const follow = (token: string, address = `192.0.2.${++addresses}`) =>
  followVerdict(new Request("http://table/", { headers: { [PEER_ADDRESS]: address } }), token);
export const followed = async (token: string) => {
  const found = await follow(token);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};
