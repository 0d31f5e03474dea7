import type { Page } from "playwright-core";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";

/** The lightest page of an origin: for a phone that sends something before it opens one. */
export const NO_PAGE = "/manifest.webmanifest";

/** Sends what a phone's screens would send. */
export async function send<Answer>(
  phone: Page,
  path: string,
  body: object,
  method: "POST" | "PUT" | "PATCH" = "POST",
): Promise<Answer> {
  const answer = await phone.evaluate(
    async ([address, sent, how]) => {
      const got = await fetch(address, {
        method: how,
        headers: { "content-type": "application/json" },
        body: sent,
      });
      return { ok: got.ok, text: await got.text() };
    },
    [`/api/v1/${path}`, JSON.stringify(body), method] as const,
  );
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)} was answered ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}

/** A URL's response to a phone. */
export const read = <Answer>(phone: Page, path: string): Promise<Answer> =>
  phone.evaluate(
    async (address) => (await fetch(address, { cache: "no-store" })).json(),
    `/api/v1/${path}`,
  ) as Promise<Answer>;

/** Starts a game from a phone. Returns its id. */
export async function startGame(
  phone: Page,
  names: readonly string[],
  more: {
    readonly game?: string;
    readonly group?: string;
    readonly house?: object;
    readonly table?: string;
    readonly score_only?: boolean;
  } = {},
): Promise<string> {
  const id = newId();
  const players = names.map((name, at) => ({ seat: `s${at + 1}`, name }));
  await send(phone, "games", { id, game: "firehouse", house: {}, players, ...more });
  return id;
}

/** Records entries in a game from a phone, after the existing ones. */
export async function record(phone: Page, game: string, ...actions: readonly Action[]): Promise<void> {
  const { table } = await read<{ table: { seq: number } }>(phone, `games/${game}`);
  const entries = actions.map((action, at) => ({ id: newId(), action, after: table.seq + at }));
  await send(phone, `games/${game}/entries`, { entries });
}
