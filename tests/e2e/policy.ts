import type { BrowserContext } from "playwright-core";

/**
 * Watches a browser for anything its Content-Security-Policy forbids, by the event that pages get of it and by what the
 * console says. Answers the list of breaches, which grows. Call it before the first page is opened.
 */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const breaches: string[] = [];
  await context.exposeBinding("policyBroken", ({ page }, what: string) => {
    breaches.push(`${what} on ${page.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const tell = (window as unknown as { policyBroken: (what: string) => void }).policyBroken;
      tell(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  context.on("console", (message) => {
    if (/content security policy|permissions.policy/i.test(message.text()))
      breaches.push(`console: ${message.text()}`);
  });
  return breaches;
}
