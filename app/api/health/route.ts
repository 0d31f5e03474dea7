import { readHealth } from "@/lib/server/admin/health";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";

/** Whether all is well: for whatever starts the program anew when it is not. */
export const GET = endpoint(async () => {
  const health = await readHealth();
  return health.ok ? answer(200, { ok: true, ...health.value }) : answerNot(health.refusal, 503);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
