import type { Line } from "./readTable";

/** A way to send a request: extra headers, and a prefix and suffix of the URL. */
export interface RequestMethod {
  readonly headers: Readonly<Record<string, string>>;
  readonly prefix?: string;
  readonly suffix?: string;
}

const RSC = { rsc: "1" };
const PREFETCH = { ...RSC, "next-router-prefetch": "1" };

/** The plain request, and variants that have bypassed access checks in other programs. */
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
      // The proxy is trusted here: a single scheme would be believed (`tests/server/forwarded.test.ts`).
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

/** A response. */
export interface AccessResponse {
  readonly status: number;
  readonly text: string;
  /** The redirect target. */
  readonly sentTo: string;
  /** Everything readable: the body and the redirect target. */
  readonly all: string;
}

interface Asking {
  readonly method: Line["method"];
  readonly address: string;
  /** The cookies; or "Bearer …" for a program. */
  readonly cookie: string;
  readonly way?: RequestMethod;
  readonly body?: unknown;
}

let addresses = 0;

/** Every request has its own address from the trusted proxy: limits per address are tested elsewhere. */
const ownAddress = (): string => {
  addresses++;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Sends a request to a running program. A live stream is read up to its first message. */
export async function ask(
  origin: string,
  { method, address, cookie, way, body }: Asking,
): Promise<AccessResponse> {
  const { headers, prefix = "", suffix = "" }: RequestMethod = way ?? WAYS.plain;
  const sendOnce = (to: string): Promise<Response> =>
    fetch(new URL(to, origin), {
      method: method === "PAGE" ? "GET" : method,
      headers: {
        ...headers,
        // With thousands of requests, compression would cost more than the responses.
        "accept-encoding": "identity",
        ...(cookie.startsWith("Bearer ") ? { authorization: cookie } : { cookie }),
        "x-forwarded-for": ownAddress(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "manual",
    });
  // Retries like a browser if the idle connection was just closed.
  const send = (to: string) =>
    sendOnce(to).catch((thrown) => {
      if (!["ECONNRESET", "UND_ERR_SOCKET"].includes(thrown.cause?.code)) throw thrown;
      return sendOnce(to);
    });
  let answer = await send(`${prefix}${address}${suffix}`);
  const part = answer.headers.get("location") ?? "";
  // Next redirects a page part requested under another name.
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

/** Runs as many at once as a small machine can bear. */
export async function allOf<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const waiting = items.values();
  const hand = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
