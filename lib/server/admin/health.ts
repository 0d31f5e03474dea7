import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import packageJson from "@/package.json";
import { database } from "../db/db";
import { faultNow } from "../db/faults/faults";
import { audit } from "../process/audit/audit";

/** A monitor does not wait much longer for an answer. */
const PATIENCE_MS = 3_000;

/**
 * Checks that the program can read and write its database. Refuses with a known fault, such as `disk-full`,
 * and with `no-database` on a timeout. Public, because it reveals nothing else.
 */
export async function readHealth(patienceMs = PATIENCE_MS): Promise<ApiResult<{ readonly version: string }>> {
  let impatient: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    impatient = setTimeout(() => resolve(false), patienceMs);
  });
  const answers = database()
    .installation.count()
    .then(
      () => true,
      () => false,
    );
  const well = await Promise.race([answers, tooLate]);
  clearTimeout(impatient);
  const fault = faultNow();
  if (fault !== null) return apiError(fault);
  if (well) return ok({ version: VERSION });
  audit("database-unavailable", { code: "no-database" });
  return apiError("no-database");
}

/** The version from package.json. */
export const VERSION: string = packageJson.version;
