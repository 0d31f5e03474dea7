/** The addresses that supervisors ask. They skip the request queue and are answered over plain http, too. */
export const HEALTH_PATHS = ["/healthz", "/readyz", "/api/health"] as const;

export type HealthPath = (typeof HEALTH_PATHS)[number];

/** The health address of a request's target; undefined for other addresses. */
export function healthPath(target: string): HealthPath | undefined {
  const [asked] = target.split("?", 1);
  return HEALTH_PATHS.find((one) => one === asked);
}
