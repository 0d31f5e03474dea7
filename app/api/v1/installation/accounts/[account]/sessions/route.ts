import { nothing } from "@/lib/protocol/membershipSchemas";
import { forOwnerWith } from "@/lib/server/admin/asked";
import { endSessionsOf } from "@/lib/server/admin/endSessions";
import { allowOnly } from "@/lib/server/api/endpoint";

/** Signs somebody out on every phone. */
export const DELETE = forOwnerWith(nothing, (pass, _body, { account }: { account: string }) =>
  endSessionsOf(pass, account),
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
