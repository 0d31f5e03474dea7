import { createHash, createHmac } from "node:crypto";
import { installationSecret } from "../../process/installationSecret";

// The token of a link is worked out from the secret whenever the link is shown; the database holds only its hash, so that a copy
// of the database opens nothing.

/** 128 bits: beyond guessing, and a small QR code. */
const TOKEN_BYTES = 16;

/** The token of the link that means this; no two kinds of link mean the same. */
export const tokenFor = (meaning: string): string =>
  createHmac("sha256", installationSecret())
    .update(meaning)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
