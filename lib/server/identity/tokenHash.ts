import { createHash, randomBytes } from "node:crypto";
import { TOKEN_PREFIX } from "@/lib/protocol/tokens";
import type { Sent } from "../http/peerAddress";

/** Creates an access token: 256 random bits. */
export const newSecret = (): string => TOKEN_PREFIX + randomBytes(32).toString("base64url");

/** Hash of an access token, as stored. A random token needs no salt. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Returns the access token that a request states, or null. Other schemes, as of a proxy, do not count. */
export const bearerOf = ({ headers }: Sent): string | null =>
  /^bearer +(\S+)$/i.exec(headers.get("authorization")?.trim() ?? "")?.[1] ?? null;
