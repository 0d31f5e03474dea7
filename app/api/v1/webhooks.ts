import { ok } from "@/lib/engine";
import type { webhookOperations } from "@/lib/protocol/routes/webhooks";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { groupEventStream } from "@/lib/server/webhooks/eventStream";
import {
  deliveriesOf,
  makeWebhook,
  removeWebhook,
  sendAgain,
  webhooksOf,
} from "@/lib/server/webhooks/webhooks";

/** Handlers of a group's event stream and webhooks. */
export const webhooks: Handlers<keyof typeof webhookOperations> = {
  "GET /api/v1/groups/{group}/events": async ({ request, pass, query }) =>
    new Response(groupEventStream(pass, cursorIn(request.headers.get("last-event-id") ?? query.after)), {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        // no-transform: compression would buffer events.
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      },
    }),
  "GET /api/v1/groups/{group}/webhooks": async ({ pass }) => ok({ webhooks: await webhooksOf(pass) }),
  "POST /api/v1/groups/{group}/webhooks": ({ pass, body }) => makeWebhook(pass, body),
  "DELETE /api/v1/groups/{group}/webhooks/{webhook}": ({ pass, params }) =>
    removeWebhook(pass, params.webhook),
  "GET /api/v1/groups/{group}/webhooks/{webhook}/deliveries": async ({ pass, params }) => {
    const found = await deliveriesOf(pass, params.webhook);
    return found.ok ? ok({ deliveries: found.value }) : found;
  },
  "POST /api/v1/groups/{group}/webhooks/{webhook}/deliveries/{event}": ({ pass, params }) =>
    sendAgain(pass, params.webhook, params.event),
};

/** Parses a cursor; anything else means from now on. */
const cursorIn = (text: string | undefined): number | null =>
  /^\d{1,9}$/.test(text ?? "") ? Number(text) : null;
