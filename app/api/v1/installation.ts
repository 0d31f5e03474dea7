import { ok } from "@/lib/engine";
import type { installationOperations } from "@/lib/protocol/routes/installation";
import { reauthenticateVisitor } from "@/lib/server/accounts/reauthenticate";
import { accountsOf, endSessionsOf, makeRecoveryCode } from "@/lib/server/admin/accounts";
import { changeInstallation } from "@/lib/server/admin/changeInstallation";
import { readInstallation } from "@/lib/server/admin/installationNow";
import { backUpNow } from "@/lib/server/admin/makeBackup";
import type { Handlers } from "@/lib/server/api/operationHandler";

/** Handlers of the server owner's operations. */
export const installation: Handlers<keyof typeof installationOperations> = {
  "GET /api/v1/installation": async ({ pass }) => ok({ installation: await readInstallation(pass) }),
  "PATCH /api/v1/installation": async ({ visitor, pass, body: { owner, passphrase, ...settings } }) => {
    if (owner === undefined) return changeInstallation(pass, settings);
    const sure = await reauthenticateVisitor(visitor, passphrase);
    return sure.ok ? changeInstallation(pass, { ...settings, owner: { id: owner, by: sure.value } }) : sure;
  },
  "GET /api/v1/installation/accounts": async ({ pass, query }) => ok(await accountsOf(pass, query)),
  "POST /api/v1/installation/accounts/{account}/recovery-code": async ({ visitor, pass, params, body }) => {
    const sure = await reauthenticateVisitor(visitor, body.passphrase);
    return sure.ok ? makeRecoveryCode(pass, params.account, sure.value) : sure;
  },
  "DELETE /api/v1/installation/accounts/{account}/sessions": ({ pass, params }) =>
    endSessionsOf(pass, params.account),
  "POST /api/v1/installation/backups": ({ pass }) => backUpNow(pass),
};
