import { ok } from "@/lib/engine";
import type { publicLinkOperations } from "@/lib/protocol/routes/publicLinks";
import type { Handlers } from "@/lib/server/api/operationHandler";
import {
  makeGameLink,
  makePublicLink,
  publicLinksOf,
  publicLinksTo,
  revokeGameLink,
  revokePublicLink,
} from "@/lib/server/publicLinks/publicLinks";

/** Handlers of a group's public links. */
export const publicLinks: Handlers<keyof typeof publicLinkOperations> = {
  "GET /api/v1/groups/{group}/public-links": async ({ pass }) => ok({ links: await publicLinksOf(pass) }),
  "POST /api/v1/groups/{group}/public-links": async ({ pass, body }) => {
    const made = await makePublicLink(pass, body);
    return made.ok ? ok({ link: made.value }) : made;
  },
  "DELETE /api/v1/groups/{group}/public-links/{link}": ({ pass, params }) =>
    revokePublicLink(pass, params.link),
  "GET /api/v1/games/{game}/public-links": async ({ pass }) => ok({ links: await publicLinksTo(pass) }),
  "POST /api/v1/games/{game}/public-links": async ({ pass, body }) => {
    const made = await makeGameLink(pass, body.names);
    return made.ok ? ok({ link: made.value }) : made;
  },
  "DELETE /api/v1/games/{game}/public-links/{link}": ({ pass, params }) => revokeGameLink(pass, params.link),
};
