import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { hasCode, OperatorError, reasonOf } from "./operatorError";

const LENGTH = 32;

/**
 * The secret this installation signs with: 32 random bytes in a file that only its owner may read. Made on the first
 * call, and the same ever after.
 * @throws OperatorError when the file cannot be made or read, or holds something else.
 */
export function keptSecret(dataDir: string): Buffer {
  const file = path.join(dataDir, "secret");
  const secret = read(file) ?? make(file);
  if (secret.length !== LENGTH) {
    throw new OperatorError(
      `${file} is damaged: put the file back from a backup, or delete it (every phone then has to join its tables again).`,
    );
  }
  return secret;
}

function read(file: string): Buffer | undefined {
  try {
    const secret = readFileSync(file);
    chmodSync(file, 0o600);
    return secret;
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return undefined;
    throw new OperatorError(
      `${file} cannot be read (${reasonOf(thrown)}): give this user the right to read it.`,
    );
  }
}

/**
 * A whole file is written beside it and then linked into place. Linking fails when the name is taken, so that of two
 * processes starting at once both end up with the secret of the first, and nobody reads half of one.
 */
function make(file: string): Buffer {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    const handle = openSync(/* turbopackIgnore: true */ draft, "wx", 0o600);
    writeSync(handle, randomBytes(LENGTH));
    fsyncSync(handle);
    closeSync(handle);
    try {
      linkSync(draft, file);
    } catch (thrown) {
      if (!hasCode(thrown, "EEXIST")) throw thrown;
    } finally {
      unlinkSync(draft);
    }
    return readFileSync(file);
  } catch (thrown) {
    throw new OperatorError(
      `The secret could not be written to ${file} (${reasonOf(thrown)}): set DATA_DIR to a folder on an ordinary disk that this user may write.`,
      { cause: thrown },
    );
  }
}
