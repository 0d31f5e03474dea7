import { ok } from "@/lib/engine";
import { httpErrorMessages } from "@/lib/messages/api";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import packageJson from "@/package.json";
import { allowOnly, answer, answerNot } from "../api/endpoint";
import { database } from "../db/db";
import { faultNow } from "../db/faults/faults";
import type { HealthPath } from "../http/healthPaths";
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

/**
 * The check of each address. `/healthz` only shows that the process answers. The others show that people can
 * play: migrations are applied, pages are ready and the database answers.
 */
const CHECKS: Readonly<Record<HealthPath, "answers" | "serves">> = {
  "/healthz": "answers",
  "/readyz": "serves",
  "/api/health": "serves",
};

const METHODS = ["GET", "HEAD"] as const;

/**
 * Answers a health check: 200, or 503 with a code.
 * @param started False until the program is ready; the code is then "starting", unless a fault delays it.
 */
export async function answerHealth(path: HealthPath, method: string, started = true): Promise<Response> {
  if (!METHODS.some((one) => one === method)) {
    const { GET: refuse, OPTIONS: list } = allowOnly(...METHODS);
    return method === "OPTIONS" ? list() : refuse();
  }
  if (CHECKS[path] === "answers") return answer(200, { ok: true });
  if (!started) {
    const fault = faultNow();
    return fault === null
      ? answer(503, { ok: false, code: "starting", message: httpErrorMessages.starting })
      : answerNot(apiError(fault).refusal, 503);
  }
  const health = await readHealth();
  return health.ok ? answer(200, { ok: true, ...health.value }) : answerNot(health.refusal, 503);
}

/** The version from package.json. */
export const VERSION: string = packageJson.version;
