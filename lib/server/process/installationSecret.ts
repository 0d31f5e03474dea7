import { randomBytes } from "node:crypto";
import path from "node:path";
import { readEnvironment } from "./env";
import { loadOrCreateFile } from "./loadOrCreateFile";
import { OperatorError } from "./operatorError";

const read = new Map<string, Buffer>();

/**
 * The secret of the installation this process serves: INSTALLATION_SECRET, which several instances share, or else what is in its file,
 * read once. Throws what `loadOrCreateSecret` throws.
 */
export function installationSecret(): Buffer {
  const { dataDir, secret: given } = readEnvironment();
  if (given !== undefined) return given;
  const secret = read.get(dataDir) ?? loadOrCreateSecret(dataDir);
  read.set(dataDir, secret);
  return secret;
}

const LENGTH = 32;

/**
 * The secret this installation signs with: 32 random bytes in a file that only its owner may read. Made on the first
 * call, and the same ever after.
 * @throws OperatorError when the file cannot be made or read, or holds something else.
 */
export function loadOrCreateSecret(dataDir: string): Buffer {
  const file = path.join(dataDir, "secret");
  const secret = loadOrCreateFile(file, "The secret", () => randomBytes(LENGTH));
  if (secret.length !== LENGTH) {
    throw new OperatorError(
      `${file} is damaged: put the file back from a backup, or delete it (every phone then has to join its tables again).`,
    );
  }
  return secret;
}
