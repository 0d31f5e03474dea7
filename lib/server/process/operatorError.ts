/**
 * Something the person who runs the program can put right. Its message is one plain sentence that says what to do;
 * the command line prints it alone, without a stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** The message of anything thrown, for building a sentence around it. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Whether a thrown value is one of Node's system errors with this code, e.g. "EEXIST". */
export function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && "code" in thrown && thrown.code === code;
}
