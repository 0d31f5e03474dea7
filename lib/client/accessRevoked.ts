import type { ApiCode, ApiError } from "@/lib/protocol/entry";

/** The error codes for a table that this device cannot read. */
const REVOKED: readonly ApiCode[] = ["no-such-table", "not-signed-in"];

/** True if a response about a table says that this phone has no access, or never had. */
export const isAccessRevoked = (answer: { readonly ok: true } | ApiError): boolean =>
  !answer.ok && REVOKED.includes(answer.code);
