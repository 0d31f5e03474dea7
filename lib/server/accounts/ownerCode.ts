import { createHmac } from "node:crypto";
import { database } from "../db/db";
import { installationSecret } from "../process/installationSecret";
import { codeOf, hashOfCode } from "./oneTimeCode";

/**
 * The code that makes a new account the server's owner while there is none. A stranger cannot know it. It
 * derives from the secret, so every start and every instance prints the same one, and no database holds it.
 */
export const ownerCode = (): string =>
  codeOf(createHmac("sha256", installationSecret()).update("owner-code").digest());

/** True for the owner's code, with the spelling that people give it. */
export const isOwnerCode = (text: string): boolean => hashOfCode(text) === hashOfCode(ownerCode());

/** True if the server has an owner. */
export const hasOwner = async (): Promise<boolean> =>
  (await database().installation.count({ where: { ownerId: { not: null } } })) > 0;
