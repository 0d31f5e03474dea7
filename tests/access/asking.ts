import type { Line } from "./readTable";

/** A way to ask: what is sent besides, and what is put before and behind the address. */
export interface RequestMethod {
  readonly headers: Readonly<Record<string, string>>;
  readonly prefix?: string;
  readonly suffix?: string;
}

const RSC = { rsc: "1" };
const PREFETCH = { ...RSC, "next-router-prefetch": "1" };

/** Asked in so many words; and in the ways that have led past other programs' doors. */
export const WAYS = {
  plain: { headers: {} },
  "as an inner request": {
    headers: {
      "x-middleware-subrequest": Array(5).fill("middleware").join(":"),
      "x-middleware-rewrite": "/",
      "x-nextjs-data": "1",
      "x-original-url": "/",
      "x-invoke-path": "/",
    },
  },
  "as another method, from another host": {
    headers: {
      "x-http-method-override": "GET",
      "x-method-override": "DELETE",
      "x-forwarded-host": "localhost",
      // The proxy is trusted here: one scheme would be believed, as `tests/server/forwarded.test.ts` has it.
      "x-forwarded-proto": "https, http",
      "x-forwarded-user": "owner",
    },
  },
  "as a part of a page": { headers: RSC, suffix: "?_rsc=1" },
  "as a prefetch": { headers: PREFETCH, suffix: "?_rsc=1" },
  "as a prefetch of a segment": {
    headers: { ...PREFETCH, "next-router-segment-prefetch": "/_tree" },
    suffix: "?_rsc=1",
  },
  "with .rsc behind it": { headers: {}, suffix: ".rsc" },
  "as a segment": { headers: {}, suffix: ".segments/_tree.segment.rsc" },
  "as another site’s picture": {
    headers: {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "no-cors",
      "sec-fetch-dest": "image",
      referer: "https://elsewhere.example/",
    },
  },
  "as a page’s JSON": { headers: { "x-nextjs-data": "1" }, prefix: "/_next/data/build", suffix: ".json" },
} as const satisfies Readonly<Record<string, RequestMethod>>;
export type WayName = keyof typeof WAYS;

/** What came back. */
export interface Told {
  readonly status: number;
  readonly text: string;
  /** Where it sends one on. */
  readonly sentTo: string;
  /** All that can be read: the body, and where it sends one. */
  readonly all: string;
}

interface Asking {
  readonly method: Line["method"];
  readonly address: string;
  readonly cookie: string;
  readonly way?: RequestMethod;
  readonly body?: unknown;
}

let addresses = 0;

/** Every request comes from an address of its own, as the trusted proxy says: limits by address are tested elsewhere. */
const ownAddress = (): string => {
  addresses++;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Asks a running program. A live stream is heard up to its first words. */
export async function ask(origin: string, { method, address, cookie, way, body }: Asking): Promise<Told> {
  const { headers, prefix = "", suffix = "" }: RequestMethod = way ?? WAYS.plain;
  const sendOnce = (to: string): Promise<Response> =>
    fetch(new URL(to, origin), {
      method: method === "PAGE" ? "GET" : method,
      headers: {
        ...headers,
        // Thousands are asked: to compress them and take them apart again would cost more than to answer them.
        "accept-encoding": "identity",
        cookie,
        "x-forwarded-for": ownAddress(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "manual",
    });
  // As browsers do where the connection it went by had just been closed for being idle.
  const send = (to: string) =>
    sendOnce(to).catch((thrown) => {
      if (!["ECONNRESET", "UND_ERR_SOCKET"].includes(thrown.cause?.code)) throw thrown;
      return sendOnce(to);
    });
  let answer = await send(`${prefix}${address}${suffix}`);
  const part = answer.headers.get("location") ?? "";
  // Next sends a browser on that asked for a part of a page under another name than it has.
  if (answer.status === 307 && /[?&]_rsc/.test(part)) {
    await answer.body?.cancel();
    answer = await send(part);
  }
  const text = await heard(answer);
  const sentTo = answer.headers.get("location") ?? "";
  return { status: answer.status, text, sentTo, all: `${text}\n${sentTo}` };
}

async function heard(answer: Response): Promise<string> {
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer.text();
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** Does so much at once as a small machine can bear. */
export async function allOf<Item>(
  items: readonly Item[],
  deed: (item: Item) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const waiting = items.values();
  const hand = async () => {
    for (const item of waiting) await deed(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
