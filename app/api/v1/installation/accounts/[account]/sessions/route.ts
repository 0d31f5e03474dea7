import { nothing } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { forOwnerWith } from "@/lib/server/installation/asked";
import { endSessionsOf } from "@/lib/server/installation/endSessions";

/** Signs somebody out on every phone. */
export const DELETE = forOwnerWith(nothing, (pass, _body, { account }: { account: string }) =>
  endSessionsOf(pass, account),
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
