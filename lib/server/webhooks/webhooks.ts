import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { type DeliveryLine, EVENT_KINDS, type EventKind, type WebhookLine } from "@/lib/protocol/groupEvents";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { newRowId } from "../db/rowId";
import { pokeOutbox } from "../events/outbox";
import type { Webhook } from "../generated/prisma/client";
import { accessGroup, type GroupPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { secretOf } from "./deliver";
import { readTarget, resolveTarget } from "./target";

// The webhooks of a group. Its keepers manage them.

/** More than any group has chats. */
const MAX_WEBHOOKS = 10;

const MAX_DELIVERIES = 50;

const kindsIn = (stored: string): readonly EventKind[] =>
  EVENT_KINDS.filter((kind) => stored.split(" ").includes(kind));

const asLine = ({ id, url, kinds, createdAt }: Webhook): WebhookLine => ({
  id,
  url,
  kinds: kindsIn(kinds),
  since: createdAt.toISOString(),
});

/** Lists a group's webhooks, newest first. */
export async function webhooksOf({ groupId }: GroupPass): Promise<readonly WebhookLine[]> {
  const rows = await database().webhook.findMany({ where: { groupId }, orderBy: { createdAt: "desc" } });
  return rows.map(asLine);
}

/**
 * Creates a webhook for a group's events from now on, with the secret of its signatures. Refuses with
 * `bad-target` (no http address), `private-target` (an address that only this server reaches, or none),
 * `webhooks-full`, and as `accessGroup` does.
 */
export async function makeWebhook(
  { groupId, visitor, accountId }: GroupPass,
  { url, kinds }: { readonly url: string; readonly kinds: readonly EventKind[] },
): Promise<ApiResult<{ readonly webhook: WebhookLine; readonly secret: string }>> {
  const target = readTarget(url);
  if (target === null) return apiError("bad-target");
  if (typeof (await resolveTarget(target)) === "string") return apiError("private-target");
  const made = await inTransaction(async (tx): Promise<ApiResult<Webhook>> => {
    const may = await accessGroup(visitor, groupId, "open", tx);
    if (!may.ok) return may;
    if ((await tx.webhook.count({ where: { groupId } })) >= MAX_WEBHOOKS) return apiError("webhooks-full");
    const { _max } = await tx.groupEvent.aggregate({ where: { groupId }, _max: { seq: true } });
    const data = {
      id: newRowId(),
      groupId,
      url: target.href,
      kinds: [...new Set(kinds)].join(" "),
      seq: _max.seq ?? 0,
    };
    return ok(await tx.webhook.create({ data }));
  });
  if (!made.ok) return made;
  audit("webhook-made", { who: accountId, group: groupId, code: made.value.id });
  return ok({ webhook: asLine(made.value), secret: secretOf(made.value.id) });
}

/** Removes a webhook with its deliveries. Refuses with `no-such-webhook`. */
export async function removeWebhook({ groupId, accountId }: GroupPass, id: string): Promise<ApiResult<null>> {
  const { count } = await database().webhook.deleteMany({ where: { id, groupId } });
  if (count === 0) return apiError("no-such-webhook");
  audit("webhook-removed", { who: accountId, group: groupId, code: id });
  return ok(null);
}

/** Lists a webhook's latest deliveries, newest first. Refuses with `no-such-webhook`. */
export async function deliveriesOf(
  { groupId }: GroupPass,
  webhookId: string,
): Promise<ApiResult<readonly DeliveryLine[]>> {
  if ((await database().webhook.count({ where: { id: webhookId, groupId } })) === 0)
    return apiError("no-such-webhook");
  const rows = await database().delivery.findMany({
    where: { webhookId },
    orderBy: { seq: "desc" },
    take: MAX_DELIVERIES,
  });
  const events = await database().groupEvent.findMany({
    where: { groupId, seq: { in: rows.map(({ seq }) => seq) } },
    select: { seq: true, kind: true },
  });
  const kinds = new Map(events.map(({ seq, kind }) => [seq, EVENT_KINDS.find((known) => known === kind)]));
  return ok(
    rows.map(({ eventId, seq, at, attempts, nextAt, deliveredAt, result }) => ({
      event: eventId,
      kind: kinds.get(seq) ?? null,
      at: at.toISOString(),
      attempts,
      next: nextAt?.toISOString() ?? null,
      delivered: deliveredAt?.toISOString() ?? null,
      result,
    })),
  );
}

/** Sends an event again now, with the same id. Refuses with `no-such-delivery`. */
export async function sendAgain(
  { groupId }: GroupPass,
  webhookId: string,
  eventId: string,
): Promise<ApiResult<null>> {
  const { count } = await database().delivery.updateMany({
    where: { webhookId, eventId, groupId },
    data: { nextAt: new Date(), attempts: 0, deliveredAt: null },
  });
  if (count === 0) return apiError("no-such-delivery");
  pokeOutbox();
  return ok(null);
}
