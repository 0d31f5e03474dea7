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
import { hasCode, OperatorError, reasonOf } from "./operatorError";

/**
 * What is in a file that only its owner may read. It is made by the first call, and the same ever after.
 * @param what it is called where it cannot be written, e.g. "The secret".
 * @throws OperatorError when the file cannot be made or read.
 */
export const loadOrCreateFile = (file: string, what: string, make: () => Buffer): Buffer =>
  read(file) ?? keep(file, what, make());

function read(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    chmodSync(file, 0o600);
    return content;
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return undefined;
    throw new OperatorError(
      `${file} cannot be read (${reasonOf(thrown)}): give this user the right to read it.`,
    );
  }
}

/**
 * A whole file is written beside it and then linked into place. Linking fails when the name is taken, so that of two
 * processes starting at once both end up with what the first wrote, and nobody reads half of it.
 */
function keep(file: string, what: string, content: Buffer): Buffer {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    const handle = openSync(/* turbopackIgnore: true */ draft, "wx", 0o600);
    writeSync(handle, content);
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
      `${what} could not be written to ${file} (${reasonOf(thrown)}): set DATA_DIR to a folder on an ordinary disk that this user may write.`,
      { cause: thrown },
    );
  }
}
