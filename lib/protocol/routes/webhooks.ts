import { z } from "zod";
import {
  type DeliveryLine,
  EVENT_KINDS,
  type EventKind,
  type GroupEventLine,
  type WebhookLine,
} from "../groupEvents";
import { DONE, done, ID, instant, list, OTHER_ID, operation } from "./operation";

// The events of a group: its stream, and its webhooks.

const kinds = z.array(z.enum(EVENT_KINDS));

const webhookLine = z.strictObject({
  id: z.string(),
  url: z.string(),
  kinds: kinds.readonly(),
  since: instant,
}) satisfies z.ZodType<WebhookLine>;

const deliveryLine = z.strictObject({
  event: z.string(),
  kind: z.enum(EVENT_KINDS).nullable(),
  at: instant,
  attempts: z.int(),
  next: instant.nullable(),
  delivered: instant.nullable(),
  result: z.string().nullable(),
}) satisfies z.ZodType<DeliveryLine>;

const SINCE = "2026-11-20T21:00:00.000Z";
const URL_OF = "https://chat.example.org/hooks/dice";
const HOOK: WebhookLine = { id: ID, url: URL_OF, kinds: ["bang", "washer"], since: SINCE };
const NEW = { url: URL_OF, kinds: ["bang", "washer"] satisfies EventKind[] };
const EVENT: GroupEventLine = {
  id: OTHER_ID,
  seq: 12,
  event: "bang",
  at: SINCE,
  group: ID,
  game: OTHER_ID,
  table: ID,
  night: null,
  round: null,
  people: ["Bob"],
  claimer: null,
  right: null,
  margin: null,
};

export const webhookOperations = {
  "GET /api/v1/groups/{group}/events": operation({
    summary:
      "Follows a group: server-sent events for each bang, verdict, end of a game, washer of the day and settled night. An event with `-corrected` replaces an earlier one about the same round or game; without `people` that no longer holds. `Last-Event-ID` or `after` continues after an event of the last 30 days; without either it starts now.",
    requires: "read a group",
    query: z.object({ after: z.string().exactOptional() }),
    answer: z.string(),
    type: "text/event-stream",
    example: { answer: `id: 12\nevent: bang\ndata: ${JSON.stringify(EVENT)}\n\n` },
  }),
  "GET /api/v1/groups/{group}/webhooks": operation({
    summary: "Lists the addresses that the group's events are sent to.",
    requires: "open a group",
    answer: done({ webhooks: list(webhookLine) }),
    example: { answer: { ok: true, webhooks: [HOOK] } },
  }),
  "POST /api/v1/groups/{group}/webhooks": operation({
    summary:
      "Sends the group's events from now on to an address, signed as standardwebhooks.com says with `secret`. Each is tried for two days until the answer is 2xx; `webhook-id` is the same in every try.",
    requires: "open a group",
    body: z.strictObject({ url: z.string().max(500), kinds: kinds.min(1).max(EVENT_KINDS.length) }),
    status: 201,
    answer: done({ webhook: webhookLine, secret: z.string() }),
    errors: {
      422: "The address is not http or https, or not on the public internet. Or there are too many.",
    },
    example: { request: NEW, answer: { ok: true, webhook: HOOK, secret: "whsec_c2hvd24gb25seSBoZXJl" } },
  }),
  "DELETE /api/v1/groups/{group}/webhooks/{webhook}": operation({
    summary: "Sends nothing more to this address.",
    requires: "open a group",
    answer: DONE,
    errors: { 404: "The group has no such webhook." },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/webhooks/{webhook}/deliveries": operation({
    summary: "Lists a webhook's latest deliveries, with their tries.",
    requires: "open a group",
    answer: done({ deliveries: list(deliveryLine) }),
    errors: { 404: "The group has no such webhook." },
    example: {
      answer: {
        ok: true,
        deliveries: [
          {
            event: OTHER_ID,
            kind: "bang",
            at: SINCE,
            attempts: 1,
            next: null,
            delivered: SINCE,
            result: "200",
          },
        ],
      },
    },
  }),
  "POST /api/v1/groups/{group}/webhooks/{webhook}/deliveries/{event}": operation({
    summary: "Sends an event again, with the same id.",
    requires: "open a group",
    body: z.strictObject({}),
    answer: DONE,
    errors: { 404: "The webhook has no such delivery." },
    example: { request: {}, answer: { ok: true } },
  }),
};
