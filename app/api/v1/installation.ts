import { ok } from "@/lib/engine";
import type { installationOperations } from "@/lib/protocol/routes/installation";
import { accountsOf, endSessionsOf, makeRecoveryCode } from "@/lib/server/admin/accounts";
import { changeInstallation } from "@/lib/server/admin/changeInstallation";
import { copyNow } from "@/lib/server/admin/copies";
import { readInstallation } from "@/lib/server/admin/installationNow";
import type { Handlers } from "@/lib/server/api/operationHandler";

/** What does each operation of the installation's owner. */
export const installation: Handlers<keyof typeof installationOperations> = {
  "GET /api/v1/installation": async ({ pass }) => ok({ installation: await readInstallation(pass) }),
  "PATCH /api/v1/installation": ({ pass, body }) => changeInstallation(pass, body),
  "GET /api/v1/installation/accounts": async ({ pass, query }) => ok(await accountsOf(pass, query)),
  "POST /api/v1/installation/accounts/{account}/recovery-code": ({ pass, params }) =>
    makeRecoveryCode(pass, params.account),
  "DELETE /api/v1/installation/accounts/{account}/sessions": ({ pass, params }) =>
    endSessionsOf(pass, params.account),
  "POST /api/v1/installation/backups": ({ pass }) => copyNow(pass),
};
