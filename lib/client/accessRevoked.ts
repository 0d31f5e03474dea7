import type { ApiCode, ApiError } from "@/lib/protocol/entry";

/** What the server says to whoever may not even read a table. */
const REVOKED: readonly ApiCode[] = ["no-such-table", "not-signed-in"];

/** Whether an answer about a table says that it is not this phone's any more, if it ever was. */
export const isAccessRevoked = (answer: { readonly ok: true } | ApiError): boolean =>
  !answer.ok && REVOKED.includes(answer.code);
