import { randomBytes } from "node:crypto";

/** A fresh id for a row that the server makes: 128 random bits. */
export const newRowId = (): string => randomBytes(16).toString("base64url");
