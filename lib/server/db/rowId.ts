import { randomBytes } from "node:crypto";

/** The id of a new row: 128 random bits. */
export const newRowId = (): string => randomBytes(16).toString("base64url");
