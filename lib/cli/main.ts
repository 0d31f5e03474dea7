import { existsSync } from "node:fs";
import { faultOf } from "@/lib/server/db/faults/faultOf";
import { operatorSentence } from "@/lib/server/db/faults/faults";
import { readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";

/**
 * Runs a command: reads `.env`, and turns an OperatorError, a full disk or a damaged database into a sentence on standard error
 * with exit code 1. Any other error is a bug and keeps its stack.
 */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    // Nothing is told to anybody about how a table plays.
    process.env.NEXT_TELEMETRY_DISABLED = "1";
    await command();
  } catch (thrown) {
    console.error(thrown instanceof OperatorError ? thrown.message : (faultSentence(thrown) ?? thrown));
    process.exit(1);
  }
}

function faultSentence(thrown: unknown): string | null {
  const fault = faultOf(thrown);
  return fault && operatorSentence(fault, readEnvironment().dataDir);
}
