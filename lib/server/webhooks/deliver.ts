import { createHmac } from "node:crypto";
import type { GroupEventLine } from "@/lib/protocol/groupEvents";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { onOutbox } from "../events/outbox";
import { installationSecret } from "../process/installationSecret";
import { linesOf } from "./readEvents";
import { post } from "./target";

// Deliveries of group events to webhooks, at least once, with retries. The outbox has the events; a row for each
// webhook has its tries. So a killed server continues where it was.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The backoff: the wait before each retry. After the last, about two days in, the webhook's delivery is given up. */
export const WAITS: readonly number[] = [
  ...[10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR],
];

/** How long a try belongs to the process that claimed it. If that one is killed, another process takes over. */
const CLAIM_MS = 30 * SECOND;

/** Deliveries tried at once, and events spread at once. */
const BATCH = 20;

/** The secret that a webhook's receiver checks signatures with (standardwebhooks.com). */
export const secretOf = (webhook: string): string =>
  `whsec_${createHmac("sha256", installationSecret()).update(`webhook:${webhook}`).digest("base64")}`;

/** The signature of a delivery: of its id, its time and its body. */
function signatureOf(webhook: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secretOf(webhook).slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}

/** Gives new events of the outbox a delivery for each webhook that wants them. */
export async function spreadEvents(now = new Date()): Promise<void> {
  const behind = await database().$queryRaw<{ id: string }[]>`SELECT "Webhook"."id" FROM "Webhook"
    WHERE EXISTS (SELECT 1 FROM "GroupEvent" WHERE "GroupEvent"."groupId" = "Webhook"."groupId"
      AND "GroupEvent"."seq" > "Webhook"."seq")`;
  for (const { id } of behind) await inTransaction((tx) => spreadOne(tx, id, now));
}

async function spreadOne(tx: Parameters<Parameters<typeof inTransaction>[0]>[0], id: string, now: Date) {
  const webhook = await tx.webhook.findUnique({ where: { id } });
  if (webhook === null) return;
  const { groupId, kinds } = webhook;
  const events = await tx.groupEvent.findMany({
    where: { groupId, seq: { gt: webhook.seq } },
    orderBy: { seq: "asc" },
    take: BATCH,
  });
  const last = events.at(-1);
  if (last === undefined) return;
  await tx.delivery.createMany({
    data: events
      .filter(({ kind }) => kinds.split(" ").includes(kind))
      .map((event) => ({ webhookId: id, eventId: event.id, groupId, seq: event.seq, at: now, nextAt: now })),
  });
  await tx.webhook.update({ where: { id }, data: { seq: last.seq } });
}

/**
 * Tries the deliveries that are due. A receiver that answers 2xx has it; any other answer, or none, is tried
 * again later.
 * @returns how many were tried.
 */
export async function deliverDue(now = new Date(), send = post): Promise<number> {
  const due = await database().delivery.findMany({
    where: { nextAt: { lte: now } },
    orderBy: [{ nextAt: "asc" }, { seq: "asc" }],
    take: BATCH,
    include: { webhook: true },
  });
  const tried = await Promise.all(
    due.map(async ({ webhook, eventId, nextAt, attempts, groupId, seq }) => {
      const which = { webhookId: webhook.id, eventId };
      const claimed = await database().delivery.updateMany({
        where: { ...which, nextAt },
        data: { nextAt: new Date(now.getTime() + CLAIM_MS), attempts: attempts + 1 },
      });
      if (claimed.count === 0) return 0;
      const row = await database().groupEvent.findUnique({ where: { groupId_seq: { groupId, seq } } });
      const [event] = row === null ? [] : await linesOf([row]);
      const result = event ? await sendOne(webhook, event, now, send) : "expired";
      const isDone = typeof result === "number" && result >= 200 && result < 300;
      const wait = isDone || !event ? undefined : WAITS[attempts];
      await database().delivery.updateMany({
        where: { ...which, attempts: attempts + 1 },
        data: {
          result: String(result),
          deliveredAt: isDone ? now : null,
          nextAt: wait === undefined ? null : new Date(now.getTime() + wait),
        },
      });
      return 1;
    }),
  );
  return tried.filter((one) => one === 1).length;
}

function sendOne(
  { id, url }: { readonly id: string; readonly url: string },
  event: GroupEventLine,
  now: Date,
  send: typeof post,
): ReturnType<typeof post> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now.getTime() / SECOND);
  return send(new URL(url), body, {
    "content-type": "application/json",
    "user-agent": "liars-table",
    "webhook-id": event.id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatureOf(id, event.id, seconds, body),
  });
}

/** How often the server looks for retries that are due. New events are delivered at once. */
const EVERY_MS = 5 * SECOND;

/**
 * Delivers events while the program runs.
 * @returns a function that stops it, and resolves when the last tries are noted.
 */
export function startDelivering(): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const run = async () => {
    try {
      while (again && !stopped) {
        again = false;
        await spreadEvents();
        if ((await deliverDue()) === BATCH) again = true;
      }
    } catch (thrown) {
      // A database that does not answer is reported elsewhere; the next round tries again.
      console.error(thrown);
    } finally {
      running = null;
    }
  };
  const wake = () => {
    again = true;
    if (!stopped) running ??= run();
  };
  const timer = setInterval(wake, EVERY_MS).unref();
  const leave = onOutbox(wake);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    leave();
    await running;
  };
}
