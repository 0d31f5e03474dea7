import { nothing } from "@/lib/protocol/membershipSchemas";
import { forOwnerWith } from "@/lib/server/admin/asked";
import { makeRecoveryCode } from "@/lib/server/admin/recoveryCode";
import { allowOnly } from "@/lib/server/api/endpoint";

/** Makes a code for somebody who forgot their passphrase. It is in this one answer and nowhere else. */
export const POST = forOwnerWith(
  nothing,
  (pass, _body, { account }: { account: string }) => makeRecoveryCode(pass, account),
  201,
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
