import { ok } from "@/lib/engine";
import type { tokenOperations } from "@/lib/protocol/routes/tokens";
import { reauthenticate, reauthenticateVisitor } from "@/lib/server/accounts/reauthenticate";
import {
  makeGroupToken,
  makeToken,
  revokeGroupToken,
  revokeToken,
  tokensFor,
  tokensOf,
} from "@/lib/server/accounts/tokens";
import type { Handlers } from "@/lib/server/api/operationHandler";

/** Handlers of access tokens. */
export const tokens: Handlers<keyof typeof tokenOperations> = {
  "GET /api/v1/account/tokens": async ({ pass }) => ok({ tokens: await tokensOf(pass) }),
  "POST /api/v1/account/tokens": async ({ pass, body: { passphrase, ...token } }) => {
    const sure = await reauthenticate(pass, passphrase);
    return sure.ok ? makeToken(sure.value, token) : sure;
  },
  "DELETE /api/v1/account/tokens/{token}": ({ pass, params }) => revokeToken(pass, params.token),
  "GET /api/v1/groups/{group}/tokens": async ({ pass }) => ok({ tokens: await tokensFor(pass) }),
  "POST /api/v1/groups/{group}/tokens": async ({ visitor, pass, body: { passphrase, ...token } }) => {
    const sure = await reauthenticateVisitor(visitor, passphrase);
    return sure.ok ? makeGroupToken(pass, sure.value, token) : sure;
  },
  "DELETE /api/v1/groups/{group}/tokens/{token}": ({ pass, params }) => revokeGroupToken(pass, params.token),
};
