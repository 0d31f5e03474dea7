import { existsSync } from "node:fs";
import { OperatorError } from "@/lib/server/operatorError";

/**
 * Runs a command: reads `.env`, and turns an OperatorError into its sentence on standard error with exit code 1. Any
 * other error is a bug and keeps its stack.
 */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    // Nothing is told to anybody about how a table plays.
    process.env.NEXT_TELEMETRY_DISABLED = "1";
    await command();
  } catch (thrown) {
    console.error(thrown instanceof OperatorError ? thrown.message : thrown);
    process.exit(1);
  }
}
