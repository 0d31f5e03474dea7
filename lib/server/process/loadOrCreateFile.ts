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
 * Returns the content of a file that only its owner can read. The first call creates it.
 * @param what The file's name in an error message, e.g. "The secret".
 * @throws OperatorError when the file cannot be created or read.
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
    throw new OperatorError(`${file} cannot be read (${reasonOf(thrown)}): let this user read it.`);
  }
}

/**
 * Writes a temporary file and then links it to its final name. Linking fails if the name is taken. Two
 * processes that start at once therefore both read the first one's content, and neither reads half a file.
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
      `${what} could not be written to ${file} (${reasonOf(thrown)}): set DATA_DIR to a folder on a local disk that this user can write to.`,
      { cause: thrown },
    );
  }
}
