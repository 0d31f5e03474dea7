import { appointByCommand, recoverByCommand, setSignUpByCommand } from "@/lib/server/admin/ownerCommands";
import { closeDatabase } from "@/lib/server/db/db";
import { requireUpToDate } from "@/lib/server/db/upToDate";
import { flushAudit } from "@/lib/server/process/audit/audit";
import { FIRST_SIGN_UP, readEnvironment, signUpMode } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";

const USAGE = `Usage: npm run owner -- recover EMAIL | appoint EMAIL | sign-up ${FIRST_SIGN_UP.join("|")}`;

/** The commands, each with its answer. */
const COMMANDS: Readonly<Record<string, (value: string) => Promise<string>>> = {
  recover: async (email) => {
    const { name, code } = await recoverByCommand(email);
    const { publicUrl = "" } = readEnvironment();
    return `For ${name}, valid for one use until ${code.expiresAt}: ${code.code}\nEnter it at ${publicUrl}/reset-password.`;
  },
  appoint: async (email) => `${(await appointByCommand(email)).name} owns this server now.`,
  "sign-up": async (text) => {
    const mode = FIRST_SIGN_UP.find((known) => known === text);
    if (mode === undefined) throw new OperatorError(USAGE);
    await setSignUpByCommand(signUpMode(mode));
    return `Sign-up is ${mode === "invited" ? "by invitation" : mode} now.`;
  },
};

// npm run owner: manages accounts at the machine, without the web. A server may run at the same time.
await main(async () => {
  const [command = "", value, ...more] = process.argv.slice(2);
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (run === undefined || value === undefined || more.length > 0) throw new OperatorError(USAGE);
  await requireUpToDate();
  try {
    console.log(await run(value));
  } finally {
    flushAudit();
    await closeDatabase();
  }
});
