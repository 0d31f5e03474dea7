// A separate process that sends requests on its parent's orders and reports the results.

import { KINDS } from "./kinds";
import type { Stall } from "./meter";
import { makeWorld, type World } from "./world";

/** The orders. */
export type Order =
  | { readonly order: "prepare"; readonly origin: string }
  /** Mixes all kinds by weight: the number of requests, and how many at once. */
  | { readonly order: "mix"; readonly requests: number; readonly atOnce: number }
  /** One kind only, one request at a time. */
  | { readonly order: "alone"; readonly kind: string; readonly requests: number }
  /** The kinds that were open during these stalls of the last order. */
  | { readonly order: "attribute"; readonly stalls: readonly Stall[] };

/** The result of an order. */
export interface Outcome {
  readonly seconds: number;
  /** By kind, the number of responses per status; 0: dropped. */
  readonly statuses: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By kind, in milliseconds. */
  readonly slowest: Readonly<Record<string, number>>;
  /** For each given stall. */
  readonly during: readonly (readonly string[])[];
}

let world: World | undefined;
let sent: { kind: string; from: number; until: number }[] = [];
const emptyOutcome: Outcome = { seconds: 0, statuses: {}, slowest: {}, during: [] };

async function obey(order: Order): Promise<Outcome> {
  if (order.order === "prepare") {
    world = await makeWorld(order.origin);
    return emptyOutcome;
  }
  if (order.order === "attribute") return { ...emptyOutcome, during: order.stalls.map(during) };
  if (world === undefined) throw new Error("there is nothing to attack yet");
  const { requests } = order;
  const [atOnce, next] = order.order === "mix" ? [order.atOnce, anyKind] : [1, () => order.kind];
  return sendAll(world, requests, atOnce, next);
}

async function sendAll(there: World, requests: number, atOnce: number, next: () => string): Promise<Outcome> {
  sent = [];
  const statuses: Record<string, Record<string, number>> = {};
  const slowest: Record<string, number> = {};
  const begun = now();
  let left = requests;
  const sendOn = async () => {
    while (left-- > 0) {
      const kind = next();
      const from = now();
      const status = (await KINDS[kind]?.send(there)) ?? 0;
      const until = now();
      sent.push({ kind, from, until });
      const counts = statuses[kind] ?? {};
      statuses[kind] = counts;
      counts[status] = (counts[status] ?? 0) + 1;
      slowest[kind] = Math.max(slowest[kind] ?? 0, until - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return { seconds: (now() - begun) / 1000, statuses, slowest, during: [] };
}

const now = () => performance.timeOrigin + performance.now();

/** The kinds of open requests during a stall. */
const during = ({ until, ms }: Stall): readonly string[] => [
  ...new Set(sent.filter((one) => one.from < until && one.until > until - ms).map(({ kind }) => kind)),
];

const total = Object.values(KINDS).reduce((sum, { weight }) => sum + weight, 0);

function anyKind(): string {
  let at = Math.random() * total;
  for (const [kind, { weight }] of Object.entries(KINDS)) {
    at -= weight;
    if (at < 0) return kind;
  }
  return "page /";
}

process.on("message", (order: Order) => {
  obey(order).then(
    (outcome) => process.send?.({ outcome }),
    (thrown) => process.send?.({ failed: String(thrown instanceof Error ? thrown.stack : thrown) }),
  );
});
