import type { BrowserContext } from "playwright-core";

/**
 * Watches a browser for Content-Security-Policy violations, by the page's event and by the
 * console. Returns the growing list of violations. Call it before opening the first page.
 */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const breaches: string[] = [];
  await context.exposeBinding("policyBroken", ({ page }, what: string) => {
    breaches.push(`${what} on ${page.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const reportBreach = (window as unknown as { policyBroken: (what: string) => void }).policyBroken;
      reportBreach(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  context.on("console", (message) => {
    if (/content security policy|permissions.policy/i.test(message.text()))
      breaches.push(`console: ${message.text()}`);
  });
  return breaches;
}
