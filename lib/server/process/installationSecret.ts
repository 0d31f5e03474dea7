import { randomBytes } from "node:crypto";
import path from "node:path";
import { readEnvironment } from "./env";
import { loadOrCreateFile } from "./loadOrCreateFile";
import { OperatorError } from "./operatorError";

const read = new Map<string, Buffer>();

/**
 * Returns this server's secret: INSTALLATION_SECRET, which several instances share, or the secret file, read
 * once. Throws as `loadOrCreateSecret` does.
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
 * Returns the signing secret: 32 random bytes in a file that only its owner can read. The first call creates
 * it.
 * @throws OperatorError when the file cannot be created or read, or has other content.
 */
export function loadOrCreateSecret(dataDir: string): Buffer {
  const file = path.join(dataDir, "secret");
  const secret = loadOrCreateFile(file, "The secret", () => randomBytes(LENGTH));
  if (secret.length !== LENGTH) {
    throw new OperatorError(
      `${file} is damaged: restore it from a backup, or delete it. Then every phone must rejoin its tables.`,
    );
  }
  return secret;
}
