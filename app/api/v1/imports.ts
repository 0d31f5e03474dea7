import type { importOperations } from "@/lib/protocol/routes/imports";
import { answer, answerNot, answerTooMany } from "@/lib/server/api/endpoint";
import type { Handlers } from "@/lib/server/api/operationHandler";
import { importGroup } from "@/lib/server/groups/archive/importGroup";
import { byAddress, overLimit, rateLimitKeys } from "@/lib/server/identity/limits";
import { holdersOf, withDevice } from "@/lib/server/identity/visitor";
import { importGames, previewImport } from "@/lib/server/roster/imports/importGames";

/** Handlers of imports. */
export const imports: Handlers<keyof typeof importOperations> = {
  "POST /api/v1/imports/preview": ({ request, visitor, body }) => previewImport(request, visitor, body),
  "POST /api/v1/imports/group": ({ request, pass, body }) => importGroup(request, pass, body.text),
  "POST /api/v1/imports": async ({ request, visitor, body }) => {
    const from = holdersOf(visitor).length > 0 ? rateLimitKeys(request, visitor) : [byAddress(request)];
    const wait = await overLimit("start", from);
    if (wait !== null) return answerTooMany(wait);
    // A guest keeps the new table with this device.
    const known = await withDevice(visitor);
    const done = await importGames(request, known.visitor, body);
    return done.ok ? answer(201, { ok: true, ...done.value }, known.setCookie) : answerNot(done.refusal);
  },
};
