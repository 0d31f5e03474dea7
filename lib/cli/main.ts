import path from "node:path";
import { faultOf } from "@/lib/server/db/faults/faultOf";
import { operatorSentence } from "@/lib/server/db/faults/faults";
import { readEnvironment } from "@/lib/server/process/env";
import { requireSafeSqlite } from "@/lib/server/process/nativeModules";
import { hasCode, OperatorError } from "@/lib/server/process/operatorError";
import { readEnvFile } from "./launch";

/**
 * Runs a command. Reads `.env`. An OperatorError, a full disk, a damaged database or a package of another Node
 * becomes a sentence on standard error and exit code 1. Any other error is a bug and keeps its stack.
 */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    readEnvFile();
    // Next sends no telemetry.
    process.env.NEXT_TELEMETRY_DISABLED = "1";
    requireSafeSqlite();
    await command();
  } catch (thrown) {
    console.error(sentenceOf(thrown) ?? thrown);
    process.exit(1);
  }
}

/**
 * The only argument of a command: a file, relative to the folder of the call. npm and a release run commands in
 * another one.
 */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new OperatorError(`Usage: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? "", file);
}

function sentenceOf(thrown: unknown): string | null {
  if (thrown instanceof OperatorError) return thrown.message;
  // Native modules are compiled for one version of Node, which the system may have replaced.
  if (hasCode(thrown, "ERR_DLOPEN_FAILED"))
    return `A package was installed for another version of Node than ${process.version}: run npm ci, or use a release for it.`;
  const fault = faultOf(thrown);
  return fault && operatorSentence(fault, readEnvironment().dataDir);
}
