import { randomBytes } from "node:crypto";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { entriesOf } from "../server/table";

/** A started game, with its keeper’s cookie and the path of its link. */
export interface Started {
  readonly id: string;
  readonly cookie: string;
  readonly join: string;
}

/** A phone's cookies in the browser's format. */
export const cookiesOf = (cookie: string, url: string) =>
  cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

/**
 * Starts a game at a server like a phone, and records the given actions. If the server trusts it, each has an
 * address of its own.
 */
export async function startEvening(
  origin: string,
  names: readonly string[],
  played: readonly Action[],
  game = "firehouse",
): Promise<Started> {
  const from = `10.${Array.from(randomBytes(3)).join(".")}`;
  const send = async (path: string, body: object, cookie = "") => {
    const answer = await fetch(new URL(`/api/v1/${path}`, origin), {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie, "x-forwarded-for": from },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const id = newId();
  const players = names.map((name, at) => ({ seat: `s${at + 1}`, name }));
  const started = await send("games", { id, game, house: {}, players });
  const cookie = started.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const { join } = (await started.json()) as { join: string };
  if (played.length > 0) await send(`games/${id}/entries`, { entries: entriesOf(played) }, cookie);
  return { id, cookie, join };
}
