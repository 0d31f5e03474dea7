import { realpathSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleOf, COMMANDS } from "@/lib/server/process/built";
import { readEnvFile, runProgram, settingsFromHere } from "./launch";

// start.mjs of a program folder: needs no package and no build. Its commands are those of `COMMANDS`.
// Without a command it serves.

/** The platform of the native modules, as "linux-x64", and the oldest Node. Set by the build. */
declare const PLATFORM: string;
declare const OLDEST_NODE: string;

const platform = `${process.platform}-${process.arch}`;
const [command, ...args] = process.argv.slice(2);
if (platform !== PLATFORM) fail(`This release is for ${PLATFORM}, but this machine is ${platform}.`);
if (isOlder(process.versions.node, OLDEST_NODE))
  fail(`Node ${OLDEST_NODE} or newer is needed, but this is ${process.versions.node}.`);
const found = COMMANDS.find((name) => name === command);
if (command !== undefined && !found) fail(`Usage: node start.mjs [${COMMANDS.join(" | ")}]`);
readEnvFile();
// The path may be a link, which an update changes.
const latest = () => path.dirname(realpathSync(process.argv[1] ?? import.meta.filename));
if (!found) await runProgram(import.meta.dirname, latest);
else {
  // As npm does: the command reads file names from where it was called.
  const INIT_CWD = process.cwd();
  Object.assign(process.env, settingsFromHere(), { INIT_CWD, NODE_ENV: "production" });
  process.chdir(import.meta.dirname);
  process.argv.splice(2, process.argv.length, ...args);
  await import(pathToFileURL(bundleOf(found)).href);
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
