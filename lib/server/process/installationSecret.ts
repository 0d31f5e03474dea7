import { readEnvironment } from "./env";
import { keptSecret } from "./secret";

const read = new Map<string, Buffer>();

/**
 * The secret of the installation this process serves: INSTALLATION_SECRET, which several instances share, or else what is in its file,
 * read once. Throws what `keptSecret` throws.
 */
export function installationSecret(): Buffer {
  const { dataDir, secret: given } = readEnvironment();
  if (given !== undefined) return given;
  const secret = read.get(dataDir) ?? keptSecret(dataDir);
  read.set(dataDir, secret);
  return secret;
}
