import { faultOf } from "@/lib/server/db/faults/faultOf";
import { operatorSentence } from "@/lib/server/db/faults/faults";
import { readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";
import { readEnvFile } from "./launch";

/**
 * Runs a command. Reads `.env`. An OperatorError, a full disk or a damaged database becomes a sentence on
 * standard error and exit code 1. Any other error is a bug and keeps its stack.
 */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    readEnvFile();
    // Next sends no telemetry.
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
