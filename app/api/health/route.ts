import { readHealth } from "@/lib/server/admin/health";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";

/** Health check for process supervisors. */
export const GET = endpoint(async () => {
  const health = await readHealth();
  return health.ok ? answer(200, { ok: true, ...health.value }) : answerNot(health.refusal, 503);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
