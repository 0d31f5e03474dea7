import { createHash, createHmac } from "node:crypto";
import { installationSecret } from "../../process/installationSecret";

// A link's token is derived from the server's secret each time it is shown. The database stores only its
// hash, so a leaked copy grants nothing.

/** 128 bits: unguessable, and a small QR code. */
const TOKEN_BYTES = 16;

/** The token for a meaning, which must be unique across all kinds of links. */
export const tokenFor = (meaning: string): string =>
  createHmac("sha256", installationSecret())
    .update(meaning)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");

/** The stored hash of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
