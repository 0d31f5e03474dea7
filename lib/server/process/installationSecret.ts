import { readEnvironment } from "./env";
import { keptSecret } from "./secret";

const read = new Map<string, Buffer>();

/** The secret of the installation this process serves, read from its file once. */
export function installationSecret(): Buffer {
  const { dataDir } = readEnvironment();
  const secret = read.get(dataDir) ?? keptSecret(dataDir);
  read.set(dataDir, secret);
  return secret;
}
