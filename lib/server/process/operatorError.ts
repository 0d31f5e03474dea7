/**
 * A problem that the operator can fix. Its message is one plain sentence that says what to do. The command
 * line prints it without a stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** The message of a thrown value, for use within a sentence. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** True if a thrown value is a Node system error with this code, e.g. "EEXIST". */
export function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && "code" in thrown && thrown.code === code;
}
